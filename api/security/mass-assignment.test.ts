import { type GraphQLInputType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageInput } from '../features/messages/message.factory.ts';
import { quoteBody } from '../features/quotes/quote.factory.ts';
import { declaredOfProduct } from '../testing/declared-operations.ts';
import { createSchema } from '../platform/graphql/create-schema.ts';
import { PASSWORD, Visitor } from '../testing/accounts.ts';
import { rootFields } from '../testing/fuzz/graphql-fuzz.ts';
import { completeVenue } from '../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { PRODUCT } from '../features.ts';

/* Fields that a client may send, and that are not accepted. */
const UNKNOWN = '0b9fd4c6-6f0e-4d0f-9a3c-2f1f6a5f0c11';
const OF_THE_HOUSE = {
  id: UNKNOWN,
  isAdmin: true,
  ownerId: UNKNOWN,
  owner: { id: UNKNOWN },
  owner_id: UNKNOWN,
  userId: UNKNOWN,
  isPublished: true,
  isPublic: true,
  isFeatured: true,
  isFavorite: true,
  isTop5: true,
  isPremierPage: true,
  isHomepageSlider: true,
  createdAt: '2001-01-01T00:00:00Z',
  updatedAt: '2001-01-01T00:00:00Z',
  deletedAt: '2001-01-01T00:00:00Z',
  emailVerified: true,
  email_verified_at: '2001-01-01T00:00:00Z',
  passwordHash: 'x',
  password_hash: 'x',
  twoFactorEnabled: true,
  registrationNumber: 'REG-0',
  reference: 'DEV-0',
  state: 'CLOSED',
  importKey: 'x',
  views: 1_000_000,
  constructor: { prototype: { isAdmin: true } },
};
const POISON = JSON.parse(JSON.stringify(OF_THE_HOUSE).replace('"constructor"', '"__proto__"')) as object;

let app: TestApp;
let client: Person;
const visitor = new Visitor(() => app);
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  client = await signedInPerson(app);
});

const row = async (table: string, id: string) =>
  (await app.database.rows(`select * from ${table} where id = $1`, [id]))[0]!;

test('no input of an operation that clients reach has a field of the platform, but for those that are refused to them', async () => {
  const HOUSE =
    /role|status|verified|hash|secret|owner|isP|feature|favou?rite|top|slider|premier|createdAt|deletedAt|^reference$|plan/i;
  const found = new Set<string>();
  const walk = (
    type: GraphQLInputType,
    schemaType = String(type).replaceAll(/[[\]!]/g, ''),
    seen = new Set<string>(),
  ): void => {
    const inner = schema.getType(schemaType);
    if (!isInputObjectType(inner) || seen.has(schemaType)) return;
    seen.add(schemaType);
    for (const field of Object.values(inner.getFields())) {
      if (HOUSE.test(field.name)) found.add(`${schemaType}.${field.name}`);
      walk(field.type, undefined, seen);
    }
  };
  const schema = await createSchema(PRODUCT.all('resolvers'));
  const declared = await declaredOfProduct();
  for (const { kind, field } of rootFields(schema)) {
    if (kind === 'query') continue;
    const { access } = declared[`Mutation.${field.name}`]!;
    if (typeof access !== 'string' && !access.includes('CLIENT')) continue;
    for (const arg of field.args) walk(arg.type);
  }
  // The demo accounts are public. Only administrators set an owner; from others the field is ignored
  // (api/features/venues/venue-service.test.ts). The last two select: the notifications to mark, and the requested plan.
  expect([...found].toSorted()).toEqual([
    'CreateVenueInput.ownerId',
    'DemoLoginInput.role',
    'MarkNotificationsReadAboutInput.reference',
    'RequestRenewalInput.planId',
  ]);
});

test('a field that an input of GraphQL does not have is refused', async () => {
  const { status, errors } = await client.graphql(
    'mutation ($input: ProfileInput!) { updateProfile(input: $input) { errors { __typename } } }',
    { input: { id: client.id, version: 1, firstName: 'Eve', role: 'ADMIN' } },
  );
  expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('"role"')]);
});

describe('over REST what a client may not say is passed over or refused', () => {
  test.each(['role', 'status', 'email', 'password'])('of himself: %s', async (name) => {
    const before = await row('user_account', client.id);
    const values: Record<string, string> = {
      role: 'ADMIN',
      status: 'SUSPENDED',
      email: 'x@exemple.test',
      password: PASSWORD,
    };
    expect((await client.rest('PUT', `/users/${client.id}`, { firstName: 'Eve', [name]: values[name] })).status).toBe(
      403,
    );
    expect(await row('user_account', client.id)).toEqual(before);
  });

  test('of himself: everything else', async () => {
    const before = await row('user_account', client.id);
    expect((await client.rest('PUT', `/users/${client.id}`, { ...POISON, firstName: 'Eve' })).status).toBe(200);
    const after = await row('user_account', client.id);
    const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
    // The others are written by the database and by the mapper.
    expect(changed.toSorted()).toEqual(['first_name', 'search_text', 'sort_name', 'version']);
  });

  test('of a new account', async () => {
    const email = 'mass.assignment@exemple.test';
    const form = {
      email,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      phone: '+33 1 99 00 12 34',
      companyName: 'C',
    };
    const body = { ...POISON, role: 'ADMIN', status: 'APPROVED', ...form, captchaToken: await visitor.captcha() };
    expect((await visitor.rest('POST', '/auth/register', body)).status).toBe(201);
    const [made] = await app.database.rows(
      `select id, role, status, email_verified_at, two_factor_enabled_at from user_account where email = $1`,
      [email],
    );
    expect(made).toMatchObject({
      role: 'CLIENT',
      status: 'PENDING',
      email_verified_at: null,
      two_factor_enabled_at: null,
    });
    expect(made!['id']).not.toBe(UNKNOWN);
  });

  test.each(['', '/public'])('of a new venue (%s/establishments)', async (prefix) => {
    const body = { ...POISON, reviewStatus: 'approved', name: 'Maison du Rhône', city: 'Lyon' };
    const answer = await client.rest('POST', `${prefix}/establishments`, body);
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(id).not.toBe(UNKNOWN);
    expect(await row('venue', id)).toMatchObject({
      owner_id: client.id,
      review_status: 'DRAFT',
      is_published: false,
      is_featured: false,
      is_favourite: false,
      deleted_at: null,
    });
  });

  test.each(['ownerId', 'isFeatured', 'isFavorite', 'isTop5', 'isPremierPage', 'isHomepageSlider'] as const)(
    'of his own venue: %s',
    async (name) => {
      const id = await completeVenue(app.database, client.id, { isPublished: false, reviewStatus: 'DRAFT' as never });
      const before = await row('venue', id);
      const value = name === 'ownerId' ? (await signedInPerson(app)).id : true;
      expect((await client.rest('PUT', `/establishments/${id}`, { [name]: value })).status).toBe(403);
      expect(await row('venue', id)).toEqual(before);
    },
  );

  test('of a request for a quote', async () => {
    const body = { ...quoteBody({ establishmentIds: [] }), ...POISON, captchaToken: await visitor.captcha() };
    expect((await visitor.rest('POST', '/quotes', body)).status).toBe(201);
    const [made] = await app.database.rows(`select * from quote_request order by created_at desc limit 1`);
    expect(made).toMatchObject({ state: 'NEW' });
    expect(made!['id']).not.toBe(UNKNOWN);
    expect(made!['reference']).not.toBe('DEV-0');
  });

  test('of a message', async () => {
    const body = { ...POISON, ...messageInput(), captchaToken: await visitor.captcha() };
    expect((await visitor.rest('POST', '/contact', body)).status).toBe(201);
    const [made] = await app.database.rows(`select * from contact_message order by created_at desc limit 1`);
    expect(made).toMatchObject({ state: 'NEW' });
    expect(made!['reference']).not.toBe('DEV-0');
  });
});

test('what comes in as a prototype stays the property of what came in', async () => {
  await client.rest('POST', '/establishments', { ...POISON, name: 'X', city: 'Lyon' });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
