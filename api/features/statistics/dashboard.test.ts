import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moveClock, today } from '../../platform/clock.ts';
import { addDays } from '../../platform/days.ts';
import { createAccount, Visitor } from '../../testing/accounts.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';

const DASHBOARD = `{ dashboard {
  venues { total public newThisMonth } users { total newThisMonth trendPercent }
  waiting { registrations venues changeRequests quoteRequests messages }
  months { month venues users quoteRequests pageViews }
  quoteRequests { state count } regions { code count } activity { event subject objectId at }
} }`;

interface Dashboard {
  venues: object;
  users: { total: number; newThisMonth: number; trendPercent: number | null } | null;
  waiting: { registrations: number | null; venues: number };
  months: { month: string; venues: number; users: number | null; quoteRequests: number; pageViews: number }[];
  quoteRequests: { state: string; count: number }[];
  regions: object[];
  activity: { event: string; subject: string; objectId: string }[];
}

let app: TestApp;
let admin: Person;
const visitor = new Visitor(() => app);
/** The middle of the month, so that a day more or less is in the same month. */
const MIDDLE = 15;
const toMiddle = () => moveClock((MIDDLE - Number(today().slice(8))) * 24 * 3_600_000);

const read = async (as = admin) => (await as.graphql<{ dashboard: Dashboard }>(DASHBOARD)).data.dashboard;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
  const at = (daysAgo: number): string => `${addDays(today(), -daysAgo)}T12:00:00.000Z`;
  await createVenues(app.database, [
    { name: 'Neuve' },
    { name: 'Ancienne', createdAt: at(70), communeCode: '75102', postalCode: '75002' },
    { name: 'D’il y a deux ans', createdAt: at(730) },
    { name: 'Soumise', reviewStatus: ReviewStatus.PENDING, isPublished: false },
  ]);
  for (const [role, status, created] of [
    ['CLIENT', 'APPROVED', at(70)],
    ['CLIENT', 'APPROVED', at(70)],
    ['CLIENT', 'PENDING', at(0)],
    ['CLIENT', 'REJECTED', at(70)],
  ] as const) {
    const { id } = await createAccount(app.database, { role, status });
    await app.database.rows('update user_account set created_at = $2 where id = $1', [id, created]);
  }
  await visitor.graphql(REQUEST_QUOTE, { input: quoteInput({ captchaToken: await visitor.captcha() }) });
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

test('counts venues, users and their trend, and what waits', async () => {
  const { venues, users, waiting } = await read();
  expect(venues).toEqual({ total: 4, public: 3, newThisMonth: 2 });
  // Two approved earlier, one administrator approved now.
  expect(users).toEqual({ total: 3, newThisMonth: 1, trendPercent: 50 });
  expect(waiting).toEqual({ registrations: 1, venues: 1, changeRequests: 0, quoteRequests: 1, messages: 0 });
});

test('has twelve months up to this one, with what came in each', async () => {
  const { months } = await read();
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ month: `${today().slice(0, 7)}-01`, venues: 2, users: 1, quoteRequests: 1 });
  expect(months.reduce((sum, { venues }) => sum + venues, 0)).toBe(3);
  expect(months.reduce((sum, { users }) => sum + (users ?? 0), 0)).toBe(3);
});

test('views are counted by month as they come', async () => {
  const { data } = await app.graphql<{ searchVenues: { items: { id: string }[] } }>(
    '{ searchVenues { items { id } } }',
  );
  toMiddle();
  for (const { id } of data.searchVenues.items)
    await app.graphql(`mutation { recordVenueView(input: { id: "${id}" }) { errors { __typename } } }`);
  await app.app.services.venueViews.flush();
  // No session lasts that long.
  const { months } = await app.app.services.dashboard.read({ role: 'ADMIN' });
  expect(months.at(-1)!.pageViews).toBe(data.searchVenues.items.length);
});

test('tells quote requests by state and public venues by region', async () => {
  const { quoteRequests, regions } = await read();
  expect(quoteRequests).toHaveLength(8);
  expect(quoteRequests.find(({ state }) => state === 'NEW')).toEqual({ state: 'NEW', count: 1 });
  expect(regions).toEqual([
    { code: '84', count: 2 },
    { code: '11', count: 1 },
  ]);
});

test('tells what happened last', async () => {
  const { activity } = await read();
  expect(activity.map(({ event }) => event)).toContain('QUOTE_REQUESTED');
});

test('tells of who registered, and of who was invited once the invitation is accepted', async () => {
  const { id } = await createAccount(app.database);
  const change = (columns: string) => app.database.rows(`update user_account set ${columns} where id = $1`, [id]);
  const told = async () => (await read()).activity.filter(({ objectId }) => objectId === id).map(({ event }) => event);
  await change('email_verified_at = null');
  expect(await told()).toEqual([]);
  await change('email_verified_at = now()');
  expect(await told()).toEqual(['INVITATION_ACCEPTED']);
  await change(`registration_number = 'REG-000001'`);
  expect(await told()).toEqual(['REGISTERED']);
});

test('the team sees nothing of users', async () => {
  const { users, waiting, months, activity } = await read(await signedInPerson(app, 'TEAM'));
  expect(users).toBeNull();
  expect(waiting.registrations).toBeNull();
  expect(months.every((month) => month.users === null)).toBe(true);
  expect(activity.map(({ event }) => event)).not.toContain('REGISTERED');
  expect(activity.map(({ event }) => event)).not.toContain('INVITATION_ACCEPTED');
});
