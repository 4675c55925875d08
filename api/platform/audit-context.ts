import { AsyncLocalStorage } from 'node:async_hooks';
import type { Viewer } from './authz.ts';

/** What is being done, and by whom. */
export interface Acting {
  /** A stable code. */
  action: string;
  /** Whom the gate has found. Null = the product itself. */
  caller: { readonly found: Pick<Viewer, 'id'> | null } | null;
}

/** What the work at hand is done for; null and undefined = nothing that anybody answers for. */
export const auditScope = new AsyncLocalStorage<Acting | null>();

/** Does work in the product's own name. */
export function asSystem<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
  return auditScope.run({ action, caller: null }, work);
}

/** Does what the log of changes need not tell, within a transaction that it watches. */
export async function unlogged<Result>(
  { query }: { query: (text: string) => Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!auditScope.getStore()) return work();
  await query(`select set_config('pleniere.audit', 'off', true)`);
  const result = await work();
  await query(`select set_config('pleniere.audit', 'on', true)`);
  return result;
}
