import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The SQL statements in docs/operations.md: in blocks, and inline. */
const guide = readFileSync('docs/operations.md', 'utf8');
const statements = [...guide.matchAll(/(?:^|`)(select [\s\S]+?)(?:;$|`)/gm)].map(([, statement]) => statement!);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.services.jobs.start();
});
afterAll(() => app.stop());

test('the guide has statements', () => {
  expect(statements).not.toEqual([]);
});

test.each(statements)('%s', async (statement) => {
  await expect(app.database.rows(statement)).resolves.toBeInstanceOf(Array);
});
