import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { HOUR, sessionCalls, tokenIn } from './session.factory.ts';

let app: TestApp;
let account: TestAccount;
const visitor = new Visitor(() => app);
const { me, refresh, validate } = sessionCalls(visitor);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await createAccount(app.database);
});
afterEach(() => moveClock(0));

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
    const REVOKE = 'mutation ($id: ID!) { revokeSession(input: { id: $id }) { errors { __typename } } }';
    const stranger = await visitor.signIn((await createAccount(app.database)).email);
    expect((await visitor.graphql(REVOKE, { id: sid }, stranger)).data).toEqual({
      revokeSession: { errors: [{ __typename: 'NotFound' }] },
    });
    for (const id of ['nonsense', ''])
      expect((await visitor.graphql(REVOKE, { id }, mine)).data).toEqual({
        revokeSession: { errors: [{ __typename: 'NotFound' }] },
      });
    expect((await me(other.token)).status).toBe(200);
    expect((await visitor.graphql(REVOKE, { id: sid }, mine)).data).toEqual({
      revokeSession: { errors: [] },
    });
    expect((await me(other.token)).status).toBe(401);
    await visitor.graphql('mutation { revokeOtherSessions { sessions { id } } }', {}, mine);
    expect((await me(third.token)).status).toBe(401);
    expect((await me(mine.token)).status).toBe(200);
  });

  test('logout ends one, by both APIs, and needs no second one', async () => {
    const [rest, graphql] = [await visitor.signIn(account.email), await visitor.signIn(account.email)];
    const answer = await visitor.rest('POST', '/auth/logout', undefined, rest);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    expect((await me(rest.token)).status).toBe(401);
    expect((await visitor.graphql('mutation { logout { errors { __typename } } }', {}, graphql)).data).toEqual({
      logout: { errors: [] },
    });
    expect((await me(graphql.token)).status).toBe(401);
    expect((await visitor.rest('POST', '/auth/logout', undefined, rest)).status).toBe(204);
    expect((await visitor.rest('POST', '/auth/logout')).status).toBe(204);
  });
});

describe('a socket', () => {
  /** Opens a socket with a token; returns what happens to it. */
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

  test('of a demoted administrator is closed, and their next call is refused', async () => {
    const [boss, demoted] = [
      await createAccount(app.database, { role: 'ADMIN' }),
      await createAccount(app.database, { role: 'ADMIN' }),
    ];
    const [{ token }, demotedSession] = [await visitor.signIn(boss.email), await visitor.signIn(demoted.email)];
    const { closed } = await connect(demotedSession.token);
    expect((await visitor.rest('PUT', `/users/${account.id}`, { city: 'Lyon' }, demotedSession)).status).toBe(200);
    expect((await visitor.rest('PUT', `/users/${demoted.id}`, { role: 'CLIENT' }, { token })).status).toBe(200);
    expect(await closesWithin(1_000, closed)).toBe(4_403);
    expect((await visitor.rest('PUT', `/users/${account.id}`, { city: 'Lyon' }, demotedSession)).status).toBe(403);
    expect((await me(demotedSession.token)).body).toMatchObject({ role: 'CLIENT' });
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
    expect(
      (await visitor.graphql('mutation { logout { errors { __typename } } }', {}, { token, headers })).status,
    ).toBe(403);
    expect((await me(token)).status).toBe(200);
  });

  test('a form cannot send an operation', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { logout { errors { __typename } } }' }),
    });
    expect(response.status).toBe(400);
  });
});
