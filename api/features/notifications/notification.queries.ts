import type { Database, Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import { NotificationType } from './notification.enums.ts';
import type { AdminCounts } from './admin-counts.types.ts';

/** A notification and its recipients. */
export interface NewNotification {
  /** Every approved user with one of these roles … */
  roles?: readonly Role[];
  /** … and of these users, by id, the approved ones. Users in both are notified once. */
  users?: readonly string[];
  type: NotificationType;
  /** The parameters of the sentence; of a person, only their company, which `forgetCompany` erases. */
  params: Record<string, string | number>;
  /** Path on the site. */
  link: string | null;
}

/** Notifications of something that is done: of these types, and … */
export interface Settled {
  types: readonly NotificationType[];
  /** … leading to one of these pages, … */
  links?: readonly string[];
  /** … with these values, … */
  params?: Readonly<Record<string, string>>;
  /** … of these users; absent = of everybody. */
  users?: readonly string[];
}

/** Marks the notifications as read, because what they ask for is done. Returns their users. */
export async function settleNotifications(
  { query }: Pick<Transaction, 'query'>,
  { types, links, params = {}, users }: Settled,
): Promise<string[]> {
  const rows = await query<{ recipientId: string }>(
    `update notification set is_read = true
     where not is_read and type = any($1) and ($2::text[] is null or link = any($2)) and params @> $3::jsonb
       and ($4::uuid[] is null or recipient_id = any($4))
     returning recipient_id as "recipientId"`,
    [types, links ?? null, JSON.stringify(params), users ?? null],
  );
  return [...new Set(rows.map(({ recipientId }) => recipientId))];
}

/** Erases the name of a company from notifications. @param subjects references, or ids of clients. */
export async function forgetCompany({ query }: Pick<Transaction, 'query'>, subjects: readonly string[]): Promise<void> {
  await query(
    `update notification set params = params - 'company'
     where params ? 'company' and (params ->> 'reference' = any($1) or params ->> 'client' = any($1))`,
    [subjects],
  );
}

/** Notifies every approved user who has one of the roles or is one of the users. Returns the notifications. */
export function writeNotifications(
  { query }: Transaction,
  { roles = [], users = [], type, params, link }: NewNotification,
): Promise<{ id: string; userId: string }[]> {
  return query(
    `insert into notification (recipient_id, type, params, link)
     select id, $2, $3::jsonb, $4 from user_account
     where status = 'APPROVED' and (role = any($1) or id = any($5::uuid[]))
     returning id, recipient_id as "userId"`,
    [roles, type, JSON.stringify(params), link, users],
  );
}

/** The role of a user, and the number of their unread notifications. */
export async function countUnread(database: Database, userId: string) {
  const [row] = await database.rows<{ role: Role; unread: number; unreadQuoteRequests: number }>(
    `select u.role, count(n.id)::int as unread,
       (count(n.id) filter (where n.type = $2))::int as "unreadQuoteRequests"
     from user_account u left join notification n on n.recipient_id = u.id and not n.is_read
     where u.id = $1 group by u.id`,
    [userId, NotificationType.QUOTE_REQUEST],
  );
  return row ?? { role: Role.CLIENT, unread: 0, unreadQuoteRequests: 0 };
}

/** The counts of pending items of the platform: four counts by index. */
export async function countAdminQueues(database: Database): Promise<AdminCounts> {
  const [row] = await database.rows<AdminCounts>(
    `select
       (select count(*)::int from user_account where status = 'PENDING' and deleted_at is null) as registrations,
       (select count(*)::int from venue where review_status = 'PENDING' and deleted_at is null) as venues,
       (select count(*)::int from change_request where status = 'PENDING' and type <> 'CREATION') as "changeRequests",
       (select count(*)::int from contact_message where state = 'NEW') as messages`,
  );
  return row!;
}
