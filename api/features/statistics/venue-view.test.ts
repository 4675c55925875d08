import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moveClock, today } from '../../platform/clock.ts';
import { createAccount, Visitor, type TestAccount } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RECORD = 'mutation ($id: ID!) { recordVenueView(input: { id: $id }) { errors { __typename } } }';
const VIEWS = `query ($days: Int, $venueId: ID) { myVenueViews(days: $days, venueId: $venueId) {
  days { day views } total previousTotal venues { venueId name views } } }`;
interface Views {
  days: { day: string; views: number }[];
  total: number;
  previousTotal: number;
  venues: { venueId: string; views: number }[];
}

let app: TestApp;
let owner: TestAccount;
const visitor = new Visitor(() => app);
// Each visitor has an address of their own, as set by a proxy.
const look = async (venueId: string, address: string, token?: string) =>
  (await visitor.graphql(RECORD, { id: venueId }, { token, headers: { 'x-forwarded-for': address } })).data;
const viewsOf = async (account: TestAccount, days = 30, venueId?: string): Promise<Views> => {
  const { token } = await visitor.signIn(account.email);
  return (await visitor.graphql<{ myVenueViews: Views }>(VIEWS, { days, venueId }, { token })).data.myVenueViews;
};

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());
afterEach(async () => {
  moveClock(0);
  await app.database.rows('delete from rate_limit');
});

async function venuesOf(account: TestAccount, published: boolean[]): Promise<string[]> {
  return createVenues(
    app.database,
    published.map((isPublished) => ({ ownerId: account.id, isPublished })),
  );
}

test('visitors are counted by day, each once an hour, and the owner sees them', async () => {
  owner = await createAccount(app.database);
  const [first = '', second = ''] = await venuesOf(owner, [true, true]);
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    expect(await look(first, address)).toEqual({ recordVenueView: { errors: [] } });
  await look(second, '192.0.2.1');
  moveClock(HOUR_MS + 1);
  await look(first, '192.0.2.1');
  const views = await viewsOf(owner);
  expect(views.total).toBe(4);
  expect(views.venues).toMatchObject([
    { venueId: first, views: 3 },
    { venueId: second, views: 1 },
  ]);
  expect(views.days).toHaveLength(30);
  expect(views.days.at(-1)!.day).toBe(today());
  expect(views.days.reduce((sum, day) => sum + day.views, 0)).toBe(4);
  expect(await viewsOf(owner, 30, second)).toMatchObject({ total: 1, venues: [{ venueId: second, views: 1 }] });
});

test('the days before are told apart, to see whether it grows', async () => {
  const account = await createAccount(app.database);
  const [venue = ''] = await venuesOf(account, [true]);
  moveClock(-10 * DAY_MS);
  await look(venue, '192.0.2.3');
  await look(venue, '192.0.2.4');
  await app.app.services.venueViews.flush();
  moveClock(0);
  await look(venue, '192.0.2.3');
  expect(await viewsOf(account, 7)).toMatchObject({ total: 1, previousTotal: 2 });
});

test('the owner himself, the platform, hidden venues and those that are none are not counted', async () => {
  const account = await createAccount(app.database);
  const [seen = '', hidden = ''] = await venuesOf(account, [true, false]);
  const { token } = await visitor.signIn(account.email);
  const admin = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email);
  const other = await visitor.signIn((await createAccount(app.database)).email);
  await look(seen, '192.0.2.5', token);
  await look(seen, '192.0.2.5', admin.token);
  await look(hidden, '192.0.2.5');
  await look(crypto.randomUUID(), '192.0.2.5');
  expect((await viewsOf(account)).total).toBe(0);
  await look(seen, '192.0.2.5', other.token);
  expect((await viewsOf(account)).total).toBe(1);
  const refused = await visitor.graphql(RECORD, { id: 'nothing' });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
});

test('nobody sees the views of another one’s venues', async () => {
  const account = await createAccount(app.database);
  const [venue = ''] = await venuesOf(await createAccount(app.database), [true]);
  await look(venue, '192.0.2.6');
  expect(await viewsOf(account)).toMatchObject({ total: 0, venues: [] });
  expect(await viewsOf(account, 30, venue)).toMatchObject({ total: 0, venues: [] });
});
