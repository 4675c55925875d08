import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { moveClock } from '../../kernel/clock.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SECRET = 'the secret of this test, of at least 32 characters';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let account: TestAccount;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET: SECRET });
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await createAccount(app.database);
});
afterEach(() => moveClock(0));

const me = (token: string, cookie?: string) => visitor.rest('GET', '/users/me', undefined, { token, cookie });
const refresh = (token: string, cookie?: string) =>
  visitor.rest('POST', '/token/refresh', undefined, { token, cookie });
const validate = async (token: string) => (await visitor.rest('POST', '/token/validate', { token })).body as object;
const tokenIn = (answer: { body: unknown }) => (answer.body as { token: string }).token;

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
    // The forger's workshop works: what it makes by the rules is taken.
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
    // None of that has ended the session.
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

describe('the cookie', () => {
  test('is for the server alone, and for requests of our own pages', async () => {
    const { headers } = await visitor.login(account.email, 'Bonne-Journee-42!');
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is kept as a hash', async () => {
    const { cookie } = await visitor.signIn(account.email);
    const rows = await app.database.rows('select * from session');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
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
    // Whoever of the two was the thief: neither has the session any more.
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

describe('a session lasts', () => {
  const lives = async (token: string) => ((await validate(token)) as { valid: boolean }).valid;

  test.each([
    ['CLIENT', 12, 7 * 24],
    ['TEAM', 2, 12],
    ['ADMIN', 2, 12],
  ] as const)('for %s %i hours without a request, %i in all', async (role, idle, whole) => {
    const { email } = await createAccount(app.database, { role });
    let { token, cookie } = await visitor.signIn(email);
    moveClock((idle - 0.1) * HOUR);
    expect(await lives(token)).toBe(true);
    moveClock((idle + 0.1) * HOUR);
    expect(await lives(token)).toBe(false);
    moveClock(0);
    ({ token, cookie } = await visitor.signIn(email));
    for (let at = idle - 0.5; at < whole; at += idle - 0.5) {
      moveClock(at * HOUR);
      token = tokenIn(await refresh(token, cookie));
    }
    moveClock((whole + 0.1) * HOUR);
    expect(await lives(token)).toBe(false);
  });
});

describe('the list of sessions', () => {
  const LIST = '{ sessions { id current userAgent } }';
  type Listed = { sessions: { id: string; current: boolean; userAgent: string }[] };

  test('shows where one is signed in, and ends one, or all others', async () => {
    const [mine, other, third] = [
      await visitor.signIn(account.email),
      await visitor.signIn(account.email),
      await visitor.signIn(account.email),
    ];
    const { data } = await visitor.graphql<Listed>(LIST, {}, mine);
    expect(data.sessions).toHaveLength(3);
    expect(data.sessions.filter(({ current }) => current)).toHaveLength(1);
    const sid = decodeJwt(other.token)['sid'];
    const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) { __typename } }';
    const stranger = await visitor.signIn((await createAccount(app.database)).email);
    expect((await visitor.graphql(REVOKE, { id: sid }, stranger)).data).toEqual({
      revokeSession: { __typename: 'NotFound' },
    });
    expect((await visitor.graphql(REVOKE, { id: 'nonsense' }, mine)).data).toEqual({
      revokeSession: { __typename: 'NotFound' },
    });
    expect((await me(other.token)).status).toBe(200);
    expect((await visitor.graphql(REVOKE, { id: sid }, mine)).data).toEqual({
      revokeSession: { __typename: 'SessionsRevoked' },
    });
    expect((await me(other.token)).status).toBe(401);
    await visitor.graphql('mutation { revokeOtherSessions { sessions { id } } }', {}, mine);
    expect((await me(third.token)).status).toBe(401);
    expect((await me(mine.token)).status).toBe(200);
  });

  test('logout ends one, by both doors, and needs no second one', async () => {
    const [rest, graphql] = [await visitor.signIn(account.email), await visitor.signIn(account.email)];
    const answer = await visitor.rest('POST', '/auth/logout', undefined, rest);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    expect((await me(rest.token)).status).toBe(401);
    expect((await visitor.graphql('mutation { logout }', {}, graphql)).data).toEqual({ logout: true });
    expect((await me(graphql.token)).status).toBe(401);
    expect((await visitor.rest('POST', '/auth/logout', undefined, rest)).status).toBe(204);
    expect((await visitor.rest('POST', '/auth/logout')).status).toBe(204);
  });
});

describe('a socket', () => {
  /** Opens one with a token; gives what happens to it. */
  async function connect(token: string) {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const opened = new Promise<boolean>((resolve) => {
      socket.on('message', () => resolve(true));
      socket.on('close', () => resolve(false));
    });
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    return { socket, closed, opened: await opened };
  }

  async function closesWithin(milliseconds: number, closed: Promise<number>): Promise<number> {
    const started = performance.now();
    const code = await closed;
    expect(performance.now() - started).toBeLessThan(milliseconds);
    return code;
  }

  test('is not opened with a token that is good for nothing', async () => {
    const { opened, closed } = await connect('nonsense');
    expect(opened).toBe(false);
    expect(await closed).toBe(4_403);
  });

  test('is closed within a second when its session ends', async () => {
    const { token } = await visitor.signIn(account.email);
    const { opened, closed } = await connect(token);
    expect(opened).toBe(true);
    await visitor.rest('POST', '/auth/logout', undefined, { token });
    expect(await closesWithin(1_000, closed)).toBe(4_403);
  });

  test('is closed when another process ends its session, though nothing tells', async () => {
    const { token } = await visitor.signIn(account.email);
    const { closed } = await connect(token);
    await app.database.rows('delete from session where user_id = $1', [account.id]);
    expect(await closesWithin(1_000, closed)).toBe(4_403);
  });

  test('of a demoted administrator is closed, and his next call is refused', async () => {
    const [boss, demoted] = [
      await createAccount(app.database, { role: 'ADMIN' }),
      await createAccount(app.database, { role: 'ADMIN' }),
    ];
    const [{ token }, his] = [await visitor.signIn(boss.email), await visitor.signIn(demoted.email)];
    const { closed } = await connect(his.token);
    expect((await visitor.rest('PUT', `/users/${account.id}`, { city: 'Lyon' }, his)).status).toBe(200);
    expect((await visitor.rest('PUT', `/users/${demoted.id}`, { role: 'CLIENT' }, { token })).status).toBe(200);
    expect(await closesWithin(1_000, closed)).toBe(4_403);
    expect((await visitor.rest('PUT', `/users/${account.id}`, { city: 'Lyon' }, his)).status).toBe(403);
    expect((await me(his.token)).body).toMatchObject({ role: 'CLIENT' });
  });

  test('stays open while its session lives', async () => {
    const { token } = await visitor.signIn(account.email);
    const { socket } = await connect(token);
    tokenIn(await refresh(token));
    const other = await visitor.signIn(account.email);
    await visitor.rest('POST', '/auth/logout', undefined, other);
    await vi.waitFor(async () => expect((await me(other.token)).status).toBe(401));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });
});

describe('pages of other origins', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('%s may have nothing done', async (origin) => {
    const { token } = await visitor.signIn(account.email);
    const headers = { origin };
    expect((await visitor.rest('POST', '/token/refresh', undefined, { token, headers })).status).toBe(403);
    expect((await visitor.rest('PUT', `/users/${account.id}`, { city: 'X' }, { token, headers })).status).toBe(403);
    expect((await visitor.graphql('mutation { logout }', {}, { token, headers })).status).toBe(403);
    expect((await me(token)).status).toBe(200);
  });

  test('a form cannot send an operation', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { logout }' }),
    });
    expect(response.status).toBe(400);
  });
});
