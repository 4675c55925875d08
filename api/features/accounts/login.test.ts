import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { outcomeOf, type Payload } from '../../testing/payloads.ts';

let app: TestApp;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.rows('delete from rate_limit'));
afterEach(() => moveClock(0));

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { id role } errors { __typename ... on UserError { code message } ... on RateLimited { retryAfter } ... on AccountRejected { reason } } } }`;
type LoginAnswer = {
  login: Payload & { token?: string; code?: string; retryAfter?: number; reason?: string };
};

const login = async (email: string, password: string, captchaToken?: string) => {
  const variables = { input: { email, password, captchaToken: captchaToken ?? (await visitor.captcha()) } };
  return (await visitor.graphql<LoginAnswer>(LOGIN, variables)).data.login;
};

describe('the right password', () => {
  test('opens a session, by both APIs, however the address is written', async () => {
    const { id, email } = await createAccount(app.database);
    const rest = await visitor.login(` ${email.toUpperCase()} `, PASSWORD);
    expect(rest.body).toMatchObject({ token: expect.any(String) as string, user: { id, email, role: 'CLIENT' } });
    expect(rest.headers.get('cache-control')).toBe('no-store');
    expect(await login(email, PASSWORD)).toMatchObject({ user: { id }, errors: [] });
    const [row] = await app.database.rows('select last_login_at from user_account where id = $1', [id]);
    expect(row!['last_login_at']).not.toBeNull();
  });

  test.each([
    ['PENDING', 'AccountPending', 'waits for the approval', "en attente d'approbation"],
    ['REJECTED', 'AccountRejected', 'was rejected', 'rejetée'],
    ['SUSPENDED', 'AccountClosed', 'suspended', 'suspendu'],
    ['INACTIVE', 'AccountClosed', 'inactive', 'désactivé'],
  ])('of an account that is %s tells that, and opens nothing', async (status, __typename, words, frenchWords) => {
    const { id, email } = await createAccount(app.database, { status });
    await app.database.rows(`update user_account set rejection_reason = 'SIRET inconnu' where id = $1`, [id]);
    expect(await login(email, PASSWORD)).toMatchObject({
      errors: [{ __typename, message: expect.stringContaining(words) as string }],
    });
    const rest = await visitor.login(email, PASSWORD);
    expect([rest.status, rest.body]).toEqual([
      200,
      { status, message: expect.stringContaining(frenchWords) as string },
    ]);
    if (status === 'REJECTED') expect(rest.text).toContain('SIRET inconnu');
    expect(rest.headers.getSetCookie()).toEqual([]);
  });
});

describe('a wrong password', () => {
  test('reads the same whatever account it is for, or none', async () => {
    const accounts = await Promise.all(
      ['APPROVED', 'PENDING', 'REJECTED', 'SUSPENDED'].map((status) => createAccount(app.database, { status })),
    );
    const answers = [];
    for (const email of [...accounts.map((account) => account.email), 'nobody@accounts.example'])
      answers.push(await visitor.login(email, 'Falsch-2026!'));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([
        `401 ${JSON.stringify({ error: { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' }, message: 'Invalid credentials' })}`,
      ]),
    );
    expect(await login('nobody@accounts.example', 'x')).toMatchObject({
      errors: [{ __typename: 'InvalidCredentials' }],
    });
  });
});

describe('guessing', () => {
  const guess = (email: string) =>
    visitor.login(email, 'Falsch-2026!', {}, { headers: { 'x-forwarded-for': crypto.randomUUID() } });

  test('is slowed down after five failures, for that account alone', async () => {
    const [victim, other] = [await createAccount(app.database), await createAccount(app.database)];
    for (let n = 0; n < 5; n++) expect((await guess(victim.email)).status).toBe(401);
    const refused = await guess(victim.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    // The correct password has to wait as well: otherwise the delay would reveal it.
    expect((await visitor.login(victim.email, PASSWORD)).status).toBe(429);
    expect(await login(victim.email, PASSWORD)).toMatchObject({
      errors: [{ __typename: 'RateLimited', retryAfter: expect.any(Number) as number }],
    });
    expect((await visitor.login(other.email, PASSWORD)).status).toBe(200);
  });

  test('of an account that does not exist is slowed down alike', async () => {
    for (let n = 0; n < 5; n++) expect((await guess('ghost@accounts.example')).status).toBe(401);
    expect((await guess('ghost@accounts.example')).status).toBe(429);
  });

  test('many at once count as many', async () => {
    const { email } = await createAccount(app.database);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => guess(email)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('by aliases in one operation counts each, and batches are not served', async () => {
    const { email } = await createAccount(app.database);
    const captchas = await Promise.all(Array.from({ length: 10 }, () => visitor.captcha()));
    const aliases = captchas.map(
      (captcha, n) =>
        `a${n}: login(input: { email: "${email}", password: "Falsch-2026!", captchaToken: "${captcha}" }) { errors { __typename } }`,
    );
    const { data } = await visitor.graphql<Record<string, Payload>>(`mutation { ${aliases.join('\n')} }`);
    const kinds = Object.values(data).map(outcomeOf);
    expect(kinds.filter((kind) => kind === 'InvalidCredentials')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'RateLimited')).toHaveLength(5);
    const batch = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(batch.status).toBe(400);
  });

  test('a right password before the fifth failure forgives the others', async () => {
    const { email } = await createAccount(app.database);
    for (let n = 0; n < 3; n++) {
      for (let m = 0; m < 4; m++) expect((await guess(email)).status).toBe(401);
      expect((await visitor.login(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('a login is not taken', () => {
  test('without a captcha, or with one that was used', async () => {
    const { email } = await createAccount(app.database);
    const used = await visitor.captcha();
    expect(await login(email, PASSWORD, used)).toMatchObject({ errors: [] });
    for (const captchaToken of ['', used]) {
      expect(await login(email, PASSWORD, captchaToken)).toMatchObject({ errors: [{ __typename: 'CaptchaFailed' }] });
      const rest = await visitor.rest('POST', '/auth/login', { email, password: PASSWORD, captchaToken });
      expect([rest.status, rest.text]).toEqual([400, expect.stringContaining('CAPTCHA_FAILED') as string]);
    }
  });

  test('with fields that are no address and no password', async () => {
    expect(await login('nobody', '')).toMatchObject({ errors: [{ __typename: 'ValidationFailed' }] });
    const started = performance.now();
    expect(await login(`${'a@'.repeat(45_000)}b.c`, 'x')).toMatchObject({
      errors: [{ __typename: 'ValidationFailed' }],
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

test('outside of the demo world nobody gets in without a password', async () => {
  await createAccount(app.database, { email: 'admin@pleniere.test', role: 'ADMIN' });
  const { data } = await visitor.graphql('mutation { demoLogin(input: { role: ADMIN }) { errors { __typename } } } ');
  expect(data).toEqual({ demoLogin: { errors: [{ __typename: 'NotFound' }] } });
  expect((await visitor.graphql('{ demoRoles }')).data).toEqual({ demoRoles: [] });
});

test('in the demo world everybody plays the roles that it has', async () => {
  const demo = await startTestApp({ DEMO: '1' });
  try {
    const guest = new Visitor(() => demo);
    const { id } = await createAccount(demo.database, { email: 'team@pleniere.test', role: 'TEAM' });
    expect((await guest.graphql('{ demoRoles }')).data).toEqual({ demoRoles: ['ADMIN', 'TEAM', 'CLIENT'] });
    const { data } = await guest.graphql('mutation { demoLogin(input: { role: TEAM }) { token user { id } } }');
    expect(data).toEqual({ demoLogin: { token: expect.any(String) as string, user: { id } } });
  } finally {
    await demo.stop();
  }
});

test('without a proxy nobody chooses their address by a header', async () => {
  for (let n = 0; n < ACCOUNT_LIMITS.linkPerAddress.tries + 1; n++) {
    const headers = {
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    };
    const { status } = await visitor.rest('GET', `/auth/verify-email/${'a'.repeat(43)}`, undefined, { headers });
    expect(status).toBe(n < ACCOUNT_LIMITS.linkPerAddress.tries ? 400 : 429);
  }
});

test('behind a proxy the address that it saw counts, whatever a client writes before it', async () => {
  const behind = await startTestApp({ TRUST_PROXY: '1' });
  try {
    const there = new Visitor(() => behind);
    let made = 0;
    const { tries } = ACCOUNT_LIMITS.linkPerAddress;
    const wrongLink = async (address: string) => {
      const headers = { 'x-forwarded-for': `198.51.100.${made++ % 250}, ${address}` };
      return (await there.rest('GET', `/auth/verify-email/${'a'.repeat(43)}`, undefined, { headers })).status;
    };
    for (let n = 0; n < tries; n++) expect(await wrongLink('203.0.113.9')).toBe(400);
    expect(await wrongLink('203.0.113.9')).toBe(429);
    expect(await wrongLink('203.0.113.10')).toBe(400);
  } finally {
    await behind.stop();
  }
});
