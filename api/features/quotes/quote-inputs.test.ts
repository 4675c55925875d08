import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../platform/clock.ts';
import { restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { quoteBody } from './quote.factory.ts';
import { quoteForm } from './quote-app.factory.ts';
import { wrongFields } from '../../testing/payloads.ts';

let app: TestApp;
let venueIds: string[];
const rest = restClient(() => app.url);
const { captcha, send, sent } = quoteForm(() => app);

beforeAll(async () => {
  app = await startTestApp();
  venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac' },
    { name: 'Les Docks' },
    { name: 'Fermée au public', isPublished: false },
  ]);
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
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
    ['endDate', 'endBeforeStart', { startDate: dayFromToday(9), endDate: dayFromToday(8) }],
    ['endDate', 'tooFar', { startDate: dayFromToday(1_090), endDate: dayFromToday(1_100) }],
    ['endDate', 'tooManyDays', { startDate: dayFromToday(9), endDate: dayFromToday(40) }],
    ['venueIds', 'unknownVenue', { venueIds: ['not-an-id'] }],
    ['venueIds', 'unknownVenue', { venueIds: ['00000000-0000-4000-8000-000000000000'] }],
  ])('%s: %s', async (path, code, input) => {
    const answer = await send(input, { captchaToken: 'not looked at' });
    expect(answer).toMatchObject({ errors: [{ __typename: 'ValidationFailed', code: 'VALIDATION_FAILED' }] });
    expect(wrongFields(answer)).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('more than five venues, one twice, and one that is not public', async () => {
    const [first = '', , hidden = ''] = venueIds;
    for (const [ids, code] of [
      [Array.from({ length: 6 }, (_, index) => `${first.slice(0, -1)}${index}`), 'tooMany'],
      [[first, first.toUpperCase()], 'repeated'],
      [[hidden], 'unknownVenue'],
    ] as const) {
      const answer = await send({ venueIds: ids });
      expect(wrongFields(answer)).toContainEqual(expect.objectContaining({ path: 'venueIds', code }));
    }
  });

  test('today, the last day of three years and an event of as many days as it may last are taken', async () => {
    const today = dayFromToday(0);
    const last = `${Number(today.slice(0, 4)) + 3}${today.slice(4)}`;
    for (const days of [
      { startDate: today, endDate: dayFromToday(30) },
      { startDate: last, endDate: last },
    ])
      expect((await sent(days)).request).toMatchObject(days);
  });
});

describe('REST and GraphQL accept and refuse the same', () => {
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
    ['endDate', 'endBeforeStart', { startDate: dayFromToday(9), endDate: dayFromToday(8) }],
    ['endDate', 'tooManyDays', { startDate: dayFromToday(9), endDate: dayFromToday(40) }],
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
