import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { trimForms } from './forms-trim.ts';

test('what has no effect any more is forgotten, and nothing else', async () => {
  const database = await openTestDatabase();
  await database.rows(`insert into used_captcha (nonce, expires_at)
    values ('old', now() - interval '25 hours'), ('new', now() - interval '23 hours')`);
  await database.rows(`insert into idempotency_key (scope, key, fingerprint, result, created_at)
    values ('s', 'old', 'f', '{}', now() - interval '25 hours'), ('s', 'new', 'f', '{}', now() - interval '23 hours')`);
  await database.rows(
    `insert into rate_limit (key, points, expire) values ('old', 1, $1), ('new', 1, $2), ('ahead', 1, $3)`,
    [Date.now() - 1_000, Date.now() + 60_000, Date.now() + 3 * 86_400_000],
  );
  await trimForms(database);
  const left = await database.rows(
    `select nonce as name from used_captcha union all select key from idempotency_key union all select key from rate_limit`,
  );
  await database.close();
  expect(left).toEqual([{ name: 'new' }, { name: 'new' }, { name: 'new' }]);
});
