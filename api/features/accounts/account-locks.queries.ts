import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { User } from './user.entity.ts';

/**
 * Locks these accounts until the transaction ends, so that no other one writes them or their data. Accounts are locked before what belongs to
 * them, in the order of their ids (docs/decisions/0034).
 */
export async function lockAccounts(
  { query }: Pick<Transaction, 'query'>,
  userIds: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  // Rows that refer to an account, such as a notification, can still be written: the lock is not on the key.
  if (ids.length)
    await query(`select 1 from user_account where id = any($1::uuid[]) order by id for no key update`, [ids]);
}

/** Locks an account until the transaction ends. @throws AppError NOT_FOUND. */
export async function lockedUser(transaction: Transaction, userId: string): Promise<User> {
  if (isUuid(userId)) await lockAccounts(transaction, [userId]);
  const where = { id: userId, deletedAt: null };
  const user = isUuid(userId) ? await transaction.em.findOne(User, where, { refresh: true }) : null;
  if (!user) throw new AppError('NOT_FOUND', 'User not found');
  return user;
}
