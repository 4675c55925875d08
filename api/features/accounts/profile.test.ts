import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, PASSWORD, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { picture } from '../../testing/pictures.ts';
import { restClient, type Failed } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';

let app: TestApp;
let account: TestAccount;
let token: string;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  account = await createAccount(app.database);
  ({ token } = await visitor.signIn(account.email));
});

const put = (id: string, body: object, as = token) => visitor.rest('PUT', `/users/${id}`, body, { token: as });
const me = async (as = token) =>
  (await visitor.rest('GET', '/users/me', undefined, { token: as })).body as Record<string, unknown>;
const mutate = async (mutation: string, as = token): Promise<unknown> =>
  (await visitor.graphql(`mutation { result: ${mutation} }`, {}, { token: as })).data['result'];

describe('a profile', () => {
  const PROFILE = {
    firstName: 'Élodie',
    phone: '+33 1 99 00 12 34',
    position: 'Directrice',
    bio: 'Trente ans\nd’hôtellerie.',
    website: 'https://maison.example',
    address: '1 place Bellecour',
    postalCode: '69002',
    city: 'Lyon',
    country: 'France',
    language: 'en',
    timezone: 'Indian/Reunion',
    notificationPreferences: { quoteRequests: false, decisions: true, subscription: false, news: true },
  };

  test('is changed by its owner, in part or whole', async () => {
    expect((await put(account.id, PROFILE)).body).toMatchObject({ ...PROFILE, lastName: 'Essai' });
    expect((await put(account.id, { city: '', company: 'Maison' })).body).toMatchObject({
      city: null,
      bio: PROFILE.bio,
      companyName: 'Maison',
      company: 'Maison',
    });
  });

  test('is told by both APIs alike, as it is described, with no hash in it', async () => {
    const get = restClient(() => app.url);
    const { body, text } = await get<Record<string, unknown>>('/users/me', '/users/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = await visitor.graphql<{ viewer: Record<string, unknown> }>(
      '{ viewer { id email firstName lastName role status city timezone avatarUrl emailVerified } }',
      {},
      { token },
    );
    expect(body).toMatchObject(data.viewer);
    expect(text).not.toMatch(/argon2|password|twoFactorSecret/i);
  });

  test.each([
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ timezone: 'Nowhere/Land' }, 'timezone'],
    [{ firstName: ' ' }, 'firstName'],
    [{ bio: 'x'.repeat(1_001) }, 'bio'],
    [{ phone: 'none' }, 'phone'],
    [{ language: 'de' }, 'language'],
    [{ notificationPreferences: { news: 'yes' } }, undefined],
  ])('%j is not taken', async (wrong, path) => {
    const { status, body } = await put(account.id, wrong);
    expect(status).toBe(400);
    if (path) expect((body as Failed).error.fields?.map((field) => field.path)).toContain(path);
  });

  test.each([
    { role: 'ADMIN' },
    { status: 'SUSPENDED' },
    { email: 'other@accounts.example' },
    { password: 'Autre-Chose-42!' },
  ])('does not take %j from its owner, nor anything that comes with it', async (wanted) => {
    expect((await put(account.id, { ...wanted, city: 'Lyon' })).status).toBe(403);
    expect(await me()).toMatchObject({ role: 'CLIENT', status: 'APPROVED', email: account.email, city: null });
  });

  test('is changed from the version that was read, which a login leaves as it is; REST names none', async () => {
    const update = (id: string, version: number, city: string) =>
      mutate(
        `updateProfile(input: { id: "${id}", version: ${version}, city: "${city}" }) { user { city version } errors { __typename } }`,
      );
    await visitor.signIn(account.email);
    expect(await update(account.id, 1, 'Lyon')).toEqual({ user: { city: 'Lyon', version: 2 }, errors: [] });
    expect(await update(account.id, 1, 'Nantes')).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect((await put(account.id, { city: 'Brest' })).status).toBe(200);
    expect(await update(account.id, 2, 'Nantes')).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect(await me()).toMatchObject({ city: 'Brest' });
    const other = await createAccount(app.database);
    expect(await update(other.id, 1, 'Nantes')).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
  });

  test('sent back whole, as it was read, is taken', async () => {
    expect((await put(account.id, await me())).status).toBe(200);
  });

  test('of somebody else is refused before it is looked up', async () => {
    const other = await createAccount(app.database);
    const answers = [
      await put(other.id, { city: 'X' }),
      await put(crypto.randomUUID(), { city: 'X' }),
      await put('x', {}),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(403);
  });
});

describe('administrators', () => {
  test('change others, and are told when there is nobody', async () => {
    const admin = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email);
    expect((await put(account.id, { role: 'TEAM' }, admin.token)).body).toMatchObject({ role: 'TEAM' });
    expect((await put(crypto.randomUUID(), { city: 'X' }, admin.token)).status).toBe(404);
    expect((await put(account.id, { status: 'REJECTED', rejectionReason: 'x' }, admin.token)).status).toBe(409);
    expect((await put(account.id, { email: 'x@y.example' }, admin.token)).status).toBe(403);
  });

  test('suspend somebody: their sessions end, and their venues are not public until they are back', async () => {
    const admin = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email);
    const [venueId] = await createVenues(app.database, [{ name: 'Maison suspendue' }]);
    await app.database.rows('update venue set owner_id = $2 where id = $1', [venueId, account.id]);
    const venue = () => visitor.rest('GET', `/public/establishments/${venueId}`);
    expect((await venue()).status).toBe(200);
    expect(
      await mutate(
        `suspendUser(input: { id: "${account.id}", version: 1, reason: "Factures impayées" }) { errors { __typename } }`,
        admin.token,
      ),
    ).toEqual({ errors: [] });
    expect((await visitor.rest('GET', '/users/me', undefined, { token })).status).toBe(401);
    expect((await venue()).status).toBe(404);
    await mutate(`reactivateUser(input: { id: "${account.id}", version: 2 }) { errors { __typename } }`, admin.token);
    expect((await venue()).status).toBe(200);
  });

  test('never become none: of two who demote each other at once, one stays', async () => {
    await app.database.rows(`update user_account set role = 'CLIENT' where role = 'ADMIN'`);
    const [a, b] = [
      await createAccount(app.database, { role: 'ADMIN' }),
      await createAccount(app.database, { role: 'ADMIN' }),
    ];
    const [first, second] = [await visitor.signIn(a.email), await visitor.signIn(b.email)];
    const answers = await Promise.all([
      put(b.id, { role: 'CLIENT' }, first.token),
      put(a.id, { status: 'SUSPENDED' }, second.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await app.database.rows<{ email: string }>(
      `select email from user_account where role = 'ADMIN' and status = 'APPROVED' and deleted_at is null`,
    );
    expect(left).toHaveLength(1);
    const last = left[0]!.email === a.email ? { ...a, ...first } : { ...b, ...second };
    expect((await put(last.id, { role: 'CLIENT' }, last.token)).status).toBe(403);
    expect((await put(last.id, { status: 'SUSPENDED' }, last.token)).status).toBe(403);
    expect(
      await mutate(`deleteMyAccount(input: { password: "${PASSWORD}" }) { errors { __typename } }`, last.token),
    ).toEqual({
      errors: [{ __typename: 'Forbidden' }],
    });
  });
});

describe('a password', () => {
  const change = (current: string, next: string) =>
    mutate(
      `changePassword(input: { currentPassword: "${current}", newPassword: "${next}" }) { errors { __typename } }`,
    );

  test('is changed by who knows it; all other sessions end', async () => {
    const other = await visitor.signIn(account.email);
    expect(await change('falsch', 'Nouvelle-Vie-7!')).toEqual({ errors: [{ __typename: 'InvalidCredentials' }] });
    expect(await change(PASSWORD, 'faible')).toEqual({ errors: [{ __typename: 'ValidationFailed' }] });
    expect(await change(PASSWORD, 'Nouvelle-Vie-7!')).toEqual({ errors: [] });
    expect(await me()).toMatchObject({ id: account.id });
    expect((await visitor.rest('GET', '/users/me', undefined, other)).status).toBe(401);
    await visitor.signIn(account.email, 'Nouvelle-Vie-7!');
  });

  test('is another one than before', async () => {
    const answer = await mutate(
      `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}" }) { errors { __typename ... on ValidationFailed { fields { path code } } } }`,
    );
    expect(answer).toEqual({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'newPassword', code: 'repeated' }] }],
    });
    await visitor.signIn(account.email, PASSWORD);
  });

  test('is not guessed by who has found an open browser', async () => {
    for (let n = 0; n < 5; n++)
      expect(await change('falsch', 'Nouvelle-Vie-7!')).toEqual({ errors: [{ __typename: 'InvalidCredentials' }] });
    expect(await change(PASSWORD, 'Nouvelle-Vie-7!')).toEqual({ errors: [{ __typename: 'RateLimited' }] });
  });
});

describe('a picture', () => {
  async function upload(bytes: Uint8Array, type = 'image/png') {
    const form = new FormData();
    const query = `mutation ($file: Upload!) { uploadAvatar(input: { file: $file }) { user { avatarUrl } errors { __typename ... on ValidationFailed { fields { path code } } } } }`;
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new Blob([new Uint8Array(bytes)], { type }), 'me.png');
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form });
    return (await response.json()) as { data: { uploadAvatar: { user?: { avatarUrl: string }; __typename: string } } };
  }

  test('is cut square, encoded anew, served, replaced and removed', async () => {
    const first = (await upload(await picture(640, 360).jpeg().toBuffer())).data.uploadAvatar.user!.avatarUrl;
    expect(first).toMatch(new RegExp(`^/uploads/avatars/${account.id}/256-[\\da-f]{12}\\.webp$`));
    const response = await fetch(app.url + first);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const second = (await upload(await picture(300, 300, 20).png().toBuffer())).data.uploadAvatar.user!.avatarUrl;
    expect(second).not.toBe(first);
    expect(await me()).toMatchObject({ avatarUrl: second });
    expect(await mutate('removeAvatar { user { avatarUrl } }')).toEqual({ user: { avatarUrl: null } });
  });

  test('is none when it is SVG or text, whatever it calls itself', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    for (const bytes of [svg, Buffer.from('hello')])
      expect((await upload(bytes)).data.uploadAvatar).toMatchObject({
        errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'file', code: 'notAPicture' }] }],
      });
  });
});

describe('page views', () => {
  const record = (body: object) => visitor.rest('POST', '/activities', body, { token });

  test('are one’s own, no matter whom the body names, and hold no query', async () => {
    const body = { userId: crypto.randomUUID(), type: 'page_view', pagePath: '/reset-password?token=secret#x' };
    expect((await record(body)).status).toBe(204);
    const rows = await app.database.rows('select user_id, type, page_path from activity');
    expect(rows).toContainEqual({ user_id: account.id, type: 'PAGE_VIEW', page_path: '/reset-password' });
    expect((await record({ ...body, type: 'delete_all' })).status).toBe(400);
    expect((await record({ ...body, pagePath: 'https://evil.example' })).status).toBe(400);
  });
});

describe('an account that is given up', () => {
  test('can be taken along as a file first', async () => {
    await visitor.rest('POST', '/activities', { type: 'page_view', pagePath: '/a' }, { token });
    const exported = (await mutate('exportMyData { filename json }')) as { filename: string; json: string };
    expect(exported.filename).toMatch(/^pleniere-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(exported.json) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: { email: account.email },
      sessions: [{}],
      activities: [{ pagePath: '/a' }],
      venues: [],
      subscriptions: [],
    });
    expect(exported.json).not.toMatch(/argon2|cookie_hash|passwordHash/);
  });

  test('tells nothing any more of who it was, at once', async () => {
    const [venueId] = await createVenues(app.database, [{ name: 'Maison abandonnée' }]);
    await app.database.rows('update venue set owner_id = $2 where id = $1', [venueId, account.id]);
    await put(account.id, { firstName: 'Unverwechselbar', city: 'Unverwechselstadt', phone: '0199001234' });
    expect(await mutate('deleteMyAccount(input: { password: "falsch" }) { errors { __typename } }')).toEqual({
      errors: [{ __typename: 'InvalidCredentials' }],
    });
    expect(await mutate(`deleteMyAccount(input: { password: "${PASSWORD}" }) { errors { __typename } }`)).toEqual({
      errors: [],
    });
    const [row] = await app.database.rows('select u::text as text from user_account u where id = $1', [account.id]);
    expect(row!['text']).not.toMatch(/Unverwechsel|argon2|0199001234/);
    expect(row!['text']).not.toContain(account.email);
    expect((await visitor.rest('GET', `/public/establishments/${venueId}`)).status).toBe(404);
    expect((await visitor.rest('GET', '/users/me', undefined, { token })).status).toBe(401);
    expect((await visitor.login(account.email, PASSWORD)).status).toBe(401);
  });
});
