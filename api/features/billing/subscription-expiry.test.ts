import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { SubscriptionStatus } from './billing.enums.ts';
import { watchSubscriptions } from './subscription-expiry.ts';
import { createSubscription } from './subscription.factory.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let owner: TestAccount;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  await createAccount(app.database, { role: 'ADMIN' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  moveClock(0);
  for (const table of ['notification', 'subscription', 'pgboss.job']) await app.database.rows(`delete from ${table}`);
  await app.database.rows('update venue set subscription_expired = false');
  owner = await createAccount(app.database);
});
afterAll(() => moveClock(0));

const watch = () =>
  watchSubscriptions({
    database: app.database,
    warningDays: () => [30, 7, 1],
  });
const afterDays = async (days: number) => {
  moveClock(days * DAY_MS);
  return watch();
};
const notified = async (type: string): Promise<string[]> =>
  (
    await app.database.rows<{ told: string }>(
      `select u.role || ' ' || n.params::text as told from notification n join user_account u on u.id = n.recipient_id
       where n.type = $1 order by u.role, n.created_at`,
      [type],
    )
  ).map(({ told }) => told);
const mails = (kind: string) =>
  app.database.rows(`select 1 from pgboss.job where name = 'mail.send' and data ->> 'kind' = $1`, [kind]);
const statusOf = async (userId: string): Promise<string> =>
  (await app.database.rows<{ status: string }>('select status from subscription where user_id = $1', [userId]))[0]!
    .status;
const isPublic = async (venueId: string): Promise<boolean> =>
  (await visitor.rest('GET', `/public/establishments/${venueId}`)).status === 200;

describe('a subscription that ends', () => {
  test('hides what the free plan has no room for, keeps the venue that was approved first, and deletes nothing', async () => {
    const ids = await createVenues(
      app.database,
      [3, 1, 2].map((month) => ({ ownerId: owner.id, createdAt: `2025-0${month}-01T00:00:00Z` })),
    );
    await createSubscription(app.database, { userId: owner.id, daysLeft: 0 });
    expect(await watch()).toEqual({ expired: 0, warned: 1 });
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true]);
    expect(await afterDays(1)).toEqual({ expired: 1, warned: 0 });
    expect(await statusOf(owner.id)).toBe(SubscriptionStatus.EXPIRED);
    expect(await Promise.all(ids.map(isPublic))).toEqual([false, true, false]);
    expect(await notified('SUBSCRIPTION_EXPIRED')).toEqual([
      expect.stringMatching(/^ADMIN .*"hidden": 2/),
      expect.stringMatching(/^CLIENT .*"hidden": 2/),
    ]);
    expect(await mails('subscription-expired')).toHaveLength(1);
  });

  test('ends once, whatever looks at it at once', async () => {
    await createVenues(app.database, [{ ownerId: owner.id }, { ownerId: owner.id }]);
    await createSubscription(app.database, { userId: owner.id, daysLeft: -1 });
    const counts = await Promise.all(Array.from({ length: 5 }, watch));
    expect(counts.filter(({ expired }) => expired === 1)).toHaveLength(1);
    expect(counts.filter(({ expired }) => expired === 0)).toHaveLength(4);
    expect(await notified('SUBSCRIPTION_EXPIRED')).toHaveLength(2);
  });

  test('ends too when it was cancelled', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: -1, status: SubscriptionStatus.CANCELLED });
    expect(await watch()).toEqual({ expired: 1, warned: 0 });
  });

  test('makes room again when the venue that was kept is taken off the site', async () => {
    const [first, second] = (await createVenues(app.database, [
      { ownerId: owner.id, createdAt: '2025-01-01T00:00:00Z' },
      { ownerId: owner.id, createdAt: '2025-02-01T00:00:00Z' },
    ])) as [string, string];
    await createSubscription(app.database, { userId: owner.id, daysLeft: -1 });
    await watch();
    expect(await isPublic(second)).toBe(false);
    await app.database.rows('update venue set is_published = false where id = $1', [first]);
    await watch();
    expect(await isPublic(second)).toBe(true);
  });

  test('is nobody’s loss who writes no mail about it: they are notified all the same', async () => {
    await app.database.rows(
      `update user_account set notification_preferences = notification_preferences || '{"subscription": false}' where id = $1`,
      [owner.id],
    );
    await createSubscription(app.database, { userId: owner.id, daysLeft: -1 });
    await watch();
    expect(await mails('subscription-expired')).toHaveLength(0);
    expect(await notified('SUBSCRIPTION_EXPIRED')).toHaveLength(2);
  });
});

describe('warnings', () => {
  test('go out 30, 7 and 1 days before, each once', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 40 });
    const warned: number[] = [];
    for (let day = 0; day <= 40; day++)
      if ((await afterDays(day)).warned + (await watch()).warned) warned.push(40 - day);
    expect(warned).toEqual([30, 7, 1]);
    expect(await mails('subscription-expiring')).toHaveLength(3);
    expect(await notified('SUBSCRIPTION_EXPIRING')).toHaveLength(3);
  });

  test('that fell into a week without a process are one', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 8 });
    await watch();
    await app.database.rows('delete from notification');
    // Seven days later both the second and the third are due.
    expect(await afterDays(7)).toEqual({ expired: 0, warned: 1 });
    expect(await watch()).toEqual({ expired: 0, warned: 0 });
    expect(await notified('SUBSCRIPTION_EXPIRING')).toEqual([expect.stringContaining('"days": 1')]);
  });

  test('of several processes at once are one', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 7 });
    await Promise.all(Array.from({ length: 5 }, watch));
    expect(await notified('SUBSCRIPTION_EXPIRING')).toHaveLength(1);
    expect(await mails('subscription-expiring')).toHaveLength(1);
  });

  test('do not go to who has cancelled', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 7, status: SubscriptionStatus.CANCELLED });
    expect((await watch()).warned).toBe(0);
  });

  test('ask for the renewal of who wants it to be asked for', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 30, autoRenew: true });
    await watch();
    expect(await notified('SUBSCRIPTION_REQUEST')).toEqual([expect.stringMatching(/^ADMIN .*Premium/)]);
    await afterDays(23);
    expect(await notified('SUBSCRIPTION_REQUEST')).toHaveLength(1);
  });
});
