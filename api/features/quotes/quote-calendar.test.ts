import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../platform/clock.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';
import { Visitor } from '../../testing/accounts.ts';
import { type AnswerCast, answerSteps, startAnswerCast, type SentRequest } from './quote-answer.factory.ts';
import { anonymiseQuotes } from './quote-retention.queries.ts';

const DAY_MS = 24 * 3_600_000;
const CONFIRM = 'mutation ($input: IdInput!) { confirmCalendar(input: $input) { errors { __typename } } }';
const AVAILABILITY = `query ($slug: String!, $from: LocalDate!, $to: LocalDate!) {
  venue(slug: $slug) { availability(from: $from, to: $to) { state } } }`;
const CALENDAR = `query ($venueId: ID!, $from: LocalDate!, $to: LocalDate!) { venueCalendar(venueId: $venueId, from: $from, to: $to) {
  entries { id version state source startsOn endsOn optionUntil roomId quoteRequest { id reference } } } }`;
const SAVE = `mutation ($input: SaveCalendarEntryInput!) { saveCalendarEntry(input: $input) { entry { id } errors { __typename } } }`;
const REMOVE = 'mutation ($input: VersionedInput!) { deleteCalendarEntry(input: $input) { errors { __typename } } }';

let cast: AnswerCast;
let slugs: string[];
let roomId: string;
const visitor = new Visitor(() => cast.app);
const { act, answer, ask, forwarded, moderate, read, seen, withdraw } = answerSteps(() => cast);

beforeAll(async () => {
  cast = await startAnswerCast();
  const rows = await cast.app.database.rows<{ id: string; slug: string }>('select id, slug from venue');
  slugs = cast.venueIds.map((id) => rows.find((row) => row.id === id)!.slug);
  const [room] = await cast.app.database.rows<{ id: string }>(`select id from room where venue_id = $1`, [
    cast.venueIds[0],
  ]);
  roomId = room!.id;
});
afterAll(() => cast.app.stop());
beforeEach(async () => {
  await cast.app.database.rows('delete from rate_limit');
  await cast.app.database.rows('delete from calendar_entry');
  // What calendars say counts only where they are kept.
  await ask(CONFIRM, { input: { id: cast.venueIds[0] } }, 'owner');
  await ask(CONFIRM, { input: { id: cast.venueIds[1] } }, 'rival');
});
afterEach(() => moveClock(0));

const FROM = dayFromToday(40);
const TO = dayFromToday(41);
const DAYS = { startDate: FROM, endDate: TO, flexibleDates: false };
const UNTIL = dayFromToday(12);
const option = { until: UNTIL };

/** What the public is told of the first venue, or another one, on the days of the request. */
const told = async (venue = 0, [from, to] = [FROM, TO]) =>
  (
    await visitor.graphql<{ venue: { availability: { state: string } } }>(AVAILABILITY, {
      slug: slugs[venue],
      from,
      to,
    })
  ).data.venue.availability.state;

interface Entry {
  id: string;
  version: number;
  state: string;
  startsOn: string;
  roomId: string | null;
}
const entries = async (venue = 0) =>
  (
    await ask<{ entries: Entry[] }>(
      CALENDAR,
      { venueId: cast.venueIds[venue], from: dayFromToday(0), to: dayFromToday(90) },
      venue === 1 ? 'rival' : 'owner',
    )
  ).entries;
const fit = async (request: SentRequest) =>
  (await seen(request))!.venues[0]!.fit.find(({ criterion }) => criterion === 'DATES')!.verdict;
const own = async (request: SentRequest) => (await seen(request))!.venues[0]!.answer!;
const choose = async (request: SentRequest) => outcomeOf(await act('chooseQuoteAnswer', request, await own(request)));

describe('an option that is promised with an offer', () => {
  test('stands in the calendar, is told to the public and to the planner, and belongs to its request', async () => {
    const request = await forwarded(DAYS);
    expect(await told()).toBe('FREE');
    expect(await answer(request, { option })).toMatchObject({ errors: [] });
    expect(await told()).toBe('OPTION');
    expect(await entries()).toMatchObject([
      {
        state: 'OPTION',
        source: 'QUOTE',
        startsOn: FROM,
        endsOn: TO,
        optionUntil: UNTIL,
        roomId: null,
        quoteRequest: { id: request.id, reference: request.reference },
      },
    ]);
    expect((await read(request)).answers[0]!.heldDates).toEqual({
      state: 'OPTION',
      startsOn: FROM,
      endsOn: TO,
      optionUntil: UNTIL,
      isExpired: false,
      roomId: null,
      roomName: null,
    });
  });

  test('may be of one room, and follows the offer when that is revised', async () => {
    const request = await forwarded(DAYS);
    await answer(request, { option: { ...option, roomId } });
    expect(await entries()).toMatchObject([{ roomId }]);
    const other = { startDate: dayFromToday(50), endDate: dayFromToday(50) };
    const { version } = await own(request);
    await answer(request, { version, option, ...other });
    expect(await entries()).toMatchObject([{ roomId: null, startsOn: dayFromToday(50) }]);
    await answer(request, { version: (await own(request)).version, ...other });
    expect(await entries()).toEqual([]);
    expect(await told()).toBe('FREE');
  });

  test('ends by itself', async () => {
    const request = await forwarded(DAYS);
    await answer(request, { option });
    moveClock(13 * DAY_MS);
    expect(await told()).toBe('FREE');
    const [offer] = (await read(request)).answers;
    expect(offer!.heldDates).toMatchObject({ isExpired: true });
    expect(outcomeOf(await act('chooseQuoteAnswer', request, offer!))).toBe('Done');
    expect(await told()).toBe('UNAVAILABLE');
  });

  test.each([
    [DAYS, { until: dayFromToday(-1) }, 'option.until', 'pastDate'],
    [DAYS, { until: dayFromToday(21) }, 'option.until', 'afterOffer'],
    [
      { ...DAYS, startDate: dayFromToday(5), endDate: dayFromToday(6) },
      { until: dayFromToday(7) },
      'option.until',
      'afterOffer',
    ],
    [{ ...DAYS, flexibleDates: true }, option, 'option.until', 'noDates'],
    [{ startDate: null, endDate: null, flexibleDates: true }, option, 'option.until', 'noDates'],
    [DAYS, { ...option, roomId: 'x' }, 'option.roomId', 'unknownValue'],
    [DAYS, { ...option, roomId: crypto.randomUUID() }, 'option.roomId', 'unknownValue'],
  ])('of a request for %j, %j is refused', async (asked, wanted, path, code) => {
    const request = await forwarded(asked);
    expect(await answer(request, { option: wanted })).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path, code }] }],
    });
    expect(await entries()).toEqual([]);
  });

  test('on dates that the offer names is possible where the planner’s are open', async () => {
    const request = await forwarded({ startDate: null, endDate: null, flexibleDates: true });
    await answer(request, { option, startDate: FROM, endDate: TO });
    expect(await told()).toBe('OPTION');
  });

  test('goes with a question or a refusal in its place', async () => {
    const request = await forwarded(DAYS);
    await answer(request, { option });
    const { version } = await own(request);
    await answer(request, { version, option, kind: 'DECLINED', text: 'Complet.' });
    expect(await told()).toBe('FREE');
  });

  test('says nothing of the other days of a calendar that nobody keeps', async () => {
    await cast.app.database.rows('delete from venue_calendar');
    const request = await forwarded(DAYS);
    await answer(request, { option });
    expect(await told(0, [dayFromToday(60), dayFromToday(60)])).toBe('UNKNOWN');
    expect((await read(request)).answers[0]!.heldDates).toMatchObject({ state: 'OPTION' });
  });
});

test('the dates of a request fit its venue as the calendar says, whose days that are held for the request fit', async () => {
  const request = await forwarded(DAYS);
  expect(await fit(request)).toBe('MATCH');
  await answer(request, { option });
  const other = await forwarded(DAYS);
  expect([await fit(request), await fit(other)]).toEqual(['MATCH', 'UNKNOWN']);
  await choose(request);
  expect([await fit(request), await fit(other)]).toEqual(['MATCH', 'MISMATCH']);
});

describe('a choice', () => {
  test('books the days of its offer, where the owner has put them, and frees those of the others', async () => {
    const request = await forwarded(DAYS);
    await answer(request, { option: { ...option, roomId } });
    await answer(request, { option }, 'rival');
    expect(await told(1)).toBe('OPTION');
    const [entry] = await entries();
    const { id, version } = entry!;
    const days = { startsOn: dayFromToday(42), endsOn: dayFromToday(42) };
    const moved = { id, version, venueId: cast.venueIds[0], state: 'OPTION', roomId, optionUntil: UNTIL, ...days };
    expect(outcomeOf(await ask<Payload>(SAVE, { input: moved }, 'owner'))).toBe('Done');
    expect(await choose(request)).toBe('Done');
    expect(await entries()).toMatchObject([{ state: 'BOOKED', optionUntil: null, roomId, ...days, source: 'QUOTE' }]);
    expect(await told(1)).toBe('FREE');
    expect(await entries(1)).toEqual([]);
  });

  test('without an option books the whole venue, which the owner may correct', async () => {
    const request = await forwarded(DAYS);
    await answer(request);
    expect(await choose(request)).toBe('Done');
    expect(await told()).toBe('UNAVAILABLE');
    const [entry] = await entries();
    expect(entry).toMatchObject({ state: 'BOOKED', roomId: null, startsOn: FROM });
    expect(outcomeOf(await ask<Payload>(REMOVE, { input: { id: entry!.id, version: entry!.version } }, 'owner'))).toBe(
      'Done',
    );
    expect(await told()).toBe('FREE');
    expect((await own(request)).heldDates).toBeNull();
  });

  test('of days that are not settled books none', async () => {
    const request = await forwarded({ ...DAYS, flexibleDates: true });
    await answer(request);
    expect(await choose(request)).toBe('Done');
    expect(await entries()).toEqual([]);
  });

  test('that is taken back leaves the options that were promised, and nothing else', async () => {
    const request = await forwarded(DAYS);
    await answer(request);
    await answer(request, { option }, 'rival');
    await choose(request);
    expect([await told(), await told(1)]).toEqual(['UNAVAILABLE', 'FREE']);
    await act('reconsiderQuoteAnswer', request, await own(request));
    expect([await told(), await told(1)]).toEqual(['FREE', 'OPTION']);
  });

  test('that staff records is written too', async () => {
    const request = await forwarded(DAYS);
    await answer(request, { option });
    const { id: answerId } = await own(request);
    const { version } = await read(request);
    await moderate('closeQuoteRequest', { id: request.id, version, outcome: 'WON', answerId });
    expect(await told()).toBe('UNAVAILABLE');
    const { version: won } = await read(request);
    await moderate('archiveQuoteRequest', { id: request.id, version: won });
    expect(await told()).toBe('UNAVAILABLE');
    const { version: archived } = await read(request);
    await moderate('reopenQuoteRequest', { id: request.id, version: archived });
    expect(await told()).toBe('FREE');
  });
});

test.each([
  ['withdrawn', (request: SentRequest) => withdraw(request)],
  ['lost', (request: SentRequest) => closed(request, 'closeQuoteRequest', { outcome: 'LOST' })],
  ['won elsewhere', (request: SentRequest) => closed(request, 'closeQuoteRequest', { outcome: 'WON' })],
  ['archived', (request: SentRequest) => closed(request, 'archiveQuoteRequest')],
  [
    'forgotten with its sender',
    () => cast.app.database.transaction((transaction) => anonymiseQuotes(transaction, 'of', MAIL)),
  ],
])('a request that is %s frees the days that were held for it', async (_, end) => {
  const request = await forwarded(DAYS);
  await answer(request, { option });
  expect(await told()).toBe('OPTION');
  await end(request);
  expect(await told()).toBe('FREE');
  expect(await entries()).toEqual([]);
});

const MAIL = 'elodie.marchand@ateliers-reunis.example';
async function closed(request: SentRequest, action: string, more: object = {}) {
  const { version } = await read(request);
  await moderate(action, { id: request.id, version, ...more });
}

test('an option goes with its room; the days are then booked for the whole venue', async () => {
  const request = await forwarded(DAYS);
  await answer(request, { option: { ...option, roomId } });
  const [kept] = await cast.app.database.rows<{ row: string }>(
    `select to_jsonb(r)::text as row from room r where id = $1`,
    [roomId],
  );
  await cast.app.database.rows('delete from room where id = $1', [roomId]);
  expect(await entries()).toEqual([]);
  expect(await choose(request)).toBe('Done');
  expect(await entries()).toMatchObject([{ state: 'BOOKED', roomId: null }]);
  await cast.app.database.rows('insert into room select * from jsonb_populate_record(null::room, $1::jsonb)', [
    kept!.row,
  ]);
});

test('nobody else holds days of a venue, and a rejected answer writes nothing', async () => {
  const request = await forwarded(DAYS);
  expect(await answer(request, { option, venueId: cast.venueIds[0] }, 'rival')).toMatchObject({
    errors: [{ __typename: 'NotFound' }],
  });
  await answer(request, { option });
  expect(await answer(request, { option, startDate: dayFromToday(50), endDate: dayFromToday(50) })).toMatchObject({
    errors: [{ __typename: 'Conflict' }],
  });
  expect(await entries()).toMatchObject([{ startsOn: FROM }]);
});
