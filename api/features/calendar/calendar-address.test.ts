import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromToday } from '../../platform/clock.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';
import { createEntries } from './calendar.factory.ts';
import { CalendarState } from './calendar.enums.ts';
import { CalendarStage, PAYLOAD_ERRORS } from './calendar-link.fixtures.ts';
import { CALENDAR_LIMITS } from './limits.ts';

const stage = new CalendarStage();

beforeAll(() => stage.start());
afterAll(() => stage.app.stop());
beforeEach(() => stage.reset());

interface Created extends Payload {
  url: string;
  calendarAddress: { id: string; roomId: string | null };
}
const create = async (roomId: string | null = null, as = stage.token) =>
  (
    await stage.ask<{ createCalendarAddress: Created }>(
      `mutation ($input: CalendarPlaceInput!) { createCalendarAddress(input: $input) {
         url calendarAddress { id roomId } ${PAYLOAD_ERRORS} } }`,
      { input: { venueId: stage.venueId, roomId } },
      as,
    )
  ).createCalendarAddress;
const revoke = async (id: string, as = stage.token) =>
  outcomeOf(
    (
      await stage.ask<{ revokeCalendarAddress: Payload }>(
        'mutation ($input: IdInput!) { revokeCalendarAddress(input: $input) { revokedId errors { __typename } } }',
        { input: { id } },
        as,
      )
    ).revokeCalendarAddress,
  );
const list = async (as = stage.token) =>
  (
    await stage.ask<{ calendarAddresses: { id: string; roomId: string | null }[] | null }>(
      'query ($id: ID!) { calendarAddresses(venueId: $id) { id roomId } }',
      { id: stage.venueId },
      as,
    )
  ).calendarAddresses;

/** The address on this app, whatever its public name is. */
const here = (url: string) => stage.app.url + new URL(url).pathname;
const read = (url: string, headers: Record<string, string> = {}) => fetch(here(url), { headers });
const summaries = async (url: string) =>
  Object.values(ical.sync.parseICS(await (await read(url)).text()))
    .filter((part) => part?.type === 'VEVENT')
    .map(({ summary }) => (typeof summary === 'string' ? summary : ''))
    .toSorted((a, b) => a.localeCompare(b));

test('an owner makes the address of their venue, and others read it: the states, no notes', async () => {
  const { venueId, roomId } = stage;
  await createEntries(stage.app.database, [
    { venueId, note: 'Mariage Durand', startsOn: dayFromToday(3) },
    { venueId, roomId, state: CalendarState.OPTION, optionUntil: dayFromToday(2), startsOn: dayFromToday(5) },
    { venueId, state: CalendarState.OPTION, optionUntil: dayFromToday(-1), startsOn: dayFromToday(6) },
    { venueId, state: CalendarState.CLOSED, startsOn: dayFromToday(-300) },
  ]);
  const { url, calendarAddress } = await create();
  expect(calendarAddress).toMatchObject({ roomId: null });
  expect(url).toMatch(/\/api\/calendars\/[\w-]{43}\.ics$/);
  const answer = await read(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const text = await answer.text();
  expect(text).not.toContain('Durand');
  // An option that has ended, and what was over a month ago, are left out.
  expect(await summaries(url)).toEqual(['Option – Salle Ampère', 'Réservé']);
  const [stored] = await stage.app.database.rows<{ hash: string }>('select token_hash as hash from calendar_address');
  expect(url).not.toContain(stored!.hash);
});

test('what has not changed is not sent again', async () => {
  const { url } = await create();
  const etag = (await read(url)).headers.get('etag')!;
  expect((await read(url, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  await createEntries(stage.app.database, [{ venueId: stage.venueId }]);
  expect((await read(url, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(200);
});

test('a room has an address of its own, with what is of the whole venue', async () => {
  const { venueId, roomId } = stage;
  const [other] = await stage.app.database.rows<{ id: string }>(
    'select id from room where venue_id = $1 and id <> $2',
    [venueId, roomId],
  );
  await createEntries(stage.app.database, [
    { venueId, startsOn: dayFromToday(3) },
    { venueId, roomId, state: CalendarState.CLOSED, startsOn: dayFromToday(5) },
    { venueId, roomId: other!.id, startsOn: dayFromToday(6) },
  ]);
  const { url } = await create(roomId);
  expect(await summaries(url)).toEqual(['Fermé', 'Réservé']);
  await create();
  expect((await list())!.map((address) => address.roomId)).toEqual([null, roomId]);
});

test('a new address ends the one before; a revoked one is not found', async () => {
  const first = await create();
  const second = await create();
  expect(await list()).toHaveLength(1);
  expect((await read(first.url)).status).toBe(404);
  expect((await read(second.url)).status).toBe(200);
  expect(await revoke(second.calendarAddress.id)).toBe('Done');
  expect((await read(second.url)).status).toBe(404);
  expect(await revoke(second.calendarAddress.id)).toBe('NotFound');
  expect(await list()).toEqual([]);
});

test('one that is asked too often waits, and so does who tries addresses', async () => {
  const { url } = await create();
  const name = CALENDAR_LIMITS.readPerAddress.name;
  await read(url);
  await stage.app.database.rows(`update rate_limit set points = 1000 where key like $1`, [`${name}%`]);
  expect((await read(url)).status).toBe(429);
  const unknown = url.replace(/[\w-]{43}\.ics/, `${'a'.repeat(43)}.ics`);
  expect((await read(unknown)).status).toBe(404);
  await stage.app.database.rows(`update rate_limit set points = 1000 where key like $1`, [
    `${CALENDAR_LIMITS.unknownPerCaller.name}%`,
  ]);
  expect((await read(unknown)).status).toBe(429);
});

test('is for those who manage the venue', async () => {
  const stranger = await stage.stranger();
  const { calendarAddress } = await create();
  await stage.app.database.rows(`update venue set is_published = false where id = $1`, [stage.venueId]);
  expect(await list(stranger)).toBeNull();
  expect(outcomeOf(await create(null, stranger))).toBe('NotFound');
  expect(await revoke(calendarAddress.id, stranger)).toBe('NotFound');
  expect(await revoke('no id')).toBe('NotFound');
});

test('a room of another venue is refused, naming the field', async () => {
  expect(await create('8f8fb0b1-4a3d-4b55-9a86-000000000000')).toMatchObject({
    errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'roomId', code: 'unknownValue' }] }],
  });
});

test('a venue that is deleted has no calendar any more', async () => {
  const { url } = await create();
  await stage.app.database.rows(`update venue set deleted_at = now(), is_published = false where id = $1`, [
    stage.venueId,
  ]);
  expect((await read(url)).status).toBe(404);
});
