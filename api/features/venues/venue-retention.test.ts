import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetDue } from '../../platform/database/retention.ts';
import { moveClock, now } from '../../platform/clock.ts';
import { completeVenue, remove } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { venueRetention } from './venue-retention-writer.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

const purge = () =>
  forgetDue(app.database, venueRetention(app.app.services.jobs), new Date(now().getTime() - 30 * DAY_MS));

test('what was deleted can be restored for 30 days, and is then gone with its files', async () => {
  const kept = await completeVenue(app.database, null);
  const deleted = await completeVenue(app.database, null);
  const [photo] = await app.database.rows<{ id: string }>('select id from photo where venue_id = $1', [deleted]);
  await remove(admin, deleted);
  moveClock(29 * DAY_MS);
  expect(await purge()).toBe(0);
  moveClock(31 * DAY_MS);
  expect(await purge()).toBe(1);
  expect(await app.database.rows('select id from venue where id = any($1::uuid[])', [[kept, deleted]])).toEqual([
    { id: kept },
  ]);
  const jobs = await app.database.rows<{ keys: string[] }>(
    `select data->'keys' as keys from pgboss.job where name = 'uploads.delete'`,
  );
  expect(jobs.flatMap(({ keys }) => keys)).toContain(`${deleted}/${photo!.id}/source.bin`);
});
