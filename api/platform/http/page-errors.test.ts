import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PAGE_ERRORS_PATH } from '../../../schema/constants.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = await startTestApp(
    { LOG_LEVEL: 'warn' },
    {
      write: (line) => {
        const entry = JSON.parse(line) as Record<string, unknown>;
        if (entry['msg'] === 'a page failed in a browser') logged.push(entry);
      },
    },
  );
});
afterAll(() => app.stop());
beforeEach(() => void (logged = []));

const report = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(app.url + PAGE_ERRORS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('what went wrong in a page stands in the log, without what nobody asked for', async () => {
  const { status } = await report({ kind: 'uncaught', page: '/', message: 'x'.repeat(900), level: 60, secret: 'no' });
  expect(status).toBe(204);
  expect(logged).toMatchObject([{ level: 'warn', kind: 'uncaught', page: '/', message: 'x'.repeat(500) }]);
  expect(logged[0]).not.toHaveProperty('secret');
});

test('nothing is taken from pages of others, nor what is no report', async () => {
  expect((await report({ kind: 'uncaught' }, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await report({ message: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await report([7])).status).toBe(204);
  expect(logged).toHaveLength(1);
});

test('a broken release does not fill the log', async () => {
  for (let count = 0; count < 70; count++) await report({ kind: 'uncaught' });
  expect(logged.length).toBeLessThanOrEqual(60);
});
