import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './authz.ts';

/** What is being done, and by whom. */
export interface Acting {
  /** A stable code. */
  action: string;
  /** Null = the product itself. */
  caller: Caller | null;
}

/** What the work at hand is done for; null and undefined = nothing that anybody answers for. */
export const actingScope = new AsyncLocalStorage<Acting | null>();

/** Does work in the product's own name. */
export function actingItself<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
  return actingScope.run({ action, caller: null }, work);
}
