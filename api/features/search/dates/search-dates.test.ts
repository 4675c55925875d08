import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { weekdayOf } from '../../../../schema/half-days.ts';
import { dayFromToday, moveClock, today } from '../../../platform/clock.ts';
import { addDays, addMonths } from '../../../platform/days.ts';
import { createAccount, Visitor } from '../../../testing/accounts.ts';
import { type Failed, restClient } from '../../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createEntries } from '../../calendar/calendar.factory.ts';
import { CalendarState } from '../../calendar/calendar.enums.ts';
import { createVenues, roomContent } from '../../venues/venue.factory.ts';
import { RoomLayout } from '../../venues/venue.enums.ts';

const DAY_MS = 24 * 3_600_000;
const FIND = `query ($filter: VenueFilter!, $sort: VenueSort = RELEVANCE) {
  searchVenues(filter: $filter, sort: $sort) {
    totalCount items { name } availabilities { state startDate endDate } facets { availabilities { value count } }
    nearMisses { venue { name } differences { condition } availability { state } } } }`;

interface Found {
  searchVenues: {
    totalCount: number;
    items: { name: string }[];
    availabilities: { state: string; startDate: string | null; endDate: string | null }[];
    facets: { availabilities: { value: string; count: number }[] };
    nearMisses: { venue: { name: string }; differences: { condition: string }[]; availability: { state: string } }[];
  };
}

let app: TestApp;
const visitor = new Visitor(() => app);
const get = restClient(() => app.url);
const EVENT = dayFromToday(40);
/** The last day that can be searched. */
const LAST = addMonths(today(), 24);

/** Names are in the order of prominence: it is that of the letters. */
beforeAll(async () => {
  app = await startTestApp();
  const rooms = [
    roomContent({ name: 'Grande', capacities: { [RoomLayout.THEATRE]: 120 } }),
    roomContent({ name: 'Petite', capacities: { [RoomLayout.THEATRE]: 30 } }),
  ];
  const names = ['A inconnu', 'B pris', 'C en option', 'D libre', 'E grande salle prise'];
  const ids = await createVenues(
    app.database,
    names.map((name) => ({ name, rooms })),
  );
  const [, taken, held, free, large] = ids as [string, string, string, string, string];
  const [room] = await app.database.rows<{ id: string }>(
    `select id from room where venue_id = $1 and name = 'Grande'`,
    [large],
  );
  await createEntries(app.database, [
    { venueId: taken, startsOn: EVENT, endsOn: dayFromToday(42) },
    { venueId: held, startsOn: EVENT, state: CalendarState.OPTION, optionUntil: dayFromToday(10) },
    { venueId: free, startsOn: dayFromToday(1) },
    { venueId: large, startsOn: EVENT, roomId: room!.id },
  ]);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

async function find(dates: object, more: object = {}): Promise<Found['searchVenues']> {
  const { data, errors } = await visitor.graphql<Found>(FIND, { filter: { dates, ...more } });
  expect(errors).toBeUndefined();
  return data.searchVenues;
}
const letters = (venues: { name: string }[]) => venues.map(({ name }) => name[0]).join('');

describe('a search with dates', () => {
  test('finds the venues that are free, then those in option, then the unknown ones', async () => {
    const found = await find({ startDate: EVENT });
    expect(letters(found.items)).toBe('DECA');
    expect(found.availabilities.map(({ state }) => state)).toEqual(['FREE', 'FREE', 'OPTION', 'UNKNOWN']);
    expect(found.availabilities[0]).toEqual({ state: 'FREE', startDate: EVENT, endDate: EVENT });
    expect(found.facets.availabilities).toEqual([
      { value: 'FREE', count: 2 },
      { value: 'OPTION', count: 1 },
      { value: 'UNAVAILABLE', count: 1 },
      { value: 'UNKNOWN', count: 1 },
    ]);
    const { data } = await visitor.graphql<Found>(FIND, { filter: { dates: { startDate: EVENT } }, sort: 'NAME' });
    expect(letters(data.searchVenues.items)).toBe('ACDE');
  });

  test('shows those that are taken among the near misses', async () => {
    const { nearMisses } = await find({ startDate: EVENT });
    expect(nearMisses).toEqual([
      { venue: { name: 'B pris' }, differences: [{ condition: 'DATES' }], availability: { state: 'UNAVAILABLE' } },
    ]);
  });

  test('counts the rooms that hold the people', async () => {
    expect(letters((await find({ startDate: EVENT }, { capacity: 100 })).items)).toBe('DCA');
    expect(letters((await find({ startDate: EVENT }, { capacity: 30 })).items)).toBe('DECA');
  });

  test('leaves out what is not known to be free, if that is wanted', async () => {
    expect(letters((await find({ startDate: EVENT, onlyAvailable: true })).items)).toBe('DE');
  });

  test('may be moved by some days, and tells when the event would begin', async () => {
    const found = await find({ startDate: EVENT, endDate: dayFromToday(41), flexibleDays: 2 });
    const free = { state: 'FREE', startDate: dayFromToday(38), endDate: dayFromToday(39) };
    expect(letters(found.items)).toBe('BCDEA');
    expect(found.availabilities.slice(0, 4)).toEqual([free, free, free, free]);
  });

  test('takes an event of some days within a time', async () => {
    const dates = { startDate: EVENT, endDate: dayFromToday(43), days: 1 };
    const { items, availabilities } = await find(dates);
    expect(letters(items)).toBe('BCDEA');
    expect(availabilities[0]!.startDate).toBe(dayFromToday(43));
    expect(letters((await find({ ...dates, days: 4 })).items)).toBe('DECA');
  });

  test('finds nothing where no such weekday lies within the time', async () => {
    const [, , other] = [0, 1, 2].map((days) => weekdayOf(dayFromToday(40 + days)));
    const dates = { startDate: EVENT, endDate: dayFromToday(41), weekdays: [other] };
    expect((await find(dates)).totalCount).toBe(0);
    expect((await find({ ...dates, endDate: dayFromToday(42) })).totalCount).toBe(4);
  });

  test('may say them in its text', async () => {
    const { data } = await visitor.graphql<Found>(FIND, { filter: { text: `${EVENT} 100 personnes` } });
    expect(letters(data.searchVenues.items)).toBe('DCA');
    expect(data.searchVenues.availabilities.map(({ state }) => state)).toEqual(['FREE', 'OPTION', 'UNKNOWN']);
  });

  test('finds the same by REST', async () => {
    const names = async (query: string) => {
      const { response, body } = await get<{ name: string }[]>(`/establishments?${query}`);
      expect(response.status).toBe(200);
      return letters(body);
    };
    expect(await names(`startDate=${EVENT}`)).toBe('DECA');
    expect(await names(`startDate=${EVENT}&onlyAvailable=true`)).toBe('DE');
    expect(await names(`startDate=${EVENT}&capacity=100&sort=name`)).toBe('ACD');
    expect(await names(`startDate=${EVENT}&endDate=${dayFromToday(43)}&days=1`)).toBe('BCDEA');
    expect(await names(`startDate=${EVENT}&endDate=${dayFromToday(46)}&weekday=1,2,3,4,5,6,7`)).toBe('BCDEA');
  });

  test('finds the same in the lists of those who manage venues', async () => {
    const staff = await createAccount(app.database, { role: 'ADMIN' });
    const { token } = await visitor.signIn(staff.email);
    const names = async (query: string) => {
      const { body } = await get<{ name: string }[]>(`/establishments?sort=name&${query}`, undefined, {
        headers: { authorization: `Bearer ${token}` },
      });
      return letters(body);
    };
    expect(await names(`startDate=${EVENT}`)).toBe('ACDE');
    expect(await names(`startDate=${EVENT}&onlyAvailable=true`)).toBe('DE');
  });
});

describe('what is known of calendars', () => {
  test('is not told after 60 days, and options end', async () => {
    moveClock(11 * DAY_MS);
    expect((await find({ startDate: EVENT })).facets.availabilities).toContainEqual({ value: 'FREE', count: 3 });
    moveClock(61 * DAY_MS);
    const { facets } = await find({ startDate: today() });
    expect(facets.availabilities).toEqual([{ value: 'UNKNOWN', count: 5 }]);
  });
});

describe('dates that cannot be asked are refused by their name', () => {
  test.each<[string, Record<string, string>, string, string]>([
    ['a day that has passed', { startDate: dayFromToday(-1) }, 'startDate', 'pastDate'],
    ['a day that does not exist', { startDate: '2027-02-30' }, 'startDate', 'notDate'],
    ['no first day', { endDate: EVENT }, 'startDate', 'required'],
    ['an end before the beginning', { startDate: EVENT, endDate: dayFromToday(39) }, 'endDate', 'endBeforeStart'],
    ['what is too far away', { startDate: LAST, endDate: addDays(LAST, 1) }, 'endDate', 'tooFar'],
    ['a first day that is too far away', { startDate: addDays(LAST, 1) }, 'startDate', 'tooFar'],
    ['a longer event than there is', { startDate: EVENT, endDate: dayFromToday(40 + 31) }, 'endDate', 'tooManyDays'],
    ['a longer time', { startDate: EVENT, endDate: dayFromToday(40 + 92), days: '1' }, 'endDate', 'periodTooLong'],
    ['more flexibility than there is', { startDate: EVENT, flexibleDays: '15' }, 'flexibleDays', 'tooGreat'],
    ['more days than the time has', { startDate: EVENT, days: '2' }, 'days', 'tooGreat'],
    ['a weekday that is none', { startDate: EVENT, weekday: '8' }, 'weekday', 'unknownValue'],
  ])('%s', async (_, query, path, code) => {
    const { response, body } = await get<Failed>(`/establishments?${new URLSearchParams(query).toString()}`);
    expect(response.status).toBe(400);
    expect(body.error.fields).toEqual([expect.objectContaining({ path, code })]);
  });

  test('in GraphQL too', async () => {
    const { errors } = await visitor.graphql(FIND, { filter: { dates: { startDate: dayFromToday(-1) } } });
    expect(errors![0]!.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'filter.dates.startDate', code: 'pastDate' }],
    });
  });
});
