import { AsyncLocalStorage } from 'node:async_hooks';
import type { Viewer } from './authz.ts';
import type { Transaction } from './database/database.ts';

/** The action of a write, and its caller. */
interface Acting {
  /** A stable code. */
  action: string;
  /** Null = the product itself. */
  caller: { readonly found: Pick<Viewer, 'id'> | null } | null;
}

/** The action that the current work belongs to; null and undefined = work that is not audited. */
export const auditScope = new AsyncLocalStorage<Acting | null>();

/** Runs work as the product itself. */
export function asSystem<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
  return auditScope.run({ action, caller: null }, work);
}

/** Runs work whose changes are not audited, within an audited transaction. */
export async function unlogged<Result>(
  { query }: Pick<Transaction, 'query'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!auditScope.getStore()) return work();
  await query(`select set_config('pleniere.audit', 'off', true)`);
  const result = await work();
  await query(`select set_config('pleniere.audit', 'on', true)`);
  return result;
}
