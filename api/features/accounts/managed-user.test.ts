import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startUserAdministration, type UserAdministration, userAdministrationSteps } from './managed-user.factory.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let administration: UserAdministration;
let app: TestApp;
let admin: Person;
let server: MailServer;
const visitor = new Visitor(() => app);
const { ask, mailsTo } = userAdministrationSteps(() => administration);

beforeAll(async () => {
  administration = await startUserAdministration();
  ({ app, admin, server } = administration);
});
afterAll(() => administration.stop());

beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  moveClock(0);
});

/** The token of the link in the last mail to an address. */
async function linkFor(email: string): Promise<string> {
  const link = /reset-password\?token=([\w-]{43})/;
  const last = () => server.received.findLast((mail) => mail.envelopeTo.includes(email) && link.test(mail.text ?? ''));
  await server.mail(() => last() !== undefined);
  return link.exec(last()!.text!)![1]!;
}
const setPassword = async (token: string, password: string) =>
  (await visitor.rest('POST', '/auth/reset-password', { token, password })).status;

/** How many mails tell an address that its password was changed, sent or not. */
const changesToldTo = async (email: string): Promise<number> => {
  const jobs = await app.database.rows(
    `select 1 from pgboss.job where data->>'kind' = 'password-changed' and data->'to'->>'address' = $1`,
    [email],
  );
  return jobs.length;
};

describe('an account that an administrator makes', () => {
  const CREATE = `mutation ($input: NewUserInput!) { result: createUser(input: $input) { user { id email role status emailVerified } errors { __typename ... on ValidationFailed { fields { path code } } } } }`;
  const input = (wanted: object = {}) => ({
    email: 'neuve@maison.example',
    firstName: 'Neuve',
    lastName: 'Exemple',
    role: 'TEAM',
    ...wanted,
  });

  test('is opened by the link of its mail, once', async () => {
    const { result } = await ask(CREATE, { input: input({ email: ' Invitee@Maison.Example ' }) });
    expect(result).toMatchObject({
      user: { email: 'invitee@maison.example', role: 'TEAM', status: 'APPROVED', emailVerified: false },
    });
    const token = await linkFor('invitee@maison.example');
    expect(mailsTo('invitee@maison.example', /compte vous attend/)[0]!.text).toContain(`?token=${token}&premier=1`);
    // Longer than the lifetime of a link for a forgotten password.
    moveClock(71 * 3_600_000);
    expect(await setPassword(token, 'Bien-Choisi-42!')).toBe(200);
    expect(await setPassword(token, 'Autre-Chose-42!')).toBe(400);
    expect((await visitor.login('invitee@maison.example', 'Bien-Choisi-42!')).body).toMatchObject({
      user: { role: 'TEAM', emailVerified: true },
    });
    expect(await changesToldTo('invitee@maison.example')).toBe(0);
  });

  test('is made once, however many ask at once; the address is told to be taken', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(CREATE, { input: input() })));
    const results = answers.map(({ result }) => result as Payload);
    expect(results.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
    expect(results.find((payload) => outcomeOf(payload) === 'ValidationFailed')).toMatchObject({
      errors: [{ fields: [{ path: 'email', code: 'taken' }] }],
    });
    await linkFor('neuve@maison.example');
    expect(mailsTo('neuve@maison.example', /compte vous attend/)).toHaveLength(1);
  });

  test('needs a name, an address and a role', async () => {
    const { result } = await ask(CREATE, { input: input({ email: 'nonsense', firstName: ' ' }) });
    expect(result).toMatchObject({
      errors: [{ fields: [{ path: 'email', code: 'notEmail' }, { path: 'firstName' }] }],
    });
  });
});

describe('a link for a password', () => {
  const SEND = `mutation ($id: ID!) { result: sendPasswordLink(input: { id: $id }) { email errors { __typename } } }`;

  test('is sent once, however many ask at once, and the old password stays until it is used', async () => {
    const { id, email } = await createAccount(app.database);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(SEND, { id })));
    const names = answers.map(({ result }) => outcomeOf(result as Payload)).toSorted();
    expect(names).toEqual([...Array.from({ length: 9 }, () => 'Conflict'), 'Done']);
    const token = await linkFor(email);
    expect(mailsTo(email, /nouveau mot de passe/)).toHaveLength(1);
    expect((await visitor.login(email, PASSWORD)).status).toBe(200);
    expect(await setPassword(token, 'Tout-Neuf-42!x')).toBe(200);
    expect(await setPassword(token, 'Encore-Un-42!x')).toBe(400);
    expect(await changesToldTo(email)).toBe(1);
    expect((await visitor.login(email, PASSWORD)).status).toBe(401);
  });

  test('goes to those who may sign in alone', async () => {
    const { id } = await createAccount(app.database, { status: 'SUSPENDED' });
    expect(await ask(SEND, { id })).toMatchObject({ result: { errors: [{ __typename: 'Forbidden' }] } });
    expect(await ask(SEND, { id: 'nobody' })).toMatchObject({ result: { errors: [{ __typename: 'NotFound' }] } });
  });
});

describe('sessions of others', () => {
  const END = `mutation ($id: ID!, $session: ID) { result: endUserSessions(input: { userId: $id, sessionId: $session }) { count errors { __typename } } }`;

  test('are seen, and ended one by one or all at once', async () => {
    const { id, email } = await createAccount(app.database);
    const tokens = [await visitor.signIn(email), await visitor.signIn(email), await visitor.signIn(email)].map(
      ({ token }) => token,
    );
    const open = async () =>
      (await ask('query ($id: ID!) { userSessions(userId: $id) { id current } }', { id }))['userSessions'] as {
        id: string;
        current: boolean;
      }[];
    const [first] = await open();
    expect(first).toMatchObject({ current: false });
    expect(await ask(END, { id, session: first!.id })).toMatchObject({ result: { count: 1 } });
    expect(await ask(END, { id, session: first!.id })).toMatchObject({
      result: { errors: [{ __typename: 'NotFound' }] },
    });
    expect(await ask(END, { id, session: null })).toMatchObject({ result: { count: 2 } });
    expect(await open()).toEqual([]);
    for (const token of tokens) expect((await visitor.rest('GET', '/users/me', undefined, { token })).status).toBe(401);
  });

  test('are listed as far as anybody reads: the hundred that were seen last', async () => {
    const { id } = await createAccount(app.database);
    await app.database.rows(
      `insert into session (user_id, token_id, rotated_at, cookie_hash, user_agent, last_seen_at, created_at)
       select $1, gen_random_uuid(), now(), 'hash', 'Agent ' || n, now() - n * interval '1 second', now() - n * interval '1 second'
       from generate_series(1, 120) n`,
      [id],
    );
    const { userSessions } = (await ask('query ($id: ID!) { userSessions(userId: $id) { id } }', { id })) as {
      userSessions: object[];
    };
    expect(userSessions).toHaveLength(100);
  });

  test('of oneself: all but the one that asks', async () => {
    const other = await visitor.signIn(admin.email);
    await ask(END, { id: admin.id, session: null });
    expect((await visitor.rest('GET', '/users/me', undefined, { token: other.token })).status).toBe(401);
    expect((await admin.rest('GET', '/users/me')).status).toBe(200);
  });
});

test('a suspension needs a reason, which is mailed; coming back is mailed too', async () => {
  const { id, email } = await createAccount(app.database);
  const suspend = (reason: string) =>
    ask(
      'mutation ($id: ID!, $reason: String!) { result: suspendUser(input: { id: $id, version: 1, reason: $reason }) { errors { __typename } } }',
      {
        id,
        reason,
      },
    );
  expect(await suspend(' ')).toEqual({ result: { errors: [{ __typename: 'ValidationFailed' }] } });
  expect(await suspend('Factures impayées')).toEqual({ result: { errors: [] } });
  const told = await server.mail((mail) => mail.envelopeTo.includes(email));
  expect(told.text).toContain('Factures impayées');
  const { user } = await ask('query ($id: ID!) { user(id: $id) { suspensionReason } }', { id });
  expect(user).toEqual({ suspensionReason: 'Factures impayées' });
  await ask('mutation ($id: ID!) { reactivateUser(input: { id: $id, version: 2 }) { errors { __typename } } }', { id });
  await server.mail((mail) => mail.envelopeTo.includes(email) && /de nouveau ouvert/.test(mail.subject ?? ''));
});

test('an account that is put to rest is told so by mail, lets nobody in, and can be woken', async () => {
  const { id, email } = await createAccount(app.database);
  const { token } = await visitor.signIn(email);
  const step = async (name: string, version: number) => {
    const mutation = `mutation ($input: VersionedInput!) { result: ${name}(input: $input) { errors { __typename } } }`;
    const { result } = await ask(mutation, { input: { id, version } });
    return outcomeOf(result as Payload);
  };
  expect(await step('deactivateUser', 1)).toBe('Done');
  await server.mail((mail) => mail.envelopeTo.includes(email) && /désactivé/.test(mail.subject ?? ''));
  expect((await visitor.rest('GET', '/users/me', undefined, { token })).status).toBe(401);
  expect((await visitor.login(email, PASSWORD)).body).toMatchObject({ status: 'INACTIVE' });
  expect(await step('deactivateUser', 2)).toBe('Conflict');
  expect(await step('reactivateUser', 2)).toBe('Done');
  expect((await visitor.login(email, PASSWORD)).status).toBe(200);
});

test('who has read an older version of an account is told, and changes nothing', async () => {
  const { id } = await createAccount(app.database);
  const waiting = await createAccount(app.database, { status: 'PENDING' });
  const change = async (name: string, type: string, input: object) => {
    const mutation = `mutation ($input: ${type}!) { result: ${name}(input: $input) { user { version } errors { __typename } } }`;
    const { result } = await ask(mutation, { input });
    return { outcome: outcomeOf(result as Payload), version: (result as { user?: { version: number } }).user?.version };
  };
  const edit = (version: number, fields: object) => change('updateUser', 'UserInput', { id, version, ...fields });
  expect(await edit(1, { city: 'Lyon' })).toEqual({ outcome: 'Done', version: 2 });
  expect(await edit(1, { city: 'Nantes', role: 'TEAM' })).toMatchObject({ outcome: 'Conflict' });
  for (const [name, type, input] of [
    ['suspendUser', 'UserReasonInput', { id, version: 1, reason: 'Essai' }],
    ['deactivateUser', 'VersionedInput', { id, version: 1 }],
    ['approveRegistration', 'VersionedInput', { id: waiting.id, version: 7 }],
    ['rejectRegistration', 'UserReasonInput', { id: waiting.id, version: 7, reason: 'Essai' }],
  ] as const)
    expect((await change(name, type, input)).outcome, name).toBe('Conflict');
  const { user } = await ask('query ($id: ID!) { user(id: $id) { city role status version } }', { id });
  expect(user).toEqual({ city: 'Lyon', role: 'CLIENT', status: 'APPROVED', version: 2 });
});

test('the last administrator is told to be it', async () => {
  await app.database.rows(`update user_account set status = 'INACTIVE' where role = 'ADMIN' and id <> $1`, [admin.id]);
  const { user } = await ask('query ($id: ID!) { user(id: $id) { isLastAdministrator } }', {
    id: admin.id,
  });
  expect(user).toEqual({ isLastAdministrator: true });
});

test('users see themselves without what is for administrators, and nobody else', async () => {
  const FIELDS = 'email venueCount sessionCount suspensionReason hasPassword isLastAdministrator availableActions';
  const { id, email } = await createAccount(app.database);
  const other = await createAccount(app.database);
  const { token } = await visitor.signIn(email);
  const { data } = await visitor.graphql(
    `query ($id: ID!, $other: ID!) { viewer { ${FIELDS} } own: user(id: $id) { ${FIELDS} } other: user(id: $other) { ${FIELDS} }
       node(id: $other) { id } }`,
    { id, other: other.id },
    { token },
  );
  const own = {
    email,
    venueCount: null,
    sessionCount: null,
    suspensionReason: null,
    hasPassword: null,
    isLastAdministrator: null,
    availableActions: null,
  };
  expect(data).toEqual({ viewer: own, own, other: null, node: null });
});
