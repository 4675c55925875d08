import pLimit from 'p-limit';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { JobContext } from '../../../platform/jobs/job-runner.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Secret } from '../../../platform/secret.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { LinkedCalendarsFailed } from './events.ts';
import { claimDue, claimUnwarned } from './linked-calendar.queries.ts';
import { readDue } from './linked-calendar.service.ts';

const LIMIT_SECONDS = 600;
/** Calendars that are taken at once, and those of them that are read at the same time: each may have a thread. */
const BATCH = 20;
const AT_ONCE = 4;

/** Reads the calendars whose half hour is over. One job for all: a job each would be fifty thousand rows a day for a thousand of them. */
export const CALENDARS_REFRESH = defineQueue('calendars.refresh', {
  schedule: '*/5 * * * *',
  singleton: true,
  retries: 0,
  limitSeconds: LIMIT_SECONDS,
});

export interface RefreshWorld {
  database: Database;
  secret: Secret;
  calendarReader: CalendarReader;
}

/** Handler of CALENDARS_REFRESH. What it does not come to is still due for the next one. Returns how many were read. */
export async function refreshCalendars(
  { database, secret, calendarReader: reader }: RefreshWorld,
  { signal, logger }: Pick<JobContext, 'signal' | 'logger'>,
): Promise<number> {
  const limit = pLimit(AT_ONCE);
  let count = 0;
  while (!signal.aborted) {
    const due = await database.transaction((transaction) => claimDue(transaction, BATCH));
    if (due.length === 0) break;
    const read = due.map((calendar) =>
      limit(async () => {
        try {
          await readDue({ database, secret, reader }, calendar);
        } catch (error) {
          // Of one calendar; the others are read all the same, and this one in half an hour.
          logger.error({ err: error, linkedCalendar: calendar.id }, 'a linked calendar could not be read');
        }
      }),
    );
    await Promise.all(read);
    count += due.length;
  }
  await database.transaction(async (transaction) => {
    const failing = await claimUnwarned(transaction);
    if (failing.length) await transaction.publish(new LinkedCalendarsFailed(failing));
  });
  return count;
}
