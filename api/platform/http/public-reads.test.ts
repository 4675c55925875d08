import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCatalogue } from '../../features/search/catalogue-writer.ts';
import { createVenues } from '../../features/venues/venue.factory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  ids = await createVenues(app.database, [{ name: 'Un' }, { name: 'Deux' }]);
});
afterAll(() => app.stop());

const QUERY = '{ searchVenues { totalCount items { name } } }';

async function count(): Promise<number> {
  const { data } = await app.graphql<{ searchVenues: { totalCount: number } }>(QUERY);
  return data.searchVenues.totalCount;
}

test('a repeated read is answered from memory with the same words', async () => {
  const [first, second] = [await app.graphql(QUERY), await app.graphql(QUERY)];
  expect(second).toEqual(first);
});

test.each(['identity', 'gzip, deflate, br', 'br;q=0, gzip'])(
  'long and short answers come from memory the second time (%s)',
  async (encoding) => {
    for (const path of [
      '/api/establishments',
      '/api/establishments?q=nothing-like-it',
      '/api/establishments/suggestions',
    ]) {
      const url = `${app.url}${path}${path.includes('?') ? '&' : '?'}for=${encodeURIComponent(encoding)}`;
      const ask = () => fetch(url, { headers: { 'accept-encoding': encoding } });
      const [first, second] = [await ask(), await ask()];
      // Only computed answers have a request id.
      expect([first.headers.has('x-request-id'), second.headers.has('x-request-id')]).toEqual([true, false]);
      expect(await second.text()).toBe(await first.text());
      if (encoding.includes('q=0')) expect(second.headers.get('content-encoding')).not.toBe('br');
    }
  },
);

test('a change is seen within a second, in spite of answers in memory', async () => {
  expect(await count()).toBe(2);
  await app.database.transaction(async (transaction) => {
    await transaction.query(`update venue set is_published = false where id = $1`, [ids[0]]);
    await refreshCatalogue(transaction, [ids[0]!]);
  });
  const deadline = performance.now() + 1_000;
  while ((await count()) !== 1 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await count()).toBe(1);
});

test('answers with errors are not kept, and answers by chance neither', async () => {
  const wrong = '{ searchVenues(page: 0) { totalCount } }';
  expect((await app.graphql(wrong)).status).toBe(400);
  expect((await app.graphql(wrong)).status).toBe(400);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ home { favourites { name } } }' }),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an answer from memory is in the form that is asked for, no matter who asked before', async () => {
  const typeFor = async (accept: string) => {
    const headers = { 'content-type': 'application/json', accept };
    const body = JSON.stringify({ query: '{ searchVenues { totalCount } }' });
    return (await fetch(`${app.url}/graphql`, { method: 'POST', headers, body })).headers.get('content-type');
  };
  for (let time = 0; time < 3; time++) {
    expect(await typeFor('application/graphql-response+json')).toMatch(/^application\/graphql-response\+json/);
    expect(await typeFor('application/json')).toMatch(/^application\/json/);
    expect(await typeFor('application/graphql-response+json;q=0.5, application/json')).toMatch(/^application\/json/);
  }
});
