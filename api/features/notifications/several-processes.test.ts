import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from '../../testing/accounts.ts';
import { missingRedis, openTestRedis, type TestRedis } from '../../testing/redis.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alsoOpened } from '../../testing/test-database.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';

const missing = missingRedis();
const TOLD_WITHIN_MS = 5_000;

interface Badges {
  unread: number;
  pendingVenues: number;
}

describe.skipIf(missing !== null)(`badges over several processes${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let redis: TestRedis;
  /** Two processes on one database and one Redis. */
  let here: TestApp;
  let there: TestApp;
  let admin: Person;
  let sockets: Client[];
  const visitor = new Visitor(() => here);

  beforeAll(async () => {
    redis = await openTestRedis();
    const settings = { REDIS_URL: redis.url, SESSION_SECRET: 's'.repeat(40) };
    here = await startTestApp(settings);
    there = await startTestApp(settings, undefined, () => alsoOpened(here.database));
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await redis.stop();
  });
  beforeEach(async () => {
    sockets = [];
    await here.database.rows('delete from notification');
    admin = await signedInPerson(here, 'ADMIN');
  });
  afterEach(async () => {
    for (const socket of sockets) await socket.dispose();
  });

  /** The badges of an administrator whose tab is connected to one of the processes; each call waits for the next. */
  async function badgesAt({ url }: TestApp): Promise<() => Promise<Badges>> {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${admin.token}` },
    });
    sockets.push(client);
    const told = client.iterate<{ notificationCountsChanged: Badges }>({
      query: 'subscription { notificationCountsChanged { unread pendingVenues } }',
    });
    return async () => {
      const { value } = (await told.next()) as { value: { data: { notificationCountsChanged: Badges } } };
      return value.data.notificationCountsChanged;
    };
  }

  /** Waits until a badge has a value; the same value may come twice. */
  async function toldOf(next: () => Promise<Badges>, wanted: Partial<Badges>): Promise<Badges> {
    for (let told = await next(); ; told = await next()) {
      if (Object.entries(wanted).every(([name, count]) => told[name as keyof Badges] === count)) return told;
    }
  }

  /** Sends a quote request to a process; returns the milliseconds until a badge shows it. */
  async function countsUp(next: () => Promise<Badges>, unread: number): Promise<number> {
    const variables = { input: quoteInput({ captchaToken: await visitor.captcha() }) };
    const { errors } = await visitor.graphql(REQUEST_QUOTE, variables);
    expect(errors).toBeUndefined();
    const answered = performance.now();
    await toldOf(next, { unread });
    return performance.now() - answered;
  }

  test('a quote request that one process takes counts up at the other within a second', async () => {
    const [near, far] = [await badgesAt(here), await badgesAt(there)];
    expect([await near(), await far()]).toMatchObject([{ unread: 0 }, { unread: 0 }]);
    expect(await countsUp(far, 1)).toBeLessThan(TOLD_WITHIN_MS);
    expect(await toldOf(near, { unread: 1 })).toMatchObject({ unread: 1 });
  });

  test('what waits for the platform is told by the process that changed it to the tabs of the other', async () => {
    const far = await badgesAt(there);
    const { pendingVenues } = await far();
    await createVenues(here.database, [{ reviewStatus: ReviewStatus.PENDING, isPublished: false }]);
    const wanted = { pendingVenues: pendingVenues + 1 };
    expect(await toldOf(far, wanted)).toMatchObject(wanted);
  });

  test('reading at one process counts down at the other', async () => {
    const far = await badgesAt(there);
    await far();
    await countsUp(far, 1);
    await admin.graphql('mutation { markAllNotificationsRead { counts { unread } } }');
    expect(await toldOf(far, { unread: 0 })).toMatchObject({ unread: 0 });
  });

  test('when Redis has cut everybody off, badges go on as soon as it is back', async () => {
    const far = await badgesAt(there);
    await far();
    await redis.cutOff();
    await expect.poll(() => fetch(`${there.url}/readyz`).then(({ ok }) => ok)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await countsUp(far, 1)).toBeLessThan(TOLD_WITHIN_MS);
  });

  test('a tab that was away is told at once how things stand, by whichever process it comes back to', async () => {
    const far = await badgesAt(there);
    await far();
    await sockets[0]!.dispose();
    const near = await badgesAt(here);
    await near();
    await countsUp(near, 1);
    expect(await (await badgesAt(there))()).toMatchObject({ unread: 1 });
  });
});
