import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const LINK = /token=([\w-]{43})/;
const WRONG = 'Jamais-Vu-2026!';
const NEW = 'Autre-Journee-43!';

let server: MailServer;
let app: TestApp;
const lines: string[] = [];
const visitor = new Visitor(() => app);

beforeAll(async () => {
  server = await startMailServer();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, LOG_LEVEL: 'trace', SESSION_SECRET: 's'.repeat(40) };
  app = await startTestApp(settings, { write: (line) => void lines.push(line) });
  await app.app.services.jobs.start();
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const linkTo = async (email: string, subject: RegExp): Promise<string> => {
  const mail = await server.mail(({ envelopeTo, subject: of }) => envelopeTo.includes(email) && subject.test(of ?? ''));
  return LINK.exec(mail.text!)![1]!;
};

test('no password, token, link, code or key of a whole life is in a log, however much is logged', async () => {
  const email = 'discreet@accounts.example';
  const form = {
    email,
    password: PASSWORD,
    firstName: 'Jo',
    lastName: 'Essai',
    phone: '+33199001234',
    companyName: 'X',
  };
  await visitor.rest('POST', '/auth/register', { ...form, captchaToken: await visitor.captcha() });
  const verification = await linkTo(email, /Confirmez/);
  await visitor.rest('GET', `/auth/verify-email/${verification}`);
  await app.database.rows(`update user_account set status = 'APPROVED' where email = $1`, [email]);

  await visitor.login(email, WRONG);
  const { token, cookie } = await visitor.signIn(email);
  const refreshed = await visitor.rest('POST', '/token/refresh', undefined, { token, cookie });
  const next = (refreshed.body as { token: string }).token;
  const { data } = await visitor.graphql<{ enableTwoFactor: { secret: string } }>(
    'mutation ($password: String!) { enableTwoFactor(input: { password: $password }) { secret } }',
    { password: PASSWORD },
    { token: next },
  );
  const { secret } = data.enableTwoFactor;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const CONFIRM = 'mutation ($code: String!) { confirmTwoFactor(input: { code: $code }) { recoveryCodes } }';
  const confirmed = await visitor.graphql<{ confirmTwoFactor: { recoveryCodes: string[] } }>(
    CONFIRM,
    { code },
    { token: next },
  );
  const { recoveryCodes } = confirmed.data.confirmTwoFactor;

  await visitor.rest('POST', '/auth/forgot-password', { email, captchaToken: await visitor.captcha() });
  const reset = await linkTo(email, /passe/);
  await visitor.rest('POST', '/auth/reset-password', { token: reset, password: NEW });
  // Unexpected errors are logged with the operation, but without its variables.
  await visitor.graphql('mutation ($p: String!) { login(input: { email: $p, password: $p }) { nonsense } }', {
    p: NEW,
  });
  await visitor.rest('POST', '/auth/login', { email: 17, password: [NEW] });

  const captchaToken = await visitor.captcha();
  const asker = 'planner@accounts.example';
  const asked = await visitor.graphql<{ requestQuote: { token: string } }>(REQUEST_QUOTE, {
    input: quoteInput({ email: asker, message: 'Un mot rien que pour la maison.', captchaToken }),
  });
  const quoteLink = asked.data.requestQuote.token;

  const log = lines.join('');
  expect(log).toContain('/auth/reset-password');
  const secrets = [
    PASSWORD,
    WRONG,
    NEW,
    verification,
    reset,
    token,
    next,
    secret,
    's'.repeat(40),
    cookie.split('=')[1]!,
    captchaToken,
    quoteLink,
    'Un mot rien que pour la maison.',
  ];
  for (const hidden of [...secrets, ...recoveryCodes]) expect(log.includes(hidden), hidden).toBe(false);
}, 60_000);

test('none is in what an account tells of itself', async () => {
  const { email } = await createAccount(app.database);
  const { token } = await visitor.signIn(email);
  const me = await visitor.rest('GET', '/users/me', undefined, { token });
  const copy = await visitor.graphql('mutation { exportMyData { json } }', {}, { token });
  for (const text of [me.text, JSON.stringify(copy.data)]) {
    expect(text).toContain(email);
    expect(text).not.toMatch(/argon2|hash|secret/i);
  }
});
