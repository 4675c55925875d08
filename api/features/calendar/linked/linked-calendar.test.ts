import { createServer, type RequestListener, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OutboundRules } from '../../../platform/outbound/public-fetch.ts';
import { Secret } from '../../../platform/secret.ts';
import { type Payload, outcomeOf } from '../../../testing/payloads.ts';
import { CalendarStage, PAYLOAD_ERRORS } from '../calendar-link.fixtures.ts';
import { calendar, event } from './calendar-file.fixtures.ts';
import { CalendarReader } from './calendar-reader.ts';
import { refreshCalendars } from './linked-calendar-refresh.ts';
import { LinkedCalendarService } from './linked-calendar.service.ts';

const HOUR_MS = 3_600_000;
const stage = new CalendarStage();

/** A server of this machine stands for the internet. */
const HERE: OutboundRules = {
  isAllowedUrl: ({ protocol }) => protocol === 'http:',
  isAllowedAddress: (address) => address === '127.0.0.1',
  request: (url, options) => request(url, options),
};
const secret = new Secret('s'.repeat(43));
let reader: CalendarReader;
let service: LinkedCalendarService;
let server: Server;
let url: string;
let answer: RequestListener;
let asked: number;

beforeAll(async () => {
  await stage.start();
  reader = new CalendarReader('https://lieux.example', HERE);
  const { database } = stage.app;
  const limits = { count: async () => {} } as never;
  service = new LinkedCalendarService({ database, limits, secret, reader });
  server = createServer((from, to) => {
    asked++;
    answer(from, to);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/private-secret.ics`;
});
afterAll(async () => {
  server.close();
  await stage.app.stop();
});
beforeEach(async () => {
  await stage.app.database.rows('delete from linked_calendar');
  await stage.reset();
  asked = 0;
});
afterEach(() => moveClock(0));

const compact = (day: string) => day.replaceAll('-', '');
/** An event of the morning of a day so many days ahead. */
const morning = (days: number, title = 'Mariage Durand') =>
  event(`UID:${days}`, `SUMMARY:${title}`, `DTSTART:${compact(dayFromToday(days))}T080000Z`);
const serve = (text: string, etag = '"1"') => {
  answer = (from, to) =>
    from.headers['if-none-match'] === etag ? to.writeHead(304).end() : to.writeHead(200, { etag }).end(text);
};
const viewer = () => ({ id: stage.owner.id, role: 'CLIENT', sessionId: crypto.randomUUID() }) as never;
const link = (roomId: string | null = null) => service.link(viewer(), { venueId: stage.venueId, roomId, url });
const refresh = () =>
  refreshCalendars(
    { database: stage.app.database, secret, calendarReader: reader },
    {
      signal: AbortSignal.timeout(30_000),
      logger: {
        error: (about: object) => {
          throw new Error(JSON.stringify(about));
        },
      } as never,
    },
  );
const due = () =>
  stage.app.database.rows(
    `update linked_calendar set next_read_at = now() - interval '1 minute' where next_read_at is not null`,
  );

const publicly = async (days: number): Promise<string> => {
  const day = dayFromToday(days);
  const { data } = await stage.app.graphql<{ venue: { availability: { state: string } } }>(
    `{ venue(id: "${stage.venueId}") { availability(from: "${day}", to: "${day}") { state } } }`,
  );
  return data.venue.availability.state;
};
interface Entry {
  id: string;
  source: string;
  calendarName: string | null;
  note: string | null;
}
const entries = async () =>
  (
    await stage.ask<{ venueCalendar: { entries: Entry[] } }>(
      `query ($id: ID!) { venueCalendar(venueId: $id, from: "${dayFromToday(0)}", to: "${dayFromToday(60)}") { entries { id source calendarName note } } }`,
      { id: stage.venueId },
    )
  ).venueCalendar.entries;
const rows = () =>
  stage.app.database.rows<{ fault: string | null; failing: boolean; sealed: string }>(
    'select fault, failing_since is not null as failing, sealed_url as sealed from linked_calendar',
  );

async function upload(
  text: string,
  name = 'dates.ics',
  token = stage.token,
): Promise<Payload & { linkedCalendar: object }> {
  const form = new FormData();
  const query = `mutation ($input: UploadCalendarInput!) { uploadCalendar(input: $input) { linkedCalendar { origin isFile takenCount skipped } ${PAYLOAD_ERRORS} } }`;
  form.set('operations', JSON.stringify({ query, variables: { input: { venueId: stage.venueId, file: null } } }));
  form.set('map', '{"0":["variables.input.file"]}');
  form.set('0', new Blob([text], { type: 'text/calendar' }), name);
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const response = await fetch(`${stage.app.url}/graphql`, { method: 'POST', headers, body: form });
  const { data } = (await response.json()) as { data: { uploadCalendar: Payload & { linkedCalendar: object } } };
  return data.uploadCalendar;
}

test('a file is taken once: its times are booked, its titles are for the team', async () => {
  expect(await publicly(3)).toBe('UNKNOWN');
  const { linkedCalendar, errors } = await upload(calendar(morning(3), event('UID:x', 'DTSTART:never')));
  expect(errors).toEqual([]);
  expect(linkedCalendar).toEqual({ origin: 'dates.ics', isFile: true, takenCount: 1, skipped: 1 });
  expect([await publicly(3), await publicly(4)]).toEqual(['UNAVAILABLE', 'FREE']);
  expect(await entries()).toMatchObject([{ source: 'CALENDAR', calendarName: 'dates.ics', note: 'Mariage Durand' }]);
  await upload(calendar(morning(4)));
  expect([await publicly(3), await publicly(4)]).toEqual(['FREE', 'UNAVAILABLE']);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['<html></html>', 'calendarUnreadable'],
  [calendar(event('UID:1', 'DTSTART:20301201T080000Z', 'RRULE:FREQ=SECONDLY')), 'calendarTooMany'],
  [calendar(event('UID:1', `DESCRIPTION:${'x'.repeat(10 * 1024 * 1024 - 500)}`)), 'calendarTooLarge'],
])('a file that is none is refused, and the field is named', async (text, code) => {
  const steps = text.replace('20301201', compact(dayFromToday(1)));
  expect(await upload(steps)).toMatchObject({ errors: [{ fields: [{ path: 'file', code }] }] });
  expect(await rows()).toEqual([]);
});

test('an address is read at once, and again when its half hour is over', async () => {
  serve(calendar('X-WR-CALNAME:Réservations', morning(3)));
  const linked = await link();
  expect(linked).toMatchObject({
    origin: '127.0.0.1',
    name: 'Réservations',
    isFile: false,
    takenCount: 1,
    fault: null,
  });
  expect(await publicly(3)).toBe('UNAVAILABLE');
  // It is often a secret of the other program.
  const [stored] = await rows();
  expect(stored!.sealed).not.toContain('private-secret');
  expect(await refresh()).toBe(0);
  await due();
  expect(await refresh()).toBe(1);
  expect(asked).toBe(2);
  serve(calendar(morning(5)), '"2"');
  await due();
  await refresh();
  expect([await publicly(3), await publicly(5)]).toEqual(['FREE', 'UNAVAILABLE']);
});

test('a room alone is taken where the calendar is that of a room', async () => {
  serve(calendar(morning(3)));
  await link(stage.roomId);
  expect(await publicly(3)).toBe('FREE');
  const told = await stage.app.graphql<{ venue: { availability: { state: string } } }>(
    `{ venue(id: "${stage.venueId}") { availability(from: "${dayFromToday(3)}", to: "${dayFromToday(3)}", people: 1) { state } } }`,
  );
  expect(told.data.venue.availability.state).toBe('FREE');
  const [content] = await stage.app.database.rows<{ busy: object }>(
    `select page::jsonb -> 'calendar' -> 'busy' as busy from catalogue_document where venue_id = $1`,
    [stage.venueId],
  );
  expect(Object.keys(content!.busy)).toEqual([stage.roomId]);
});

test('an address that fails keeps its times, and its owner is told after a day, once', async () => {
  serve(calendar(morning(3)));
  await link();
  answer = (_from, to) => to.writeHead(404).end();
  await due();
  await refresh();
  expect(await rows()).toMatchObject([{ fault: 'NOT_FOUND', failing: true }]);
  expect(await publicly(3)).toBe('UNAVAILABLE');
  const told = () =>
    stage.app.database.rows<{ type: string; params: object }>(
      `select type, params from notification where recipient_id = $1`,
      [stage.owner.id],
    );
  expect(await told()).toEqual([]);
  moveClock(25 * HOUR_MS);
  await refresh();
  await refresh();
  expect(await told()).toEqual([{ type: 'CALENDAR_FAILING', params: { venue: 'Manoir', calendar: '127.0.0.1' } }]);
  const mails = await stage.app.database.rows(
    `select 1 from pgboss.job where name = 'mail.send' and data ->> 'kind' = 'calendar-failing' and data -> 'to' ->> 'address' = $1`,
    [stage.owner.email],
  );
  expect(mails).toHaveLength(1);
  serve(calendar(morning(3)), '"3"');
  await due();
  await refresh();
  expect(await rows()).toMatchObject([{ fault: null, failing: false }]);
});

test('what is fetched confirms the calendar for another 60 days', async () => {
  serve(calendar(morning(100)));
  await link();
  moveClock(50 * 24 * HOUR_MS);
  await refresh();
  moveClock(70 * 24 * HOUR_MS);
  expect(await publicly(80)).toBe('FREE');
});

test('an address that is wrong is refused with the name of its field, and nothing is linked', async () => {
  const wrong = async (bad: string) => {
    const { linkCalendar } = await stage.ask<{ linkCalendar: Payload }>(
      `mutation ($input: LinkCalendarInput!) { linkCalendar(input: $input) { linkedCalendar { id } ${PAYLOAD_ERRORS} } }`,
      { input: { venueId: stage.venueId, url: bad } },
    );
    return linkCalendar;
  };
  const refused = { errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'url', code: 'addressRefused' }] }] };
  for (const bad of ['http://127.0.0.1/', 'webcal://localhost/', 'https://169.254.169.254/latest', 'nonsense'])
    expect(await wrong(bad)).toMatchObject(refused);
  answer = (_from, to) => to.writeHead(302, { location: 'https://127.0.0.1/' }).end();
  await expect(link()).rejects.toThrow(AppError);
  answer = (_from, to) => to.writeHead(200).end('x'.repeat(10 * 1024 * 1024));
  await expect(link()).rejects.toMatchObject({ fields: [{ path: 'url', code: 'calendarTooLarge' }] });
  expect(await rows()).toEqual([]);
});

test('is for those who manage the venue; what it took becomes free with its end', async () => {
  serve(calendar(morning(3)));
  const { id } = await link();
  const stranger = await stage.stranger();
  const unlink = async (token: string) =>
    outcomeOf(
      (
        await stage.ask<{ unlinkCalendar: Payload }>(
          'mutation ($input: IdInput!) { unlinkCalendar(input: $input) { unlinkedId errors { __typename } } }',
          { input: { id } },
          token,
        )
      ).unlinkCalendar,
    );
  await stage.app.database.rows('update venue set is_published = false where id = $1', [stage.venueId]);
  expect(await unlink(stranger)).toBe('NotFound');
  expect(outcomeOf(await upload(calendar(morning(3)), 'a.ics', stranger))).toBe('NotFound');
  await stage.app.database.rows('update venue set is_published = true where id = $1', [stage.venueId]);
  expect(await unlink(stage.token)).toBe('Done');
  expect(await publicly(3)).toBe('FREE');
});
