import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../kernel/clock.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createUsers } from '../accounts/user.factory.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { RoomLayout } from '../venues/venue.terms.ts';
import {
  CHANGE_QUOTE,
  quoteBody,
  quoteInput,
  READ_QUOTE,
  REQUEST_QUOTE,
  WITHDRAW_QUOTE,
  type QuoteAnswer,
} from './quote.factory.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let venueIds: string[];
const rest = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
  await createUsers(app.database, ['ADMIN', 'ADMIN', 'TEAM', 'CLIENT']);
  venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac' },
    { name: 'Les Docks' },
    { name: 'Fermée au public', isPublished: false },
  ]);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

const captcha = async (): Promise<string> => solvedCaptcha(await app.app.services.captcha.challenge());

async function send(input: object, more: object = {}): Promise<QuoteAnswer> {
  const { data, errors } = await app.graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, {
    input: quoteInput(input),
    captchaToken: await captcha(),
    ...more,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.requestQuote;
}

async function sent(input: object = {}): Promise<Required<Pick<QuoteAnswer, 'token' | 'request'>>> {
  const { token, request, ...refusal } = await send(input);
  if (!token || !request) throw new Error(JSON.stringify(refusal));
  return { token, request };
}

const read = async (token: string) =>
  (await app.graphql<{ quoteRequest: QuoteAnswer['request'] | null }>(READ_QUOTE, { token })).data.quoteRequest;
const change = async (token: string, input: object, version: number) =>
  (await app.graphql<{ changeQuoteRequest: QuoteAnswer }>(CHANGE_QUOTE, { token, input: quoteInput(input), version }))
    .data.changeQuoteRequest;
const withdraw = async (token: string, reason?: string) =>
  (await app.graphql<{ withdrawQuoteRequest: QuoteAnswer }>(WITHDRAW_QUOTE, { token, reason })).data
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
    const { venueIds: _, consent: __, ...typed } = quoteInput({ message: script, companyName: script });
    expect(request).toMatchObject({
      ...typed,
      state: 'NEW',
      availableActions: ['CHANGE', 'WITHDRAW'],
      history: [{ state: 'NEW' }],
      venues: [
        { id: venueIds[0], name: 'Maison du Lac', city: 'Lyon 2e' },
        { id: venueIds[1], name: 'Les Docks' },
      ],
      version: 1,
    });
    expect(await read(token)).toEqual(request);
  });

  test('has its mails and notifications, and nothing secret is at rest', async () => {
    const { token, request } = await sent();
    const mails = await jobsOf(request.id);
    expect(mails).toHaveLength(3);
    expect(mails.filter(({ address }) => address === request.email)).toHaveLength(1);
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

  test('is tidied: no spaces around, no character that is not seen', async () => {
    const { request } = await sent({
      firstName: '  Anne\r\nBcc: all@example.com ',
      lastName: 'Le\u202e  Goff',
      message: ' un\r\ndeux\u0007 ',
    });
    expect(request).toMatchObject({ firstName: 'Anne Bcc: all@example.com', lastName: 'Le Goff', message: 'un\ndeux' });
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

  test('is private: never kept by a cache, whoever asks and however often', async () => {
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

describe('what is wrong is told by field', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each<[path: string, code: string, input: object]>([
    ['firstName', 'required', { firstName: ' ' }],
    ['firstName', 'tooLong', { firstName: long(101) }],
    ['lastName', 'tooLong', { lastName: long(101) }],
    ['companyName', 'required', { companyName: '' }],
    ['companyName', 'tooLong', { companyName: long(151) }],
    ['email', 'notEmail', { email: 'nobody' }],
    ['email', 'notEmail', { email: 'a@b.fr, c@d.fr' }],
    ['email', 'tooLong', { email: `${long(90_000)}@example.com` }],
    ['phone', 'notPhone', { phone: 'call me' }],
    ['phone', 'notPhone', { phone: '123' }],
    ['phone', 'tooLong', { phone: '1'.repeat(31) }],
    ['participants', 'tooSmall', { participants: 0 }],
    ['participants', 'tooGreat', { participants: 20_001 }],
    ['bedrooms', 'tooSmall', { bedrooms: -1 }],
    ['bedrooms', 'tooGreat', { bedrooms: 5_001 }],
    ['budgetPerPersonCents', 'tooGreat', { budgetPerPersonCents: 10_000_01 }],
    ['cateringNote', 'tooLong', { cateringNote: long(501) }],
    ['equipmentNote', 'tooLong', { equipmentNote: long(501) }],
    ['message', 'tooLong', { message: long(4_001) }],
    ['catering', 'repeated', { catering: ['LUNCH', 'LUNCH'] }],
    ['mustHaves', 'repeated', { mustHaves: ['DATES', 'DATES'] }],
    ['consent', 'required', { consent: false }],
    ['startDate', 'required', { startDate: null, endDate: null, flexibleDates: false }],
    ['endDate', 'required', { endDate: null }],
    ['startDate', 'required', { startDate: null }],
    ['startDate', 'pastDate', { startDate: dayFromToday(-1) }],
    ['endDate', 'reversedDates', { startDate: dayFromToday(9), endDate: dayFromToday(8) }],
    ['endDate', 'tooFar', { endDate: dayFromToday(1_200) }],
    ['venueIds', 'unknownVenue', { venueIds: ['not-an-id'] }],
    ['venueIds', 'unknownVenue', { venueIds: ['00000000-0000-4000-8000-000000000000'] }],
  ])('%s: %s', async (path, code, input) => {
    const answer = await send(input, { captchaToken: 'not looked at' });
    expect(answer).toMatchObject({ __typename: 'ValidationFailed', code: 'VALIDATION_FAILED' });
    expect(answer.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('more than five venues, one twice, and one that is not public', async () => {
    const [first = '', , hidden = ''] = venueIds;
    for (const [ids, code] of [
      [Array.from({ length: 6 }, (_, index) => `${first.slice(0, -1)}${index}`), 'tooMany'],
      [[first, first.toUpperCase()], 'repeated'],
      [[hidden], 'unknownVenue'],
    ] as const) {
      const answer = await send({ venueIds: ids });
      expect(answer.fields).toContainEqual(expect.objectContaining({ path: 'venueIds', code }));
    }
  });

  test('today and the last day of three years are taken', async () => {
    const today = dayFromToday(0);
    const last = `${Number(today.slice(0, 4)) + 3}${today.slice(4)}`;
    const { request } = await sent({ startDate: today, endDate: last });
    expect(request).toMatchObject({ startDate: today, endDate: last });
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
    expect(await change(token, {}, 1)).toMatchObject({ __typename: 'NotFound' });
    expect(await withdraw(token)).toMatchObject({ __typename: 'NotFound' });
  });

  test('changes a request that nobody has dealt with, and tells of it', async () => {
    const { token, request } = await sent({ venueIds: venueIds.slice(0, 2) });
    const answer = await change(token, { participants: 60, message: null, venueIds: [venueIds[1]] }, request.version);
    expect(answer).toMatchObject({
      __typename: 'QuoteRequestChanged',
      request: { participants: 60, message: null, version: 2, venues: [{ id: venueIds[1] }], state: 'NEW' },
    });
    expect(answer.request!.history).toHaveLength(1);
    expect(await jobsOf(request.id)).toHaveLength(6);
    // What was changed in the meantime is not overwritten.
    expect(await change(token, { participants: 70 }, 1)).toMatchObject({ __typename: 'Conflict', code: 'CONFLICT' });
    expect(await change(token, { participants: 0 }, 2)).toMatchObject({ __typename: 'ValidationFailed' });
    expect(await read(token)).toMatchObject({ participants: 60, version: 2 });
  });

  test('keeps venues that are no longer public, and says so', async () => {
    const [id = ''] = await createVenues(app.database, [{ name: 'Bientôt fermée' }]);
    const { token } = await sent({ venueIds: [id] });
    await app.database.rows(`delete from catalogue_venue where venue_id = $1`, [id]);
    await app.database.rows(`insert into catalogue_change (venue_id) values ($1)`, [id]);
    await app.database.transaction(async () => {});
    const closed = { id: null, slug: null, name: 'Bientôt fermée', city: 'Lyon 2e' };
    expect(await read(token)).toMatchObject({ venues: [closed] });
    expect(await change(token, { venueIds: [id] }, 1)).toMatchObject({ request: { venues: [closed] } });
  });

  test('withdraws once, and nothing more can be done then', async () => {
    const { token, request } = await sent();
    const answer = await withdraw(token, 'Le séminaire est annulé.');
    expect(answer).toMatchObject({
      __typename: 'QuoteRequestChanged',
      request: { state: 'ARCHIVED', availableActions: [], history: [{ state: 'NEW' }, { state: 'ARCHIVED' }] },
    });
    expect(answer.request!.withdrawnAt).not.toBeNull();
    expect(await jobsOf(request.id)).toHaveLength(6);
    expect(await withdraw(token)).toMatchObject({ __typename: 'Forbidden' });
    expect(await change(token, {}, 2)).toMatchObject({ __typename: 'Forbidden' });
    expect(await read(token)).toMatchObject({ state: 'ARCHIVED' });
  });

  test('of a request that has gone to the owners withdraws, and no longer changes', async () => {
    const { token, request } = await sent();
    await app.database.rows(`update quote_request set state = 'FORWARDED' where id = $1`, [request.id]);
    expect(await read(token)).toMatchObject({ state: 'FORWARDED', availableActions: ['WITHDRAW'] });
    expect(await change(token, {}, 1)).toMatchObject({ __typename: 'Forbidden' });
    expect(await withdraw(token, 'x'.repeat(1_001))).toMatchObject({ __typename: 'ValidationFailed' });
    expect(await withdraw(token)).toMatchObject({ request: { state: 'ARCHIVED' } });
  });
});

describe('REST and GraphQL are two doors of one house', () => {
  const post = async (body: object, headers: Record<string, string> = {}) =>
    rest<{ reference?: string; error?: { code: string; fields?: object[] } }>('/quotes', '/quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('the same form makes the same request', async () => {
    const { response, body } = await post(
      quoteBody({ establishmentIds: venueIds.slice(0, 1), captchaToken: await captcha(), unknown: { field: 1 } }),
    );
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { request } = await sent({ venueIds: venueIds.slice(0, 1) });
    const own = ['id', 'reference', 'created_at', 'updated_at', 'consent_at', 'link_nonce', 'link_token_hash'];
    const [viaRest, viaGraphql] = await Promise.all(
      [body.reference, request.reference].map((reference) =>
        app.database.rows<{ row: object }>(
          `select to_jsonb(q) - $2::text[] - 'link_expires_at' as row from quote_request q where reference = $1`,
          [reference, own],
        ),
      ),
    );
    expect(viaRest).toEqual(viaGraphql);
  });

  test('catering in words of one’s own is the note', async () => {
    const form = quoteBody({ catering: 'Un buffet froid', cateringNote: null, captchaToken: await captcha() });
    const { body } = await post(form);
    const rows = await app.database.rows(`select catering, catering_note from quote_request where reference = $1`, [
      body.reference,
    ]);
    expect(rows).toEqual([{ catering: [], catering_note: 'Un buffet froid' }]);
  });

  test.each<[path: string, code: string, wrong: object]>([
    ['participants', 'tooSmall', { participants: 0 }],
    ['participants', 'wrongType', { participants: '45' }],
    ['participants', 'notWhole', { participants: 4.5 }],
    ['participants', 'required', { participants: undefined }],
    ['eventType', 'unknownValue', { eventType: 'mariage' }],
    ['eventType', 'required', { eventType: undefined }],
    ['startDate', 'notDate', { startDate: '2027-02-30' }],
    ['endDate', 'reversedDates', { startDate: dayFromToday(9), endDate: dayFromToday(8) }],
    ['establishmentIds', 'unknownVenue', { establishmentIds: ['x'] }],
    ['establishmentIds', 'tooMany', { establishmentIds: Array.from({ length: 6 }, (_, n) => `id-${n}`) }],
    ['mustHaves', 'unknownValue', { mustHaves: ['luck'] }],
    ['mustHaves', 'wrongType', { mustHaves: 'dates' }],
    ['consent', 'required', { consent: undefined }],
    ['consent', 'wrongType', { consent: 'true' }],
    ['firstName', 'required', { firstName: undefined }],
    ['firstName', 'wrongType', { firstName: { $gt: '' } }],
    ['language', 'unknownValue', { language: 'de' }],
    ['cateringNote', 'tooLong', { catering: 'x'.repeat(501) }],
  ])('refuses with 400: %s: %s', async (path, code, wrong) => {
    const { response, body } = await post(quoteBody(wrong));
    expect([response.status, body.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.error?.fields).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('what is no form is refused in JSON', async () => {
    const raw = (body: string | undefined, type: string) =>
      rest<{ error: { code: string } }>('/quotes', '/quotes', {
        method: 'POST',
        headers: { 'content-type': type },
        ...(body === undefined ? {} : { body }),
      });
    expect((await raw('{', 'application/json')).response.status).toBe(400);
    expect((await raw('[]', 'application/json')).response.status).toBe(400);
    expect((await raw('firstName=x', 'application/x-www-form-urlencoded')).response.status).toBe(415);
    expect((await raw(JSON.stringify({ message: 'x'.repeat(70_000) }), 'application/json')).response.status).toBe(413);
    expect((await rest('/quotes', '/quotes', { method: 'PUT' }).catch(String)) as string).toMatch(/not described/);
  });
});

test('whether venues have a room is told from the catalogue, for the layout that is wanted', async () => {
  const [small = '', large = ''] = await createVenues(app.database, [
    { rooms: [roomContent({ capacities: { [RoomLayout.THEATRE]: 60, [RoomLayout.U_SHAPE]: 20 } })] },
    { rooms: [roomContent({ capacities: { [RoomLayout.THEATRE]: 300, [RoomLayout.U_SHAPE]: 40 } })] },
  ]);
  const fit = async (participants: number, layout: string | null) =>
    (
      await app.graphql<{ quoteFit: object[] }>(
        `query ($ids: [ID!]!, $participants: Int!, $layout: RoomLayout) {
          quoteFit(venueIds: $ids, participants: $participants, layout: $layout) { venueId largestRoom fits } }`,
        { ids: [small, large, 'x'], participants, layout },
      )
    ).data.quoteFit;
  expect(await fit(45, null)).toEqual([
    { venueId: small, largestRoom: 60, fits: true },
    { venueId: large, largestRoom: 300, fits: true },
  ]);
  expect(await fit(40, 'U_SHAPE')).toEqual([
    { venueId: small, largestRoom: 20, fits: false },
    { venueId: large, largestRoom: 40, fits: true },
  ]);
});
