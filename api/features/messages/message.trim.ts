import type { Database } from '../../database/database.ts';
import { now } from '../../kernel/clock.ts';
import { defineQueue } from '../../kernel/jobs/queue.ts';

/** For how long a message is kept after the last that was done with it, as the privacy policy says. */
const KEPT_MONTHS = 12;

/** Erases old messages, once a day. */
export const MESSAGES_TRIM = defineQueue('messages.trim', { schedule: '5 4 * * *' });

/** Erases the messages with which nothing was done for a year. Gives their number. */
export async function trimMessages(database: Database): Promise<number> {
  const erased = await database.rows(
    `delete from contact_message where updated_at < $1::timestamptz - make_interval(months => $2) returning id`,
    [now(), KEPT_MONTHS],
  );
  return erased.length;
}
