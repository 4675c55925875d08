import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { HOUR, MINUTE, sessionCalls, tokenIn } from './session.factory.ts';

const SECRET = 'the secret of this test, of at least 32 characters';

let app: TestApp;
let account: TestAccount;
const visitor = new Visitor(() => app);
const { me, refresh, validate } = sessionCalls(visitor);

beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET: SECRET });
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await createAccount(app.database);
});
afterEach(() => moveClock(0));

describe('the access token', () => {
  test('names session, user and times, and nothing else', async () => {
    const { token } = await visitor.signIn(account.email);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const { iat, exp, ...claims } = decodeJwt(token);
    expect(exp! - iat!).toBe(900);
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    expect(claims).toEqual({ sub: account.id, sid: uuid, jti: uuid, iss: 'pleniere', aud: 'pleniere-api' });
  });

  test('is signed by our secret in our way, or is none', async () => {
    const { token } = await visitor.signIn(account.email);
    const [, payload = '', signature = ''] = token.split('.');
    const claims = decodeJwt(token);
    const key = Buffer.from(createHmac('sha256', SECRET).update('key:session').digest('base64url'), 'base64url');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (header: object, content: object, hash = 'sha256', by: Buffer | string = key) => {
      const text = `${encode(header)}.${encode(content)}`;
      return `${text}.${createHmac(hash, by).update(text).digest('base64url')}`;
    };
    const header = { alg: 'HS256', typ: 'at+jwt' };
    // The control: a token that is made correctly is accepted.
    expect((await me(signed(header, claims))).status).toBe(200);
    const { exp: _, ...endless } = claims;
    const forgeries = {
      'no algorithm': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'no algorithm, with the signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      'another algorithm': signed({ ...header, alg: 'HS512' }, claims, 'sha512'),
      'another type': signed({ ...header, typ: 'login+jwt' }, claims),
      'no type': signed({ alg: 'HS256' }, claims),
      'another audience': signed(header, { ...claims, aud: 'pleniere-login' }),
      'another issuer': signed(header, { ...claims, iss: 'somebody' }),
      'no end': signed(header, endless),
      'another user': signed(header, { ...claims, sub: crypto.randomUUID() }),
      'no session': signed(header, { ...claims, sid: crypto.randomUUID() }),
      'another secret': signed(header, claims, 'sha256', 'x'.repeat(32)),
      'a critical extension': signed({ ...header, crit: ['b64'], b64: false }, claims),
      'a changed claim': `${token.split('.')[0]}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'no token': 'nonsense',
      'a very long token': `${'a'.repeat(5_000)}.b.c`,
    };
    for (const [name, forged] of Object.entries(forgeries)) {
      expect((await me(forged)).status, name).toBe(401);
      expect((await refresh(forged)).status, name).toBe(401);
    }
    // The session is still active.
    expect((await me(token)).status).toBe(200);
  });

  test('on a public read a bad one is as good as none', async () => {
    for (const token of ['nonsense', (await visitor.signIn(account.email)).token]) {
      expect((await visitor.rest('GET', '/public/establishments', undefined, { token })).status).toBe(200);
      const { data } = await visitor.graphql('{ catalogueState { venueCount } }', {}, { token });
      expect(data).toEqual({ catalogueState: { venueCount: 0 } });
    }
  });

  test('a cookie alone authenticates nothing', async () => {
    const { cookie } = await visitor.signIn(account.email);
    expect((await visitor.rest('GET', '/users/me', undefined, { cookie })).status).toBe(401);
    expect((await visitor.rest('POST', '/token/refresh', undefined, { cookie })).status).toBe(401);
    const { data } = await visitor.graphql('{ viewer { id } }', {}, { headers: { cookie } });
    expect(data).toEqual({ viewer: null });
  });
});

describe('refreshing', () => {
  test('gives a successor and the user', async () => {
    const { token } = await visitor.signIn(account.email);
    const answer = await refresh(token);
    expect(answer.body).toMatchObject({ user: { id: account.id, email: account.email } });
    expect(tokenIn(answer)).not.toBe(token);
    expect((await me(tokenIn(answer))).status).toBe(200);
  });

  test('twenty at once get one and the same', async () => {
    const { token } = await visitor.signIn(account.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(tokenIn)).size).toBe(1);
  });

  test('for ten seconds the token before gets the same; after that it ends the session', async () => {
    const { token } = await visitor.signIn(account.email);
    const next = tokenIn(await refresh(token));
    moveClock(9_000);
    expect(tokenIn(await refresh(token))).toBe(next);
    moveClock(11_000);
    expect((await refresh(token)).status).toBe(401);
    // Whichever of the two was the thief: the session has ended for both.
    expect((await refresh(next)).status).toBe(401);
    expect((await me(next)).status).toBe(401);
    expect(await validate(next)).toEqual({ valid: false, shouldRefresh: false, expired: true });
  });

  test('the token before the last ends the session at once', async () => {
    const { token } = await visitor.signIn(account.email);
    const second = tokenIn(await refresh(token));
    const third = tokenIn(await refresh(second));
    expect((await refresh(token)).status).toBe(401);
    expect((await me(third)).status).toBe(401);
  });

  test('an expired token needs the cookie of its session', async () => {
    const { token, cookie } = await visitor.signIn(account.email);
    const other = await visitor.signIn(account.email);
    moveClock(16 * MINUTE);
    expect((await me(token, cookie)).status).toBe(401);
    for (const wrong of [undefined, other.cookie, 'session=', `session=${'a'.repeat(43)}`])
      expect((await refresh(token, wrong)).status).toBe(401);
    const answer = await refresh(token, cookie);
    expect(answer.status).toBe(200);
    expect((await me(tokenIn(answer))).status).toBe(200);
  });
});

describe('what the server says of a token', () => {
  test('speaks of its session', async () => {
    const { token } = await visitor.signIn(account.email);
    expect(await validate(token)).toEqual({ valid: true, shouldRefresh: false, expired: false });
    moveClock(12 * MINUTE);
    expect(await validate(token)).toEqual({ valid: true, shouldRefresh: true, expired: false });
    moveClock(3 * HOUR);
    expect(await validate(token)).toEqual({ valid: true, shouldRefresh: true, expired: false });
    moveClock(13 * HOUR);
    expect(await validate(token)).toEqual({ valid: false, shouldRefresh: false, expired: true });
  });

  test.each(['', 'nonsense', 'a.b.c'])('answers 200 to %j as well', async (token) => {
    const { status, body } = await visitor.rest('POST', '/token/validate', { token });
    expect([status, body]).toEqual([200, { valid: false, shouldRefresh: false, expired: false }]);
  });
});
