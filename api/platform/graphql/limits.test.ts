import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ABUSES: [name: string, operation: string][] = [
  ['20 levels', `{ __schema { types { ${'fields { type { '.repeat(9)} name ${'} }'.repeat(9)} } } }`],
  ['16 aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: catalogueState { version }`).join(' ')} }`],
  ['500 directives', `{ catalogueState { version ${'@include(if: true) '.repeat(500)} } }`],
  ['5,000 tokens', `{ catalogueState { ${'version '.repeat(5_000)} } }`],
  ['a page of a thousand million', '{ searchVenues(pageSize: 1000000000) { totalCount } }'],
  ['a page far away', '{ searchVenues(page: 1000000000) { totalCount } }'],
  [
    'fragments that spread like a bomb',
    `{ ...F0 } ${Array.from({ length: 12 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F12 on Query { catalogueState { version } }`,
  ],
  ['fragments in a circle', `{ home { ...A } } fragment A on Home { ...B } fragment B on Home { ...A }`],
];

describe('over HTTP, an operation that asks for too much is refused with 400 in a moment', () => {
  test.each(ABUSES)('%s', async (_, operation) => {
    const times: number[] = [];
    for (let time = 0; time < 3; time++) {
      const started = performance.now();
      expect((await app.graphql(operation)).status).toBe(400);
      times.push(performance.now() - started);
    }
    // A busy machine may spoil one of the measurements.
    expect(Math.min(...times)).toBeLessThan(200);
    const { errors } = await app.graphql(operation);
    expect(errors?.[0]?.message).toBeTruthy();
    expect(errors?.[0]?.message).not.toContain('Syntax Error');
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|stacktrace/);
  });

  test('several operations in one request', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });

  test.each([
    ['no JSON', 'application/json', '{'],
    ['a form, which another site could send', 'application/x-www-form-urlencoded', 'query={__typename}'],
    ['plain text', 'text/plain', '{"query":"{__typename}"}'],
    ['a number', 'application/json', '42'],
    ['nothing', 'application/json', ''],
    ['a query of the wrong type', 'application/json', '{"query":7}'],
    ['broken UTF-8', 'application/json', Buffer.from('{"query":"{ __typename \xff }"}', 'latin1')],
  ])('%s is refused in JSON', async (_, type, body) => {
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
    expect([400, 415]).toContain(response.status);
    expect(response.headers.get('content-type')).toMatch(/json/);
    await response.json();
  });
});

test.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])(
  '%s is 405 and says what there is, with and without a content type',
  async (method) => {
    for (const headers of [undefined, { 'content-type': 'application/json' }]) {
      const { status, headers: answered } = await fetch(`${app.url}/graphql`, { method, headers: headers ?? {} });
      expect([status, answered.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
    }
  },
);

test('introspection can be switched off', async () => {
  const closed = await startTestApp({ INTROSPECTION: '0' });
  const { status, errors } = await closed.graphql('{ __schema { types { name } } }');
  await closed.stop();
  expect(status).toBe(400);
  expect(errors?.[0]?.message).toMatch(/introspection/i);
});
