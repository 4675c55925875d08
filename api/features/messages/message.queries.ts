import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';

/** Messages with which nothing has been done for long. */
export const MESSAGE_RETENTION: RetentionRule = {
  due: 'from contact_message where updated_at < $1',
  since: 'updated_at',
  reference: 'reference',
};

/** Deletes what came from an e-mail address. Gives the number of messages. */
export async function deleteMessagesOf({ query }: Transaction, email: string): Promise<number> {
  return (await query('delete from contact_message where lower(email) = $1 returning id', [email])).length;
}
