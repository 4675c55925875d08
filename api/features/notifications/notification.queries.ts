import type { Database, Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import { NotificationType } from './notification.enums.ts';
import type { AdminCounts } from './admin-counts.types.ts';

/** A notification and its recipients. */
export interface NewNotification {
  /** Every user in good standing who has one of these … */
  roles?: readonly Role[];
  /** … and of these, by id, those in good standing. Who is both is told once. */
  users?: readonly string[];
  type: NotificationType;
  /** The values of the sentence; of a person, no more than their company, which `forgetCompany` takes out again. */
  params: Record<string, string | number>;
  /** Path on the site. */
  link: string | null;
}

/** Notifications that asked for something that is done: of these types, and … */
export interface Settled {
  types: readonly NotificationType[];
  /** … leading to one of these pages, … */
  links?: readonly string[];
  /** … with these values, … */
  params?: Readonly<Record<string, string>>;
  /** … of these users; absent = of everybody. */
  users?: readonly string[];
}

/** What they ask for is done, by whomever: nobody has to read them any more. Gives whose they were. */
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

/** Takes the name of a company out of what was told of it. @param subjects references, or ids of clients. */
export async function forgetCompany({ query }: Pick<Transaction, 'query'>, subjects: readonly string[]): Promise<void> {
  await query(
    `update notification set params = params - 'company'
     where params ? 'company' and (params ->> 'reference' = any($1) or params ->> 'client' = any($1))`,
    [subjects],
  );
}

/** Notifies every user in good standing who has one of the roles, or is one of the users. Gives what was written. */
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

/** The role of a user, and how much waits to be read. */
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

/** What waits for the platform: four counts by their indexes. */
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
