import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { ACTIVE_ADMINISTRATOR } from './account.policy.ts';
import { accountWorkflow } from './account.workflow.ts';
import { AccountActor, AccountStatus, Role } from './account.enums.ts';
import { toUserView, type RegistrationPage } from './account.types.ts';
import { type RegistrationArgs, RegistrationSort, type UsersArgs, UserSort } from './user.inputs.ts';
import type { ManagedUserView, UserPage } from './managed-user.types.ts';
import { alive } from './session-lifetime.ts';
import { User } from './user.entity.ts';

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

/** More words than these say no more. */
const MAX_WORDS = 10;

/** Every word must be in the text; what is typed means itself. */
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

/** The users of one page in their order, and how many there are: three statements, however many there are. */
async function usersOf(
  database: Database,
  conditions: string[],
  values: unknown[],
  order: string,
  paging: Paging,
): Promise<{ users: User[]; count: number }> {
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
  return { users: ids.flatMap(({ id }) => byId.get(id) ?? []), count: counted!.count };
}

/** The registrations that wait for a decision; unless asked otherwise the oldest first: who waited longest is served first. */
export async function pendingRegistrations(
  database: Database,
  { filter, sort, ...paging }: RegistrationArgs,
): Promise<RegistrationPage> {
  const values: unknown[] = [AccountStatus.PENDING];
  const conditions = ['status = $1', ...textCondition(filter.text, values)];
  if (typeof filter.emailVerified === 'boolean')
    conditions.push(`email_verified_at is ${filter.emailVerified ? 'not ' : ''}null`);
  const { users, count } = await usersOf(database, conditions, values, REGISTRATION_ORDERS[sort], paging);
  return { items: users.map(toUserView), ...pagePlace(count, paging) };
}

/** One page of everybody with an account. */
export async function listUsers(
  database: Database,
  viewer: Viewer,
  { filter, sort, ...paging }: UsersArgs,
  at: Date,
): Promise<UserPage> {
  const { text, roles, statuses } = filter;
  const values: unknown[] = [];
  const conditions = textCondition(text, values);
  if (roles?.length) conditions.push(`role = any($${values.push(roles)}::text[])`);
  if (statuses?.length) conditions.push(`status = any($${values.push(statuses)}::text[])`);
  const { users, count } = await usersOf(database, conditions, values, USER_ORDERS[sort], paging);
  return { items: await managedViews(database, viewer, users, at), ...pagePlace(count, paging) };
}

interface Around {
  id: string;
  venueCount: number;
  sessionCount: number;
}

/** Users as an administrator sees them, with what other tables tell of them in one statement. */
export async function managedViews(
  database: Database,
  viewer: Viewer,
  users: readonly User[],
  at: Date,
): Promise<ManagedUserView[]> {
  const rows = await database.rows<Around>(
    `select u.id,
       (select count(*)::int from venue v where v.owner_id = u.id and v.deleted_at is null) as "venueCount",
       (select count(*)::int from session s where s.user_id = u.id and ${alive('$2')}) as "sessionCount"
     from user_account u where u.id = any($1::uuid[])`,
    [users.map(({ id }) => id), at],
  );
  const around = new Map(rows.map((row) => [row.id, row]));
  const administrators = await database.em.count(User, ACTIVE_ADMINISTRATOR);
  return users.map((user) => toManagedView(viewer, user, around.get(user.id), administrators));
}

/** @param administrators how many can sign in. */
function toManagedView(
  viewer: Viewer,
  user: User,
  around: Around | undefined,
  administrators: number,
): ManagedUserView {
  const { id, role, suspensionReason, passwordHash } = user;
  const status: AccountStatus = user.status;
  const isSelf = viewer.id === id;
  const hasPassword = passwordHash.startsWith('$');
  const others = administrators - (hasPassword ? 1 : 0);
  const isLastAdministrator = role === Role.ADMIN && status === AccountStatus.APPROVED && others === 0;
  return {
    id,
    user: toUserView(user),
    venueCount: around?.venueCount ?? 0,
    sessionCount: around?.sessionCount ?? 0,
    suspensionReason,
    hasPassword,
    isSelf,
    isLastAdministrator,
    availableActions: isSelf ? [] : accountWorkflow.actionsOf(status, AccountActor.ADMIN),
  };
}
