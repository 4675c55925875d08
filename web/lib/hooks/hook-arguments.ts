import type { SkipToken } from '@apollo/client/react';

/**
 * The makers of the generated hooks (`web/codegen/typed-hooks.ts` writes one call of them per operation), each in a
 * module of its own so that a page loads only what it uses. Each returns Apollo's hook
 * with the document bound and the options typed: variables are asked for exactly when the operation needs them, and partial data
 * can't be requested, so that `data` is either absent or whole.
 */
export type HookArguments<TVariables, TOptions> = {} extends TVariables
  ? [options?: TOptions | SkipToken]
  : [options: TOptions | SkipToken];
