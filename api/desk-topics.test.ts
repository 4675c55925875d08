import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DESK_CHANGES } from './desk-topics.ts';
import { restRoutes } from './rest.ts';
import { createSchema } from './schema.ts';
import { Visitor } from './testing/accounts.ts';
import { type Person, signedInPerson } from './testing/signed-in.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('the table has a row for every write, and no other', async () => {
  const mutations = Object.keys((await createSchema()).getMutationType()?.getFields() ?? {});
  const writes = restRoutes({} as never)
    .list()
    .filter(({ method }) => method !== 'GET');
  expect(Object.keys(DESK_CHANGES).toSorted()).toEqual(
    [
      ...mutations.map((name) => `Mutation.${name}`),
      ...writes.map(({ method, path }) => `${method} ${path}`),
    ].toSorted(),
  );
});

/** Everything that somebody is told while something happens. */
async function heardBy(person: Person, happening: () => Promise<unknown>): Promise<string[]> {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${person.token}` },
  });
  const heard: string[] = [];
  void (async () => {
    const told = client.iterate<{ deskChanged: string[] }>({ query: 'subscription { deskChanged }' });
    for await (const { data } of told) heard.push(...(data?.deskChanged ?? []));
  })().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  await happening();
  await new Promise((resolve) => setTimeout(resolve, 900));
  await client.dispose();
  return heard;
}

test('who works for the house hears what a mutation has changed', async () => {
  const team = await signedInPerson(app, 'TEAM');
  const heard = await heardBy(team, () =>
    team.graphql('mutation { setFavourites(venueIds: [], chosen: true) { __typename } }'),
  );
  expect(heard.toSorted()).toEqual(['CONTENT', 'VENUES']);
});

test('and what a route of REST has, by its pattern', async () => {
  const [admin, owner] = [await signedInPerson(app, 'ADMIN'), await signedInPerson(app)];
  const heard = await heardBy(admin, () => owner.rest('PUT', `/users/${owner.id}`, { firstName: 'Anne' }));
  expect(heard).toEqual(['USERS']);
});

test('what was refused has changed nothing', async () => {
  const admin = await signedInPerson(app, 'ADMIN');
  const heard = await heardBy(admin, async () => {
    await visitor.graphql('mutation { setFavourites(venueIds: [], chosen: true) { __typename } }');
    await visitor.rest('POST', '/contact', {});
  });
  expect(heard).toEqual([]);
});
