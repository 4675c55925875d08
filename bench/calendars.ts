import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CalendarReader } from '../api/features/calendar/linked/calendar-reader.ts';
import { refreshCalendars } from '../api/features/calendar/linked/linked-calendar-refresh.ts';
import { SEALED_URL } from '../api/features/calendar/linked/linked-calendar.service.ts';
import { dayFromToday } from '../api/platform/clock.ts';
import { createLogger } from '../api/platform/logger.ts';
import type { OutboundRules } from '../api/platform/outbound/public-fetch.ts';
import { Secret } from '../api/platform/secret.ts';
import { databaseUrl, preparePostgres, withDatabase } from './postgres.ts';
import type { Finding } from './report.ts';

const CALENDARS = 1_000;
const EVENTS = 2_000;
/** Days over which the events are spread, within those that are read. */
const DAYS = 700;
/** Calendars are read every half hour: by then all of them have to be through. */
const LIMIT_S = 1_800;
/** The API's modules, what four threads may hold (128 MB each), and the server of the calendars, which is in the same process. */
const LIMIT_MB = 1_000;
const SAMPLE_MS = 200;
const PATH = '/calendar-';

/** A server of this machine stands for those of others. */
const HERE: OutboundRules = {
  isAllowedUrl: ({ protocol }) => protocol === 'http:',
  isAllowedAddress: (address) => address === '127.0.0.1',
  request: (url, options) => request(url, options),
};

/** A thousand linked calendars of two thousand events each: read for the first time, and again when nothing has changed. */
export async function runCalendars(): Promise<Finding[]> {
  const url = databaseUrl(CALENDARS, 'calendars');
  await preparePostgres(url, CALENDARS);
  const server = await serveCalendars();
  try {
    return await withDatabase(url, async (database) => {
      const secret = new Secret('s'.repeat(43));
      const world = { database, secret, calendarReader: new CalendarReader('https://bench.example', HERE) };
      const { port } = server.address() as AddressInfo;
      await database.rows('delete from linked_calendar');
      const venues = await database.rows<{ id: string }>('select id from venue order by id limit $1', [CALENDARS]);
      const sealed = venues.map((_, n) => secret.seal(SEALED_URL, `http://127.0.0.1:${port}${PATH}${n}.ics`));
      await database.rows(
        `insert into linked_calendar (venue_id, sealed_url, origin, next_read_at)
         select venue, sealed, 'bench', now() from unnest($1::uuid[], $2::text[]) as given (venue, sealed)`,
        [venues.map(({ id }) => id), sealed],
      );
      const read = async () => {
        await database.rows(`update linked_calendar set next_read_at = now() - interval '1 minute'`);
        return measured(() =>
          refreshCalendars(world, { signal: AbortSignal.timeout(2 * LIMIT_S * 1_000), logger: createLogger('warn') }),
        );
      };
      const first = await read();
      const [row] = await database.rows<{ count: string }>(
        'select count(*) from linked_calendar where fault is null and taken_count > 0',
      );
      if (Number(row!.count) !== CALENDARS) throw new Error(`Only ${row!.count} of ${CALENDARS} calendars were read.`);
      const again = await read();
      const what = `${CALENDARS} calendars of ${EVENTS} events`;
      return [
        { what: `${what}, read for the first time`, value: first.seconds, unit: 's', target: LIMIT_S },
        { what: `${what}, none of which has changed`, value: again.seconds, unit: 's', target: LIMIT_S },
        {
          what: 'greatest memory meanwhile, of the process that reads',
          value: first.peakMb,
          unit: 'MB',
          target: LIMIT_MB,
        },
      ];
    });
  } finally {
    server.close();
  }
}

async function serveCalendars(): Promise<Server> {
  const events = Array.from({ length: EVENTS }, (_, n) => {
    const day = dayFromToday(n % DAYS).replaceAll('-', '');
    const hour = n % 2 ? 'T140000' : 'T090000';
    return [
      'BEGIN:VEVENT',
      `UID:${n}@bench`,
      `DTSTART;TZID=Europe/Paris:${day}${hour}`,
      'DURATION:PT2H',
      `SUMMARY:Séminaire ${n}`,
      `DESCRIPTION:${'Salle en U, vidéoprojecteur, deux pauses. '.repeat(3)}`,
      'END:VEVENT',
    ].join('\r\n');
  });
  const body = `${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
  const server = createServer((asked, answer) => {
    const etag = `"${asked.url}"`;
    if (asked.headers['if-none-match'] === etag) return answer.writeHead(304).end();
    // Each has content of its own.
    answer.writeHead(200, { etag, 'content-type': 'text/calendar' });
    answer.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//bench//EN\r\nX-WR-CALNAME:${asked.url}\r\n${body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function measured(work: () => Promise<unknown>): Promise<{ seconds: number; peakMb: number }> {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const started = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return { seconds: (performance.now() - started) / 1_000, peakMb: peak / 1e6 };
}
