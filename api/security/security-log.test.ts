import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock, now } from '../platform/clock.ts';
import { createAccount, PASSWORD, Visitor } from '../testing/accounts.ts';
import { type Person, signedInPerson } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The log of account events, for monitoring: actor, action and address, by ids. */
interface Line extends Record<string, unknown> {
  event?: string;
  req?: { url: string };
}

const NEW_PASSWORD = 'Autre-Journee-43!';
let app: TestApp;
let admin: Person;
let lines: Line[] = [];
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  admin = await signedInPerson(app, 'ADMIN');
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  lines = [];
});

/** The lines about accounts, without their variable parts. */
const events = () =>
  lines
    .filter(({ event }) => event)
    .map(({ requestId, msg, ...told }) => {
      expect({ msg, requestId }).toEqual({
        msg: 'security',
        requestId: expect.stringMatching(/^[\w-]{8,}$/) as string,
      });
      delete told['time'];
      return told;
    });

/** The line of a refused answer; it is written once the answer was sent. */
async function refusal(path: string): Promise<Line> {
  const find = () => lines.find(({ req }) => req?.url === path);
  await expect.poll(find).toBeDefined();
  return find()!;
}

/** Runs one mutation with a token; returns its answer. */
async function mutate(token: string, mutation: string): Promise<Record<string, string>> {
  const sent = await visitor.graphql<Record<string, Record<string, string>>>(
    `mutation { result: ${mutation} }`,
    {},
    { token },
  );
  expect(sent.errors, mutation).toBeUndefined();
  return sent.data['result']!;
}

describe('signing in', () => {
  test('tells who came in, and from where', async () => {
    const { id, email } = await createAccount(app.database);
    await visitor.signIn(email);
    expect(events()).toEqual([{ event: 'login.succeeded', level: 'info', userId: id, address: '127.0.0.1' }]);
  });

  test('tells whose password was guessed at, without the address that was typed', async () => {
    const { id, email } = await createAccount(app.database);
    await visitor.login(email, 'Falsch-2026!');
    await visitor.login('nobody@accounts.example', 'Falsch-2026!');
    const failed = { event: 'login.failed', level: 'warn', address: '127.0.0.1', reason: 'INVALID_CREDENTIALS' };
    expect(events()).toEqual([
      { ...failed, userId: id },
      { ...failed, userId: null },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/accounts\.example|Falsch/);
  });

  test('tells that guessing was slowed down', async () => {
    const { id, email } = await createAccount(app.database);
    for (let tries = 0; tries < 6; tries += 1) await visitor.login(email, 'Falsch-2026!');
    expect(events().at(-1)).toMatchObject({ event: 'login.failed', userId: id, reason: 'RATE_LIMITED' });
  });

  test('tells of a right password for an account that lets nobody in', async () => {
    const { id, email } = await createAccount(app.database, { status: 'SUSPENDED' });
    await visitor.login(email, PASSWORD);
    expect(events()).toMatchObject([{ event: 'login.failed', userId: id, reason: 'SUSPENDED' }]);
  });

  test('with a second step tells of the step that counts', async () => {
    const { id, email } = await createAccount(app.database);
    const { token } = await visitor.signIn(email);
    const setup = await mutate(token, `enableTwoFactor(input: { password: "${PASSWORD}" }) { secret }`);
    const code = () => new TOTP({ secret: setup['secret']! }).generate({ timestamp: now().getTime() });
    await mutate(token, `confirmTwoFactor(input: { code: "${code()}" }) { errors { __typename } }`);
    lines = [];
    moveClock(60_000);
    await visitor.login(email, PASSWORD);
    expect(events(), 'the password alone').toEqual([]);
    await visitor.login(email, PASSWORD, { code: '000000' });
    await visitor.login(email, PASSWORD, { code: code() });
    expect(events()).toMatchObject([
      { event: 'login.failed', userId: id, reason: 'INVALID_CODE' },
      { event: 'login.succeeded', userId: id },
    ]);
  });
});

describe('an account', () => {
  test('tells of its second step, its password and its sessions', async () => {
    const { id, email } = await createAccount(app.database);
    const { token } = await visitor.signIn(email);
    lines = [];
    await mutate(token, `enableTwoFactor(input: { password: "Falsch-2026!" }) { errors { __typename } }`);
    const { secret } = await mutate(token, `enableTwoFactor(input: { password: "${PASSWORD}" }) { secret }`);
    const code = new TOTP({ secret: secret! }).generate({ timestamp: now().getTime() });
    await mutate(token, `confirmTwoFactor(input: { code: "${code}" }) { errors { __typename } }`);
    await mutate(token, `disableTwoFactor(input: { password: "${PASSWORD}" }) { errors { __typename } }`);
    await mutate(
      token,
      `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "${NEW_PASSWORD}" }) { errors { __typename } }`,
    );
    await visitor.graphql('mutation { logout { errors { __typename } } }', {}, { token });
    expect(events()).toEqual([
      { event: 'password.refused', level: 'warn', userId: id },
      { event: 'twoFactor.enabled', level: 'info', userId: id },
      { event: 'twoFactor.disabled', level: 'info', userId: id },
      { event: 'password.changed', level: 'info', userId: id },
      { event: 'session.ended', level: 'info', userId: id, sessions: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('whose token was copied tells which session that ended', async () => {
    const { id, email } = await createAccount(app.database);
    const { token, cookie } = await visitor.signIn(email);
    const refresh = (given: string) => visitor.rest('POST', '/token/refresh', undefined, { token: given, cookie });
    const { body } = await refresh(token);
    moveClock(11_000);
    await refresh((body as { token: string }).token);
    lines = [];
    expect((await refresh(token)).status).toBe(401);
    expect(events()).toMatchObject([
      { event: 'session.copied', level: 'warn', userId: id, address: '127.0.0.1' },
      { event: 'session.ended', userId: id, sessions: 1 },
    ]);
  });

  test('that is given another role, suspended or made tells by whom', async () => {
    const { id } = await createAccount(app.database);
    await mutate(admin.token, `updateUser(input: { id: "${id}", version: 1, role: TEAM }) { errors { __typename } }`);
    await mutate(
      admin.token,
      `suspendUser(input: { id: "${id}", version: 2, reason: "Essai" }) { errors { __typename } }`,
    );
    const person = 'email: "invited@accounts.example", firstName: "Zoé", lastName: "Neuf", role: TEAM, language: fr';
    await mutate(admin.token, `createUser(input: { ${person} }) { errors { __typename } }`);
    const [made] = await app.database.rows<{ id: string }>(`select id from user_account where email like 'invited@%'`);
    expect(events()).toEqual([
      { event: 'role.changed', level: 'info', userId: id, by: admin.id, role: 'TEAM' },
      { event: 'account.changed', level: 'info', userId: id, by: admin.id, status: 'SUSPENDED' },
      { event: 'account.created', level: 'info', userId: made!.id, by: admin.id, role: 'TEAM' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/accounts\.example|Zoé/);
  });

  test('tells nothing of a change that was refused', async () => {
    await app.database.rows(`update user_account set status = 'SUSPENDED' where role = 'ADMIN' and id <> $1`, [
      admin.id,
    ]);
    const payload = await mutate(
      admin.token,
      `updateUser(input: { id: "${admin.id}", version: 1, role: CLIENT }) { errors { __typename } }`,
    );
    expect(payload, 'to the last administrator').toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(events()).toEqual([]);
  });
});

describe('what is refused', () => {
  test('names who asked for what is not theirs to ask for', async () => {
    const client = await signedInPerson(app);
    expect((await client.rest('GET', '/quotes/export')).status).toBe(403);
    expect(await refusal('/api/quotes/export')).toMatchObject({
      level: 'warn',
      userId: client.id,
      res: { status: 403 },
    });
  });

  test('names nobody where nobody is signed in', async () => {
    expect((await visitor.rest('GET', '/users/me')).status).toBe(401);
    expect(await refusal('/api/users/me')).not.toHaveProperty('userId');
  });
});
