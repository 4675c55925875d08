import type { Transaction } from '../../platform/database/database.ts';
import type { NotificationType } from './notification.entity.ts';

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
