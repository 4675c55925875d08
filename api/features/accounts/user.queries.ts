import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { User } from './user.entity.ts';
import { now } from '../../platform/clock.ts';
import { beginInParis } from '../../platform/database/paris-day.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { AccountStatus } from './account.enums.ts';
import { type RegistrationArgs, RegistrationSort, type UsersArgs, UserSort } from './user.inputs.ts';
import { alive } from './session-lifetime.ts';
import type { UserPage } from './user.types.ts';

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

const USER_ORDERS: Readonly<Record<UserSort, string>> = {
  [UserSort.NAME]: 'sort_name, id',
  [UserSort.NAME_DESC]: 'sort_name desc, id',
  [UserSort.EMAIL]: 'email',
  [UserSort.EMAIL_DESC]: 'email desc',
  [UserSort.COMPANY]: 'sort_company nulls last, id',
  [UserSort.COMPANY_DESC]: 'sort_company desc nulls last, id',
  [UserSort.NEWEST]: 'created_at desc, id',
  [UserSort.OLDEST]: 'created_at, id',
  [UserSort.LAST_LOGIN]: 'last_login_at desc nulls last, id',
  [UserSort.LAST_LOGIN_ASC]: 'last_login_at nulls last, id',
};

const REGISTRATION_ORDERS: Readonly<Record<RegistrationSort, string>> = {
  [RegistrationSort.OLDEST]: 'created_at, id',
  [RegistrationSort.NEWEST]: 'created_at desc, id',
  [RegistrationSort.NAME]: 'sort_name, id',
  [RegistrationSort.NAME_DESC]: 'sort_name desc, id',
  [RegistrationSort.COMPANY]: 'sort_company nulls last, id',
  [RegistrationSort.COMPANY_DESC]: 'sort_company desc nulls last, id',
};

/** Further words are ignored. */
const MAX_WORDS = 10;

/** Every word must occur in the text; special characters are matched literally. */
function textCondition(text: string | null | undefined, values: unknown[]): string[] {
  return (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => {
      const place = values.push(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
      return `search_text like f_unaccent($${place})`;
    });
}

/** The users of one page in their order, and the total number: three statements in all. */
async function pageOfUsers(
  database: Database,
  conditions: string[],
  values: unknown[],
  order: string,
  paging: Paging,
): Promise<UserPage> {
  const where = ['deleted_at is null', ...conditions].join(' and ');
  const [[counted], ids] = await Promise.all([
    database.rows<{ count: number }>(`select count(*)::int as count from user_account where ${where}`, values),
    database.rows<{ id: string }>(
      `select id from user_account where ${where} order by ${order} limit ${paging.pageSize} offset ${offsetOf(paging)}`,
      values,
    ),
  ]);
  const users = await database.em.find(User, { id: { $in: ids.map(({ id }) => id) } });
  const byId = new Map(users.map((user) => [user.id, user]));
  return { items: ids.flatMap(({ id }) => byId.get(id) ?? []), ...pagePlace(counted!.count, paging) };
}

/** The registrations that wait for a decision. */
export function pendingRegistrations(
  database: Database,
  { filter, sort, ...paging }: RegistrationArgs,
): Promise<UserPage> {
  const values: unknown[] = [AccountStatus.PENDING];
  const conditions = ['status = $1', ...textCondition(filter.text, values)];
  if (typeof filter.emailVerified === 'boolean')
    conditions.push(`email_verified_at is ${filter.emailVerified ? 'not ' : ''}null`);
  return pageOfUsers(database, conditions, values, REGISTRATION_ORDERS[sort], paging);
}

/** One page of all users. */
export function listUsers(database: Database, { filter, sort, ...paging }: UsersArgs): Promise<UserPage> {
  const { text, roles, statuses, createdFrom } = filter;
  const values: unknown[] = [];
  const conditions = textCondition(text, values);
  if (roles?.length) conditions.push(`role = any($${values.push(roles)}::text[])`);
  if (statuses?.length) conditions.push(`status = any($${values.push(statuses)}::text[])`);
  if (createdFrom) conditions.push(`created_at >= ${beginInParis(`$${values.push(createdFrom)}`)}`);
  return pageOfUsers(database, conditions, values, USER_ORDERS[sort], paging);
}

/** Counts of other tables for users, in their order. */
export async function countsOfUsers(
  database: Database,
  ids: readonly string[],
): Promise<{ venueCount: number; sessionCount: number }[]> {
  const rows = await database.rows<{ id: string; venueCount: number; sessionCount: number }>(
    `select u.id,
       (select count(*)::int from venue v where v.owner_id = u.id and v.deleted_at is null) as "venueCount",
       (select count(*)::int from session s where s.user_id = u.id and ${alive('$2')}) as "sessionCount"
     from user_account u where u.id = any($1::uuid[])`,
    [ids, now()],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { venueCount: 0, sessionCount: 0 });
}
