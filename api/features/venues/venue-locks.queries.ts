import type { Transaction } from '../../platform/database/database.ts';
import { isSlug, isUuid } from '../../platform/text.ts';
import { lockAccounts } from '../accounts/account-locks.queries.ts';

/** Key of an advisory lock. */
const HOME_LOCK = 4_711_009;

/** Locks the placement of venues on the home page for one transaction at a time, before any row. */
export async function lockHome({ query }: Pick<Transaction, 'query'>): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [HOME_LOCK]);
}

/**
 * Locks venues until the transaction ends: first their owners, then the venues, both in the order of their ids. A change of one venue may change
 * others of its owner, so every write of a venue begins with this (docs/decisions/0034).
 * @param owners the owners that they may have afterwards.
 */
export async function lockVenues(
  transaction: Pick<Transaction, 'query'>,
  idsOrSlugs: readonly string[],
  owners: readonly string[] = [],
): Promise<void> {
  const keys = [idsOrSlugs.filter(isUuid), idsOrSlugs.filter((key) => !isUuid(key) && isSlug(key))];
  const venues = await transaction.query<{ id: string; owner_id: string | null }>(
    `select id, owner_id from venue where id = any($1::uuid[]) or slug = any($2)`,
    keys,
  );
  await lockAccounts(transaction, [...venues.map(({ owner_id: ownerId }) => ownerId), ...owners.filter(isUuid)]);
  // Rows that refer to a venue, such as pictures, can still be written: the lock is not on the key.
  await transaction.query(`select 1 from venue where id = any($1::uuid[]) order by id for no key update`, [
    venues.map(({ id }) => id),
  ]);
}
