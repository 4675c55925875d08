import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alsoOpened } from '../../testing/test-database.ts';
import { createVenues } from '../venues/venue.factory.ts';

let here: TestApp;
let there: TestApp;
let admin: Person;
let ids: string[];

beforeAll(async () => {
  const settings = { SESSION_SECRET: 's'.repeat(40) };
  here = await startTestApp(settings);
  there = await startTestApp(settings, undefined, () => alsoOpened(here.database));
  admin = await signedInPerson(here, 'ADMIN');
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(async () => {
  await here.database.rows('update venue set top_five_order = null');
  ids = await createVenues(
    here.database,
    Array.from({ length: 10 }, (_, place) => ({ name: `Maison ${place}` })),
  );
});

interface Outcome {
  id: string;
  done: boolean;
  fields: { path: string; code: string }[];
}

async function enter({ url }: TestApp, venueIds: string[]): Promise<Outcome[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({
      query: `mutation ($ids: [ID!]!) {
        updateVenuesStaff(input: { ids: $ids, isTopFive: true }) { outcomes { id done fields { path code } } }
      }`,
      variables: { ids: venueIds },
    }),
  });
  return ((await response.json()) as { data: { updateVenuesStaff: { outcomes: Outcome[] } } }).data.updateVenuesStaff
    .outcomes;
}

async function places(): Promise<number[]> {
  const rows = await here.database.rows<{ place: number }>(
    'select top_five_order as place from venue where top_five_order is not null and deleted_at is null order by 1',
  );
  return rows.map(({ place }) => place);
}

test('of ten that are put among the top five at once, by two processes, five are', async () => {
  const outcomes = (await Promise.all(ids.map((id, place) => enter(place % 2 ? here : there, [id])))).flat();
  expect(await places()).toEqual([1, 2, 3, 4, 5]);
  const refused = outcomes.filter(({ done }) => !done);
  expect(refused).toHaveLength(5);
  for (const { fields } of refused) expect(fields).toEqual([{ path: 'isTopFive', code: 'tooMany' }]);
});

test('of ten in one action the first five are', async () => {
  const outcomes = await enter(here, ids);
  expect(outcomes.map(({ done }) => done)).toEqual(ids.map((_, place) => place < 5));
  expect(await places()).toEqual([1, 2, 3, 4, 5]);
});

test('one that was deleted comes back without its place, which was given to another one', async () => {
  await enter(here, ids.slice(0, 5));
  await admin.graphql('mutation ($id: ID!) { deleteVenue(input: { id: $id }) { errors { __typename } } }', {
    id: ids[0],
  });
  await enter(here, ids.slice(5, 6));
  await admin.graphql('mutation ($id: ID!) { restoreVenue(input: { id: $id }) { errors { __typename } } }', {
    id: ids[0],
  });
  expect(await places()).toHaveLength(5);
});
