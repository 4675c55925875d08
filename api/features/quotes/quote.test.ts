import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUsers } from '../accounts/user.factory.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { RoomLayout } from '../venues/venue.enums.ts';
import { CHANGE_QUOTE, quoteInput, READ_QUOTE, WITHDRAW_QUOTE, type QuoteAnswer } from './quote.factory.ts';
import { quoteForm } from './quote-app.factory.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let venueIds: string[];
const { sent } = quoteForm(() => app);

beforeAll(async () => {
  app = await startTestApp();
  await createUsers(app.database, ['ADMIN', 'ADMIN', 'TEAM', 'CLIENT']);
  venueIds = await createVenues(app.database, [{ name: 'Maison du Lac' }, { name: 'Les Docks' }]);
});

afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

const read = async (token: string) =>
  (await app.graphql<{ quoteRequestByLink: QuoteAnswer['request'] | null }>(READ_QUOTE, { token })).data
    .quoteRequestByLink;
const change = async (token: string, input: object, version: number) =>
  (
    await app.graphql<{ changeQuoteRequest: QuoteAnswer }>(CHANGE_QUOTE, {
      input: quoteInput({ ...input, token, version }),
    })
  ).data.changeQuoteRequest;
const withdraw = async (token: string, version: number, reason?: string) =>
  (await app.graphql<{ withdrawQuoteRequest: QuoteAnswer }>(WITHDRAW_QUOTE, { input: { token, version, reason } })).data
    .withdrawQuoteRequest;

const jobsOf = (requestId: string) =>
  app.database.rows<{ kind: string; address: string }>(
    `select data ->> 'kind' as kind, data -> 'to' ->> 'address' as address from pgboss.job
     where name = 'mail.send' and data -> 'data' ->> 'requestId' = $1 order by created_on, kind`,
    [requestId],
  );

describe('a request that was sent', () => {
  test('is kept as it was typed, with its number and a private link', async () => {
    const script = '<script>alert("1")</script>';
    const { token, request } = await sent({ message: script, companyName: script, venueIds: venueIds.slice(0, 2) });
    expect(request.reference).toMatch(/^DEV-\d{4}-\d{6}$/);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { venueIds: _, consent: __, budgetPerPersonCents, ...typed } = quoteInput({ message: script });
    const { firstName, lastName, email, phone, language, companyName: ___, ...wishes } = typed;
    expect(request).toMatchObject({
      ...wishes,
      contact: { firstName, lastName, companyName: script, email, phone, language },
      budgetPerPerson: { amount: budgetPerPersonCents },
      state: 'NEW',
      availableActions: ['CHANGE', 'WITHDRAW'],
      steps: [{ state: 'NEW', action: null, actor: null, by: null }],
      venues: [
        { venueId: venueIds[0], name: 'Maison du Lac', city: 'Lyon 2e', hasOwner: null, fit: [] },
        { venueId: venueIds[1], name: 'Les Docks' },
      ],
      version: 1,
    });
    expect(await read(token)).toEqual(request);
  });

  test('has its mails and notifications, and nothing secret is at rest', async () => {
    const { token, request } = await sent();
    const mails = await jobsOf(request.id);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ address }) => address === request.contact.email)).toHaveLength(1);
    const told = await app.database.rows(
      `select u.role from notification n join user_account u on u.id = n.recipient_id
       where n.type = 'QUOTE_REQUEST' and n.params ->> 'reference' = $1 and not n.is_read order by u.role`,
      [request.reference],
    );
    expect(told).toEqual([{ role: 'ADMIN' }, { role: 'ADMIN' }, { role: 'TEAM' }]);
    const rows = await app.database.rows(
      `select (select json_agg(q) from quote_request q)::text || (select json_agg(j) from pgboss.job j)::text
        || (select coalesce(json_agg(i), '[]') from idempotency_key i)::text as everything`,
    );
    expect(String(rows[0]!['everything'])).not.toContain(token);
  });

  test('is normalised: no spaces around, no character that is not seen', async () => {
    const { request } = await sent({
      firstName: '  Anne\r\nBcc: all@example.com ',
      lastName: 'Le\u202e  Goff',
      message: ' un\r\ndeux\u0007 ',
    });
    expect(request).toMatchObject({
      contact: { firstName: 'Anne Bcc: all@example.com', lastName: 'Le Goff' },
      message: 'un\ndeux',
    });
  });

  test('may name no dates, no venue and nothing that is not needed', async () => {
    const { request } = await sent({
      startDate: null,
      endDate: null,
      flexibleDates: true,
      layout: null,
      bedrooms: null,
      budgetPerPersonCents: null,
      catering: [],
      cateringNote: ' ',
      equipment: [],
      equipmentNote: null,
      message: '',
      mustHaves: [],
    });
    expect(request).toMatchObject({ startDate: null, cateringNote: null, message: null, venues: [] });
  });

  test('is private: never kept by a cache, no matter who asks and how often', async () => {
    const { token } = await sent();
    for (let time = 0; time < 3; time++) {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: READ_QUOTE, variables: { token } }),
      });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('Marchand');
    }
  });

  test('numbers follow each other, also for those that come at the same time', async () => {
    const requests = await Promise.all(
      Array.from({ length: 6 }, (_, index) => sent({ email: `number.${index}@example.com` })),
    );
    const numbers = requests.map(({ request }) => Number(request.reference.slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });
});

describe('the private link', () => {
  test('does not tell a wrong token from an expired one', async () => {
    const { token } = await sent();
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), token.toLowerCase(), 'x'.repeat(100_000)]) {
      expect(await read(wrong)).toBeNull();
    }
    expect(await read(token)).not.toBeNull();
    moveClock(181 * DAY_MS);
    expect(await read(token)).toBeNull();
    expect(await change(token, {}, 1)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
    expect(await withdraw(token, 1)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
  });

  test('changes a request that nobody has dealt with, and tells of it', async () => {
    const { token, request } = await sent({ venueIds: venueIds.slice(0, 2) });
    const answer = await change(token, { participants: 60, message: null, venueIds: [venueIds[1]] }, request.version);
    expect(answer).toMatchObject({
      request: { participants: 60, message: null, version: 2, venues: [{ venueId: venueIds[1] }], state: 'NEW' },
      errors: [],
    });
    expect(answer.request!.steps).toHaveLength(1);
    expect(await jobsOf(request.id)).toHaveLength(6);
    // Concurrent changes are not overwritten.
    expect(await change(token, { participants: 70 }, 1)).toMatchObject({
      errors: [{ __typename: 'Conflict', code: 'CONFLICT' }],
    });
    expect(await change(token, { participants: 0 }, 2)).toMatchObject({ errors: [{ __typename: 'ValidationFailed' }] });
    expect(await read(token)).toMatchObject({ participants: 60, version: 2 });
  });

  test('keeps venues that are no longer public, and says so', async () => {
    const [id = ''] = await createVenues(app.database, [{ name: 'Bientôt fermée' }]);
    const { token } = await sent({ venueIds: [id] });
    await app.database.rows(`delete from catalogue_venue where venue_id = $1`, [id]);
    await app.database.rows(`insert into catalogue_change (venue_id) values ($1)`, [id]);
    await app.database.transaction(async () => {});
    const closed = { venueId: null, slug: null, name: 'Bientôt fermée', city: 'Lyon 2e' };
    expect(await read(token)).toMatchObject({ venues: [closed] });
    expect(await change(token, { venueIds: [id] }, 1)).toMatchObject({ request: { venues: [closed] } });
  });

  test('withdraws once, and nothing more can be done then', async () => {
    const { token, request } = await sent();
    const answer = await withdraw(token, 1, 'Le séminaire est annulé.');
    expect(answer).toMatchObject({
      request: { state: 'ARCHIVED', availableActions: [], steps: [{ state: 'NEW' }, { state: 'ARCHIVED' }] },
      errors: [],
    });
    expect(answer.request!.withdrawnAt).not.toBeNull();
    expect(await jobsOf(request.id)).toHaveLength(6);
    expect(await withdraw(token, 2)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(await change(token, {}, 2)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(await read(token)).toMatchObject({ state: 'ARCHIVED' });
  });

  test('of a request that has gone to the owners withdraws, and no longer changes', async () => {
    const { token, request } = await sent();
    await app.database.rows(`update quote_request set state = 'FORWARDED' where id = $1`, [request.id]);
    expect(await read(token)).toMatchObject({ state: 'FORWARDED', availableActions: ['WITHDRAW'] });
    expect(await change(token, {}, 1)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(await withdraw(token, 1, 'x'.repeat(1_001))).toMatchObject({ errors: [{ __typename: 'ValidationFailed' }] });
    expect(await withdraw(token, 2)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect(await withdraw(token, 1)).toMatchObject({ request: { state: 'ARCHIVED' } });
  });
});

test('whether venues have a room is told from the catalogue, for the layout that is wanted or suits the event', async () => {
  const [small = '', large = ''] = await createVenues(app.database, [
    {
      rooms: [
        roomContent({ capacities: { [RoomLayout.THEATRE]: 60, [RoomLayout.U_SHAPE]: 20, [RoomLayout.COCKTAIL]: 85 } }),
      ],
    },
    { rooms: [roomContent({ capacities: { [RoomLayout.THEATRE]: 300, [RoomLayout.U_SHAPE]: 40 } })] },
  ]);
  const fit = async (participants: number, layout: string | null, eventType: string | null = null) =>
    (
      await app.graphql<{ quoteFit: object[] }>(
        `query ($ids: [ID!]!, $participants: Int!, $layout: RoomLayout, $eventType: EventType) {
          quoteFit(venueIds: $ids, participants: $participants, layout: $layout, eventType: $eventType) {
            venueId largestRoom layout fits } }`,
        { ids: [small, large, 'x'], participants, layout, eventType },
      )
    ).data.quoteFit;
  expect(await fit(45, null)).toEqual([
    { venueId: small, largestRoom: 85, layout: 'COCKTAIL', fits: true },
    { venueId: large, largestRoom: 300, layout: 'THEATRE', fits: true },
  ]);
  expect(await fit(40, 'U_SHAPE')).toEqual([
    { venueId: small, largestRoom: 20, layout: 'U_SHAPE', fits: false },
    { venueId: large, largestRoom: 40, layout: 'U_SHAPE', fits: true },
  ]);
  expect(await fit(80, null, 'JOURNEE_ETUDE')).toMatchObject([
    { largestRoom: 60, layout: 'THEATRE', fits: false },
    { largestRoom: 300, layout: 'THEATRE', fits: true },
  ]);
  expect(await fit(80, null, 'REPAS_D_AFFAIRE')).toMatchObject([
    { largestRoom: 0, layout: null, fits: false },
    { largestRoom: 0, layout: null, fits: false },
  ]);
});
