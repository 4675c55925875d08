import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock } from '../../platform/clock.ts';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { settleJobs } from '../../testing/settle-jobs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { passwordIssues } from './password-rules.ts';

const PUBLIC_URL = 'https://www.pleniere.test';

let server: MailServer;
let app: TestApp;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL });
  await app.app.services.jobs.start();
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

const form = (wanted: object = {}) => ({
  email: 'camille@maison.example',
  password: PASSWORD,
  firstName: 'Camille',
  lastName: 'Exemple',
  phone: '+33 1 99 00 12 34',
  companyName: 'Maison Exemple',
  ...wanted,
});
const register = async (wanted: object, headers: Record<string, string> = {}) =>
  visitor.rest('POST', '/auth/register', { ...form(wanted), captchaToken: await visitor.captcha() }, { headers });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  visitor.rest('POST', `/auth/${path}`, body, { headers });
const forgot = async (email: string, headers: Record<string, string> = {}) =>
  post('forgot-password', { email, captchaToken: await visitor.captcha() }, headers);
const number = (answer: { body: unknown }) => (answer.body as { registrationNumber: string }).registrationNumber;

/** The token of the last mail to an address with a link to a page. */
async function tokenFor(email: string, page: string, after = 0): Promise<string> {
  const link = new RegExp(`${PUBLIC_URL.replaceAll('.', '\\.')}${page}\\?token=([\\w-]{43})`);
  const fits = () =>
    server.received.slice(after).findLast((mail) => mail.envelopeTo.includes(email) && link.test(mail.text ?? ''));
  await server.mail(() => fits() !== undefined);
  return link.exec(fits()!.text!)![1]!;
}

describe('a registration', () => {
  test('makes an account that waits, a number that is real, and a mail to verify the address', async () => {
    const [admin] = [await createAccount(app.database, { role: 'ADMIN' })];
    const email = 'new@maison.example';
    const answer = await register({ email: ' New@Maison.Example ' });
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        status: 'PENDING',
        registrationNumber: expect.stringMatching(/^REG-\d{6}$/) as string,
        redirectTo: '/registration-pending',
      },
    ]);
    const [row] = await app.database.rows('select * from user_account where email = $1', [email]);
    expect(row).toMatchObject({
      status: 'PENDING',
      role: 'CLIENT',
      registration_number: number(answer),
      company_phone: '+33 1 99 00 12 34',
      email_verified_at: null,
    });
    expect(row!['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await settleJobs(app.database, 'account.letter');
    const notes = await app.database.rows('select type, params from notification where recipient_id = $1', [admin.id]);
    const params = { client: row!['id'], reference: number(answer), company: row!['company_name'] };
    expect(notes).toContainEqual({ type: 'NEW_REGISTRATION', params });
    const told = await server.mail((mail) => mail.envelopeTo.includes(admin.email));
    expect(told.subject).toContain(number(answer));
    expect((await visitor.login(email, PASSWORD)).body).toMatchObject({ status: 'PENDING' });

    const token = await tokenFor(email, '/verify-email');
    for (const alreadyVerified of [false, true]) {
      const verified = await visitor.rest('GET', `/auth/verify-email/${token}`);
      expect([verified.status, verified.body]).toEqual([
        200,
        { alreadyVerified, message: expect.any(String) as string },
      ]);
    }
    expect((await visitor.rest('GET', `/auth/verify-email/${'a'.repeat(43)}`)).status).toBe(400);
  });

  test('from its beginning to the end: refused, approved, let in', async () => {
    const email = 'whole@maison.example';
    await register({ email });
    const [user] = await app.database.rows<{ id: string }>('select id from user_account where email = $1', [email]);
    const { token } = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email);
    const REJECT =
      'mutation ($input: UserReasonInput!) { rejectRegistration(input: $input) { errors { __typename } } }';
    const reject = async (reason: string, version = 1) =>
      (await visitor.graphql(REJECT, { input: { id: user!.id, version, reason } }, { token })).data;
    await settleJobs(app.database, 'account.letter');
    expect(await reject(' ')).toEqual({ rejectRegistration: { errors: [{ __typename: 'ValidationFailed' }] } });
    expect(await reject('SIRET inconnu')).toEqual({ rejectRegistration: { errors: [] } });
    expect(await reject('encore', 2)).toEqual({ rejectRegistration: { errors: [{ __typename: 'Conflict' }] } });
    // The other administrators no longer have to be notified.
    const waiting = await app.database.rows(
      `select 1 from notification where type = 'NEW_REGISTRATION' and not is_read and params ->> 'client' = $1`,
      [user!.id],
    );
    expect(waiting).toEqual([]);
    expect((await visitor.login(email, PASSWORD)).text).toContain('SIRET inconnu');
    const approved = await visitor.rest('PUT', `/users/${user!.id}`, { status: 'APPROVED' }, { token });
    expect(approved.body).toMatchObject({ status: 'APPROVED', rejectionReason: null });
    expect((await visitor.login(email, PASSWORD)).body).toMatchObject({ user: { id: user!.id } });
    await server.mail((mail) => mail.envelopeTo.includes(email) && mail.subject === 'Votre inscription est approuvée');
  });

  test('is found among those that wait by name, company, address or number, by administrators alone', async () => {
    const names = { lastName: 'Introuvable%', companyName: 'Nulle_Part', email: 'waits@maison.example' };
    const registrationNumber = number(await register(names));
    const LIST =
      'query ($text: String!) { registrations(filter: { text: $text }) { items { email } totalCount pageCount } }';
    const { token } = await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email);
    const list = async (text: string) => (await visitor.graphql(LIST, { text }, { token })).data;
    const found = { registrations: { items: [{ email: names.email }], totalCount: 1, pageCount: 1 } };
    for (const text of ['introuvable%', 'nulle_part', ' WAITS@', registrationNumber])
      expect(await list(text), text).toEqual(found);
    // Special characters are searched literally.
    expect(await list('%_%')).toEqual({ registrations: { items: [], totalCount: 0, pageCount: 0 } });
    const team = await visitor.signIn((await createAccount(app.database, { role: 'TEAM' })).email);
    expect((await visitor.graphql(LIST, { text: '' }, { token: team.token })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('of a known address is answered alike, after the same work, and its owner is told', async () => {
    const { id, email } = await createAccount(app.database);
    const [before] = await app.database.rows('select * from user_account where id = $1', [id]);
    const again = await register({ email, firstName: 'Voleur', password: 'Autre-Chose-42!' });
    const fresh = await register({ email: 'fresh@maison.example' });
    expect([again.status, Object.keys(again.body as object)]).toEqual([
      fresh.status,
      Object.keys(fresh.body as object),
    ]);
    expect(number(again)).toMatch(/^REG-\d{6}$/);
    expect((await app.database.rows('select * from user_account where id = $1', [id]))[0]).toEqual(before);
    await server.mail((mail) => mail.envelopeTo.includes(email) && mail.subject === 'Vous avez déjà un compte');
  });

  test('sent twice with one key is one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const email = 'twice@maison.example';
    const [first, second] = [await register({ email }, headers), await register({ email }, headers)];
    expect(number(second)).toBe(number(first));
    const kept = await app.database.rows('select fingerprint, result from idempotency_key');
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  });

  test.each([
    [{ email: 'nobody' }, { path: 'email', code: 'notEmail' }],
    [{ email: `${'a'.repeat(64)}@${'b'.repeat(200)}.example` }, { path: 'email', code: 'tooLong' }],
    [{ password: 'Court-1' }, { path: 'password', code: 'tooShort' }],
    [{ password: 'sans-majuscule-1' }, { path: 'password', code: 'passwordComplexity' }],
    [{ password: 'SansSpecial1' }, { path: 'password', code: 'passwordComplexity' }],
    [{ password: '' }, { path: 'password', code: 'required' }],
    [{ firstName: ' ' }, { path: 'firstName', code: 'required' }],
    [{ phone: '' }, { path: 'phone', code: 'required' }],
    [{ companyName: '' }, { path: 'companyName', code: 'required' }],
  ])('with %j is not taken', async (wrong, issue) => {
    const { status, body } = await register(wrong);
    expect(status).toBe(400);
    expect((body as { error: { fields: object[] } }).error.fields).toContainEqual(expect.objectContaining(issue));
  });

  test('cannot give itself a role, a status or a number', async () => {
    const email = 'clever@maison.example';
    await register({
      email,
      role: 'ADMIN',
      status: 'APPROVED',
      registrationNumber: 'REG-000001',
      id: crypto.randomUUID(),
    });
    const [row] = await app.database.rows('select role, status from user_account where email = $1', [email]);
    expect(row).toEqual({ role: 'CLIENT', status: 'PENDING' });
  });
});

test('a password that everybody tries first is none', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const rules = [/[a-z]/, /\d/, /[!@#$%^&*]/, /^.{8,}$/];
  const known = dictionary['passwords-common'].find((word) => rules.every((rule) => rule.test(word)))!;
  const dressed = known.replace(/[a-z]/, (letter) => letter.toUpperCase()) + (/[a-z]/.test(known.slice(1)) ? '' : 'a');
  expect(await passwordIssues('password', dressed)).toEqual([{ path: 'password', code: 'passwordCommon' }]);
  expect(await passwordIssues('password', PASSWORD)).toEqual([]);
  expect(await passwordIssues('password', `Aa1!${'x'.repeat(125)}`)).toMatchObject([{ code: 'tooLong' }]);
});

describe('the verification mail sent again', () => {
  test('holds a new link, and the one before is void', async () => {
    const email = 'resend@maison.example';
    await register({ email });
    const first = await tokenFor(email, '/verify-email');
    const after = server.received.length;
    expect((await post('resend-verification', { email })).status).toBe(200);
    const second = await tokenFor(email, '/verify-email', after);
    expect((await visitor.rest('GET', `/auth/verify-email/${first}`)).status).toBe(400);
    expect((await visitor.rest('GET', `/auth/verify-email/${second}`)).status).toBe(200);
  });

  test('is promised to everybody alike, and counted', async () => {
    const email = 'nobody.at.all@maison.example';
    const known = await post('resend-verification', { email: (await createAccount(app.database)).email });
    for (let n = 0; n < 5; n++) {
      const { status, text } = await post('resend-verification', { email });
      expect([status, text]).toEqual([known.status, known.text]);
    }
    expect((await post('resend-verification', { email })).status).toBe(429);
  });
});

describe('a forgotten password', () => {
  const reset = (token: string, password = 'Nouvelle-Vie-7!') => post('reset-password', { token, password });

  test('is asked for alike for known and unknown addresses', async () => {
    const answers = [await forgot((await createAccount(app.database)).email), await forgot('ghost@maison.example')];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.text).toContain("Si un compte existe avec l'adresse e-mail fournie");
  });

  test('is replaced once by the link, no matter who comes first; all sessions end, and a mail tells it', async () => {
    const { email } = await createAccount(app.database);
    const { token: session } = await visitor.signIn(email);
    await forgot(email);
    const token = await tokenFor(email, '/reset-password');
    expect((await visitor.rest('GET', '/users/me', undefined, { token })).status).toBe(401);
    expect((await reset(token, 'faible')).status).toBe(400);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.map(({ text }) => text).join()).toContain('Votre mot de passe a été réinitialisé avec succès.');
    expect((await visitor.rest('GET', '/users/me', undefined, { token: session })).status).toBe(401);
    expect((await visitor.login(email, PASSWORD)).status).toBe(401);
    await visitor.signIn(email, 'Nouvelle-Vie-7!');
    await server.mail((mail) => mail.envelopeTo.includes(email) && mail.subject === 'Votre mot de passe a été changé');
  });

  test('has a link of half an hour, void once there is a newer one, and kept as a hash', async () => {
    const { email } = await createAccount(app.database);
    await forgot(email);
    const first = await tokenFor(email, '/reset-password');
    const after = server.received.length;
    await forgot(email);
    const second = await tokenFor(email, '/reset-password', after);
    expect((await reset(first)).status).toBe(400);
    moveClock(31 * 60_000);
    expect((await reset(second)).status).toBe(400);
    moveClock(0);
    const kept = await app.database.rows(
      `select (select jsonb_agg(l) from account_link l) as links, (select jsonb_agg(j.data) from pgboss.job j) as jobs`,
    );
    for (const token of [first, second]) expect(JSON.stringify(kept)).not.toContain(token);
    expect((await reset(second)).status).toBe(200);
  });

  test('cannot be had sent to another server by a Host header', async () => {
    const { email } = await createAccount(app.database);
    await forgot(email, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    const mail = await server.mail(({ envelopeTo }) => envelopeTo.includes(email));
    expect(mail.source).not.toContain('evil.example');
  });
});
