import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../platform/clock.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { createEntries } from './calendar.factory.ts';
import { CalendarState } from './calendar.enums.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let owner: TestAccount;
let token: string;
let venueId: string;
let roomId: string;
let staff: string;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  ({ token: staff } = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  owner = await createAccount(app.database);
  ({ token } = await visitor.signIn(owner.email));
  const rooms = [roomContent(), roomContent({ name: 'Salle Ampère', capacities: { THEATRE: 20 } })];
  [venueId] = (await createVenues(app.database, [{ ownerId: owner.id, rooms }])) as [string];
  const [room] = await app.database.rows<{ id: string }>(
    `select id from room where venue_id = $1 order by position limit 1`,
    [venueId],
  );
  roomId = room!.id;
});
afterEach(() => moveClock(0));

const ERRORS = 'errors { __typename ... on ValidationFailed { fields { path code } } }';
const ask = async <Data>(query: string, variables: object = {}, as = token): Promise<Data> => {
  const { data, errors } = await visitor.graphql<Data>(query, variables, { token: as });
  expect(errors).toBeUndefined();
  return data;
};
interface Saved extends Payload {
  entry: { id: string; version: number; state: string; isExpired: boolean; note: string | null };
}
const entry = (more: object = {}) => ({
  venueId,
  state: 'BOOKED',
  startsOn: dayFromToday(10),
  endsOn: dayFromToday(10),
  ...more,
});
const save = async (input: object, as = token) =>
  (
    await ask<{ saveCalendarEntry: Saved }>(
      `mutation ($input: SaveCalendarEntryInput!) { saveCalendarEntry(input: $input) {
         entry { id version state isExpired note } ${ERRORS} } }`,
      { input },
      as,
    )
  ).saveCalendarEntry;
const remove = async (id: string, version: number, as = token) =>
  outcomeOf(
    (
      await ask<{ deleteCalendarEntry: Payload }>(
        'mutation ($input: VersionedInput!) { deleteCalendarEntry(input: $input) { errors { __typename } } }',
        { input: { id, version } },
        as,
      )
    ).deleteCalendarEntry,
  );
const confirm = async (id = venueId, as = token) =>
  ask<{ confirmCalendar: { confirmedAt: string } & Payload }>(
    'mutation ($input: IdInput!) { confirmCalendar(input: $input) { confirmedAt errors { __typename } } }',
    { input: { id } },
    as,
  );
interface Read {
  confirmedAt: string | null;
  isCurrent: boolean;
  entries: { id: string; note: string | null; isExpired: boolean; periods: object[] }[];
}
const read = async (from: string, to: string, as = token) =>
  (
    await ask<{ venueCalendar: Read | null }>(
      `query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { venueCalendar(venueId: $id, from: $from, to: $to) {
         confirmedAt isCurrent entries { id note isExpired periods { startsOn startHalf endsOn endHalf } } } }`,
      { id: venueId, from, to },
      as,
    )
  ).venueCalendar;
interface Told {
  state: string;
  confirmedOn: string | null;
  periods: object[];
}
/** The public state of the tenth day from now. */
const publicly = async (given = ''): Promise<Told> => {
  const { data, errors } = await app.graphql<{ venue: { availability: Told } }>(
    `{ venue(id: "${venueId}") { availability(from: "${dayFromToday(10)}", to: "${dayFromToday(10)}" ${given}) {
       state confirmedOn periods { startsOn startHalf endsOn endHalf state } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.venue.availability;
};

describe('an owner', () => {
  test('writes an entry, changes it and deletes it, and the public is told at once', async () => {
    expect(await publicly()).toEqual({ state: 'UNKNOWN', confirmedOn: null, periods: [] });
    const { entry: written } = await save(entry({ startHalf: 'AFTERNOON', note: ' Noces ' }));
    expect(written).toMatchObject({ state: 'BOOKED', note: 'Noces', isExpired: false });
    const day = dayFromToday(10);
    expect(await publicly()).toEqual({
      state: 'UNAVAILABLE',
      confirmedOn: dayFromToday(0),
      periods: [{ startsOn: day, startHalf: 'AFTERNOON', endsOn: day, endHalf: 'AFTERNOON', state: 'UNAVAILABLE' }],
    });
    expect(await publicly('toHalf: MORNING')).toMatchObject({ state: 'FREE' });
    const { id, version } = written;
    const held = { id, version, state: 'OPTION', optionUntil: dayFromToday(5) };
    expect(await save(entry(held))).toMatchObject({ entry: { version: version + 1 }, errors: [] });
    expect(await publicly()).toMatchObject({ state: 'OPTION' });
    expect(outcomeOf(await save(entry(held)))).toBe('Conflict');
    expect(await remove(id, version)).toBe('Conflict');
    expect(await remove(id, version + 1)).toBe('Done');
    expect(await remove(id, version + 1)).toBe('NotFound');
    expect(await publicly()).toMatchObject({ state: 'FREE' });
  });

  test('reads the entries of some days with their notes, a closure as often as it comes', async () => {
    const closure = { state: 'CLOSED', repeats: 'YEARLY', repeatsUntil: dayFromToday(1_000), note: 'Congés' };
    await save(entry(closure));
    const found = await read(dayFromToday(0), dayFromToday(400));
    expect(found).toMatchObject({ isCurrent: true, entries: [{ note: 'Congés' }] });
    expect(found!.entries[0]!.periods).toHaveLength(2);
    expect((await read(dayFromToday(11), dayFromToday(20)))!.entries).toEqual([]);
  });

  test('keeps one room: the other is free, but not for many people', async () => {
    await save(entry({ roomId }));
    expect(await publicly()).toMatchObject({ state: 'FREE', periods: [] });
    expect(await publicly('people: 40')).toMatchObject({ state: 'UNAVAILABLE' });
    // Nobody holds so many: they meet in several rooms, or not at all.
    expect(await publicly('people: 400')).toMatchObject({ state: 'FREE' });
  });

  test('says that the calendar is up to date, for 60 days', async () => {
    const { confirmCalendar } = await confirm();
    expect(confirmCalendar.errors).toEqual([]);
    expect(Date.parse(confirmCalendar.confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await publicly()).toMatchObject({ state: 'FREE' });
    moveClock(61 * DAY_MS);
    expect(await publicly()).toMatchObject({ state: 'UNKNOWN' });
  });

  test('is told what an option that has ended was; its time is free without anybody doing anything', async () => {
    await save(entry({ state: 'OPTION', optionUntil: dayFromToday(2) }));
    const window = [dayFromToday(0), dayFromToday(20)] as const;
    expect((await read(...window))!.entries).toMatchObject([{ isExpired: false }]);
    moveClock(3 * DAY_MS);
    const { token: later } = await visitor.signIn(owner.email);
    expect((await read(...window, later))!.entries).toMatchObject([{ isExpired: true }]);
    moveClock(0);
    const stale = await app.database.rows(
      `update calendar_entry set option_until = $1 where venue_id = $2 returning id`,
      [dayFromToday(-1), venueId],
    );
    expect(stale).toHaveLength(1);
    await confirm();
    expect(await publicly()).toMatchObject({ state: 'FREE' });
  });

  test.each<[object, string, string]>([
    [{ endsOn: '2020-01-01' }, 'endsOn', 'endBeforeStart'],
    [{ startHalf: 'AFTERNOON', endHalf: 'MORNING' }, 'endsOn', 'endBeforeStart'],
    [{ endsOn: '2095-01-01' }, 'endsOn', 'tooFar'],
    [{ startsOn: '2095-01-01', endsOn: '2095-01-01' }, 'startsOn', 'tooFar'],
    [{ state: 'OPTION' }, 'optionUntil', 'required'],
    [{ state: 'OPTION', optionUntil: '2020-01-01' }, 'optionUntil', 'pastDate'],
    [{ state: 'OPTION', optionUntil: '2095-01-01' }, 'optionUntil', 'tooFar'],
    [{ optionUntil: dayFromToday(1) }, 'optionUntil', 'optionsOnly'],
    [{ repeats: 'WEEKLY', repeatsUntil: dayFromToday(90) }, 'repeats', 'closuresOnly'],
    [{ state: 'CLOSED', repeats: 'WEEKLY' }, 'repeatsUntil', 'required'],
    [{ state: 'CLOSED', repeats: 'WEEKLY', repeatsUntil: dayFromToday(1) }, 'repeatsUntil', 'endBeforeStart'],
    [{ state: 'CLOSED', repeats: 'WEEKLY', repeatsUntil: '2095-01-01' }, 'repeatsUntil', 'tooFar'],
    [{ state: 'CLOSED', repeatsUntil: dayFromToday(90) }, 'repeats', 'required'],
    [{ state: 'CLOSED', repeats: 'WEEKLY', repeatsUntil: dayFromToday(90), weekdays: [8] }, 'weekdays', 'tooGreat'],
    [{ startsOn: dayFromToday(-3), endsOn: dayFromToday(-1) }, 'endsOn', 'pastDate'],
    [
      {
        state: 'CLOSED',
        startsOn: dayFromToday(-30),
        endsOn: dayFromToday(-30),
        repeats: 'WEEKLY',
        repeatsUntil: dayFromToday(-1),
      },
      'repeatsUntil',
      'pastDate',
    ],
    [{ note: 'x'.repeat(501) }, 'note', 'tooLong'],
    [{ roomId: '8f8fb0b1-4a3d-4b55-9a86-000000000000' }, 'roomId', 'unknownValue'],
    [{ roomId: 'no id' }, 'roomId', 'unknownValue'],
  ])('is told what is wrong: %j', async (wrong, path, code) => {
    expect(await save(entry(wrong))).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path, code }] }],
    });
  });

  test('notes something of an entry that is over, but does not move one into the past', async () => {
    const over = { startsOn: dayFromToday(-3), endsOn: dayFromToday(-2) };
    const [id] = await createEntries(app.database, [{ venueId, ...over }]);
    expect(await save(entry({ id, version: 1, ...over, note: 'Payé' }))).toMatchObject({
      entry: { note: 'Payé', version: 2 },
      errors: [],
    });
    const moved = { id, version: 2, startsOn: dayFromToday(-3), endsOn: dayFromToday(-1) };
    expect(await save(entry(moved))).toMatchObject({ errors: [{ fields: [{ path: 'endsOn', code: 'pastDate' }] }] });
  });

  test('does not see the calendars of others, nor write them', async () => {
    const [id] = await createEntries(app.database, [{ venueId }]);
    const other = await createAccount(app.database);
    const { token: stranger } = await visitor.signIn(other.email);
    const window = { id: venueId, from: dayFromToday(0), to: dayFromToday(1) };
    const query = `query ($id: ID!, $from: LocalDate!, $to: LocalDate!) { venueCalendar(venueId: $id, from: $from, to: $to) { venueId } }`;
    const { errors } = await visitor.graphql(query, window, { token: stranger });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    // Those of a venue that is not public are not found.
    await app.database.rows(`update venue set is_published = false where id = $1`, [venueId]);
    expect(await read(window.from, window.to, stranger)).toBeNull();
    expect(outcomeOf(await save(entry(), stranger))).toBe('NotFound');
    expect(await remove(id!, 1, stranger)).toBe('NotFound');
    expect(outcomeOf((await confirm(venueId, stranger)).confirmCalendar)).toBe('NotFound');
    expect(outcomeOf(await save(entry({ venueId }), staff))).toBe('Done');
  });

  test('cannot move an entry to a venue of somebody else by its id', async () => {
    const [foreign] = await createVenues(app.database, [{}]);
    const [id] = await createEntries(app.database, [{ venueId: foreign! }]);
    expect(outcomeOf(await save(entry({ id, version: 1 })))).toBe('NotFound');
  });
});

describe('the public', () => {
  const question = (given: string) => app.graphql(`{ venue(id: "${venueId}") { availability(${given}) { state } } }`);

  test.each([
    [`from: "${dayFromToday(2)}", to: "${dayFromToday(1)}"`, 'to', 'endBeforeStart'],
    [`from: "${dayFromToday(-40)}", to: "${dayFromToday(1)}"`, 'from', 'pastDate'],
    [`from: "${dayFromToday(2)}", to: "${dayFromToday(800)}"`, 'to', 'tooFar'],
    [`from: "${dayFromToday(2)}", to: "${dayFromToday(2)}", people: 0`, 'people', 'tooSmall'],
  ])('is refused %s', async (given, path, code) => {
    const { errors } = await question(given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code }] });
  });

  test('is told of 24 months at once, and never who or what', async () => {
    await createEntries(app.database, [{ venueId, note: 'Mariage Durand', state: CalendarState.CLOSED }]);
    const given = `from: "${dayFromToday(-20)}", to: "${dayFromToday(700)}"`;
    const { data } = await app.graphql(
      `{ venue(id: "${venueId}") { availability(${given}) { state periods { startsOn state } } } }`,
    );
    const periods = [{ startsOn: dayFromToday(0), state: 'UNAVAILABLE' }];
    expect(data).toEqual({ venue: { availability: { state: 'UNAVAILABLE', periods } } });
    const { errors } = await visitor.graphql(
      `{ venueCalendar(venueId: "${venueId}", from: "${dayFromToday(0)}", to: "${dayFromToday(1)}") { confirmedAt } }`,
      {},
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('those who manage the venue are told the same in their reading of it', async () => {
    await createEntries(app.database, [{ venueId, startsOn: dayFromToday(10) }]);
    const { managedVenue } = await ask<{ managedVenue: { availability: Told } }>(
      `{ managedVenue(id: "${venueId}") { availability(from: "${dayFromToday(10)}", to: "${dayFromToday(10)}") { state } } }`,
    );
    expect(managedVenue.availability).toEqual({ state: 'UNAVAILABLE' });
  });
});
