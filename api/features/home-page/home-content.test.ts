import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { addPhotoRows } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const OUTCOME = `errors { __typename ... on ValidationFailed { fields { path code } } }`;
const SLIDER = `revision entries { presence startsOn endsOn venue { id name kind isPublic photo { id } } }`;
const ARRANGE = `mutation ($input: ArrangeSliderInput!) { result: arrangeSlider(input: $input) { ${OUTCOME} slider { ${SLIDER} } } }`;
const TOP = `mutation ($input: SetTopFiveInput!) { result: setTopFive(input: $input) { ${OUTCOME} topFive { revision venues { name } } } }`;

interface Entry {
  presence: string;
  venue: {
    id: string;
    name: string;
    kind: string;
    isPublic: boolean;
    photo: { id: string } | null;
  };
}
interface Result {
  result: Payload & { slider?: { entries: Entry[] } };
}

let app: TestApp;
let team: Person;
let ids: Record<string, string>;
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

beforeAll(async () => {
  app = await startTestApp();
  team = await signedInPerson(app, 'TEAM');
  const made = await createVenues(
    app.database,
    [...NAMES, 'Cachée'].map((name) => ({ name, isPublished: name !== 'Cachée' })),
  );
  ids = Object.fromEntries([...NAMES, 'Cachée'].map((name, index) => [name, made[index]!]));
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

const read = async (as = team) =>
  (await as.graphql<{ sliderContent: { revision: string; entries: Entry[] } }>(`{ sliderContent { ${SLIDER} } }`)).data
    .sliderContent;
const entry = (name: string, startsOn: string | null = null, endsOn: string | null = null) => ({
  venueId: ids[name]!,
  startsOn,
  endsOn,
});
async function arrange(entries: object[], revision?: string): Promise<Result['result']> {
  const input = { entries, revision: revision ?? (await read()).revision };
  return (await team.graphql<Result>(ARRANGE, { input })).data.result;
}
const told = (entries: { venue: { name: string }; presence: string }[] = []) =>
  entries.map(({ venue, presence }) => `${venue.name} ${presence}`);
async function home(list: string): Promise<string[]> {
  const { data } = await app.graphql<{ home: { list: { name: string }[] } }>(`{ home { list: ${list} { name } } }`);
  return data.home.list.map(({ name }) => name);
}

describe('the slider', () => {
  test('is as it was arranged, and visitors see it at once', async () => {
    const { slider } = await arrange(['C', 'A', 'B'].map((name) => entry(name)));
    expect(told(slider?.entries)).toEqual(['C SHOWN', 'A SHOWN', 'B SHOWN']);
    expect(await home('slider')).toEqual(['C', 'A', 'B']);
    await arrange([entry('B'), entry('C')]);
    expect(await home('slider')).toEqual(['B', 'C']);
  });

  test('shows the platform what visitors do not see with its picture', async () => {
    const [photo] = await addPhotoRows(app.database, ids['Cachée']!, 1);
    const { slider } = await arrange([entry('Cachée')]);
    expect(slider?.entries[0]?.venue).toMatchObject({
      kind: 'HOTEL',
      isPublic: false,
      photo: { id: photo },
    });
  });

  test('says of each whether visitors see it today, and why not', async () => {
    const { slider } = await arrange([
      entry('A', dayFromNow(5)),
      entry('B', null, dayFromNow(-2)),
      entry('Cachée'),
      ...['C', 'D', 'E', 'F', 'G'].map((name) => entry(name)),
    ]);
    expect(told(slider?.entries)).toEqual([
      'A UPCOMING',
      'B ENDED',
      'Cachée HIDDEN',
      'C SHOWN',
      'D SHOWN',
      'E SHOWN',
      'F SHOWN',
      'G SHOWN',
    ]);
    expect(slider?.entries.map(({ venue }) => venue.isPublic)[2]).toBe(false);
    moveClock(6 * DAY_MS);
    // No session lasts that long.
    expect(
      told((await app.app.services.homeContent.slider({ id: team.id, role: 'TEAM', sessionId: '' })).entries),
    ).toContain('G BEYOND');
    expect(await home('slider')).toEqual(['A', 'C', 'D', 'E', 'F']);
  });

  test('of ten who arrange what they have seen, one does', async () => {
    const { revision } = await read();
    const input = { entries: [entry('G')], revision };
    const all = await Promise.all(Array.from({ length: 10 }, () => team.graphql<Result>(ARRANGE, { input })));
    const names = all.map(({ data }) => outcomeOf(data.result));
    expect(names.filter((name) => name === 'Done')).toHaveLength(1);
    expect(names.filter((name) => name === 'Conflict')).toHaveLength(9);
  });

  test('does not move the version of a venue: nobody who edits it is disturbed', async () => {
    const version = () => app.database.rows('select version from venue where id = $1', [ids['D']!]);
    const before = await version();
    await arrange([entry('D')]);
    expect(await version()).toEqual(before);
  });

  test.each([
    ['days that run backwards', () => [entry('A', '2026-05-02', '2026-05-01')], 'entries.0.endsOn', 'endBeforeStart'],
    ['a venue that is none', () => [{ venueId: 'x' }], 'entries.0.venueId', 'unknownVenue'],
    ['a venue twice', () => [entry('A'), entry('A')], 'entries', 'repeated'],
  ])('refuses %s', async (_, entries, path, code) => {
    const before = await home('slider');
    expect(await arrange(entries())).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path, code }] }],
    });
    expect(await home('slider')).toEqual(before);
  });
});

describe('the top 5', () => {
  const top = async () =>
    (await team.graphql<{ topFiveContent: { revision: string } }>('{ topFiveContent { revision } }')).data
      .topFiveContent;
  const set = async (names: string[], revision?: string) =>
    (
      await team.graphql<Result>(TOP, {
        input: { venueIds: names.map((name) => ids[name]!), revision: revision ?? (await top()).revision },
      })
    ).data.result;

  test('comes first in results, in its order', async () => {
    await set(['E', 'B', 'F']);
    expect(await home('topFive')).toEqual(['E', 'B', 'F']);
    const { data } = await app.graphql<{ searchVenues: { items: { name: string }[] } }>(
      '{ searchVenues(pageSize: 3) { items { name } } }',
    );
    expect(data.searchVenues.items.map(({ name }) => name)).toEqual(['E', 'B', 'F']);
  });

  test('has five places, also for who puts a venue there from its own page', async () => {
    expect(await set(NAMES.slice(0, 6))).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ code: 'tooMany' }] }],
    });
    await set(NAMES.slice(0, 5));
    const { data } = await team.graphql<Result>(
      `mutation ($id: ID!, $version: Int!) { result: updateVenueStaff(input: { id: $id, version: $version, isTopFive: true }) { ${OUTCOME} } }`,
      { id: ids['G']!, version: 1 },
    );
    expect(data.result).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'isTopFive' }] }],
    });
  });

  test('is not overwritten by who has seen an older one', async () => {
    const { revision } = await top();
    await set(['A']);
    expect(await set(['B'], revision)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect(await home('topFive')).toEqual(['A']);
  });
});

describe('sets without an order', () => {
  const choose = async (mutation: string, names: string[], chosen: boolean) =>
    outcomeOf(
      (
        await team.graphql<Result>(
          `mutation ($ids: [ID!]!, $chosen: Boolean!) { result: ${mutation}(input: { venueIds: $ids, chosen: $chosen }) { ${OUTCOME} } }`,
          { ids: names.map((name) => ids[name] ?? crypto.randomUUID()), chosen },
        )
      ).data.result,
    );
  const page = async (set: string, text: string | null = null) =>
    (
      await team.graphql<{ curatedVenues: { totalCount: number; items: { name: string }[] } }>(
        `query ($text: String) { curatedVenues(filter: {set: ${set}, text: $text}) { totalCount items { name } } }`,
        { text },
      )
    ).data.curatedVenues;

  test.each([
    ['updateFavourites', 'FAVOURITES', 'favourites'],
    ['updatePremierPage', 'PREMIER_PAGE', 'premierPage'],
  ])('%s puts venues in and takes them out', async (mutation, set, list) => {
    expect(await choose(mutation, ['C', 'B', 'Cachée'], true)).toBe('Done');
    expect((await page(set)).items.map(({ name }) => name)).toEqual(['B', 'C', 'Cachée']);
    expect((await home(list)).toSorted()).toEqual(['B', 'C']);
    expect(await page(set, 'cachee lyon')).toMatchObject({ totalCount: 1 });
    expect(await choose(mutation, ['C'], false)).toBe('Done');
    expect(await home(list)).toEqual(['B']);
  });

  test('all of them or none: an unknown one stops the others', async () => {
    expect(await choose('updateFavourites', ['F', 'nobody'], true)).toBe('NotFound');
    expect((await page('FAVOURITES')).items.map(({ name }) => name)).not.toContain('F');
  });

  test('the first page stands behind the top 5 and before what is recommended', async () => {
    const [recommended = ''] = await createVenues(app.database, [{ name: 'Recommandée', isFeatured: true }]);
    await choose('updatePremierPage', ['D'], true);
    const { data } = await app.graphql<{ searchVenues: { items: { id: string; name: string }[] } }>(
      '{ searchVenues { items { id name } } }',
    );
    const order = data.searchVenues.items.map(({ name }) => name);
    expect(order[0]).toBe('A');
    expect(order.indexOf('D')).toBeLessThan(order.indexOf('Recommandée'));
    expect(recommended).not.toBe('');
  });
});
