import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../testing/captcha.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createUsers } from '../../accounts/user.factory.ts';
import { createVenues } from '../../venues/venue.factory.ts';
import {
  CHANGE_QUOTE,
  quoteInput,
  READ_QUOTE,
  REQUEST_QUOTE,
  WITHDRAW_QUOTE,
  type QuoteAnswer,
} from '../quote.factory.ts';

const ORIGIN = 'https://www.pleniere.test';
const SCRIPT = '<script>alert(1)</script>';

let server: MailServer;
let app: TestApp;
let admins: string[];

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: ORIGIN });
  await createUsers(app.database, ['ADMIN', 'ADMIN', 'TEAM', 'CLIENT']);
  const rows = await app.database.rows<{ email: string }>(`select email from user_account where role = 'ADMIN'`);
  admins = rows.map(({ email }) => email);
  await app.app.services.jobs.start();
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

async function call<Name extends string>(query: string, variables: object): Promise<Record<Name, QuoteAnswer>> {
  const { data, errors } = await app.graphql<Record<Name, QuoteAnswer>>(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function ask(input: object): Promise<{ token: string; request: NonNullable<QuoteAnswer['request']> }> {
  const captchaToken = await solvedCaptcha(await app.app.services.captcha.challenge());
  const { requestQuote } = await call<'requestQuote'>(REQUEST_QUOTE, { input: quoteInput({ ...input, captchaToken }) });
  const { token, request } = requestQuote;
  if (!token || !request) throw new Error(JSON.stringify(requestQuote));
  return { token, request };
}

/** The mail of a kind to an address about a request. */
const mailTo = (address: string, kind: string, reference: string): Promise<ReceivedMail> =>
  server.mail(
    ({ envelopeTo, messageId, subject }) =>
      envelopeTo.includes(address) &&
      Boolean(messageId?.startsWith(`<${kind}.`)) &&
      Boolean(subject?.includes(reference)),
  );

test('the visitor gets a receipt with what was asked and a private link that works', async () => {
  const email = 'receipt@visitor.example';
  const venueIds = await createVenues(app.database, [{ name: 'Maison du Lac' }]);
  const { token, request } = await ask({ email, venueIds, message: SCRIPT, companyName: 'spam.example' });
  const mail = await mailTo(email, 'quote-received', request.reference);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(`${ORIGIN}/demande-devis/suivi#${token}`);
    expect(body).toContain('Maison du Lac');
    expect(body).toContain('Bonjour Élodie,');
    expect(body).not.toContain('spam.example');
    expect(body).not.toContain('alert(1)');
  }
  const link = /suivi#([\w-]+)/.exec(mail.text ?? '')?.[1];
  const { data } = await app.graphql<{ quoteRequestByLink: { id: string } }>(READ_QUOTE, { token: link });
  expect(data.quoteRequestByLink.id).toBe(request.id);
});

test('each administrator gets the request, with whom to answer to and nothing that runs', async () => {
  const email = 'asks@visitor.example';
  const { token, request } = await ask({ email, message: SCRIPT, companyName: `${SCRIPT}\r\nBcc: a@b.example` });
  for (const admin of admins) {
    const mail = await mailTo(admin, 'quote-requested', request.reference);
    expect(mail.replyTo).toEqual([{ name: 'Élodie Marchand', address: email }]);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain(`> ${SCRIPT}`);
    expect(mail.source).not.toContain(token);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
  const told = server.received.filter(({ subject }) => subject?.includes(request.reference));
  expect(told.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([...admins, email].sort());
});

test('a change is told to both sides, each time, in the language of each', async () => {
  const email = 'changes@visitor.example';
  const { token, request } = await ask({ email, language: 'en' });
  let { version } = request;
  for (const participants of [61, 62]) {
    const input = quoteInput({ email, language: 'en', participants, token, version });
    const { changeQuoteRequest } = await call<'changeQuoteRequest'>(CHANGE_QUOTE, { input });
    version = changeQuoteRequest.request!.version;
  }
  const count = (kind: string): number =>
    server.received.filter(
      ({ messageId, subject }) => messageId?.startsWith(`<${kind}.`) && subject?.includes(request.reference),
    ).length;
  await expect.poll(() => [count('quote-changed'), count('quote-changed-staff')], { timeout: 15_000 }).toEqual([2, 4]);
  const mail = await mailTo(email, 'quote-changed', request.reference);
  expect(mail.subject).toContain('has been changed');
  const staff = await mailTo(admins[0]!, 'quote-changed-staff', request.reference);
  expect(staff.subject).toContain('Demande modifiée');
});

test('a withdrawal is told to both sides, its reason to the platform alone', async () => {
  const email = 'withdraws@visitor.example';
  const { token, request } = await ask({ email });
  await call(WITHDRAW_QUOTE, { input: { token, version: request.version, reason: `Reporté. ${SCRIPT}` } });
  const visitor = await mailTo(email, 'quote-withdrawn', request.reference);
  expect(visitor.text).not.toContain('Reporté');
  const staff = await mailTo(admins[0]!, 'quote-withdrawn-staff', request.reference);
  expect(staff.text).toContain(`> Reporté. ${SCRIPT}`);
  expect(staff.html).not.toContain('<script');
});

test('of a request that was made anonymous meanwhile nothing is told', async () => {
  await app.app.services.jobs.stop();
  const { request } = await ask({ email: 'erased@visitor.example' });
  await app.database.rows('update quote_request set anonymised_at = now() where id = $1', [request.id]);
  await app.app.services.jobs.start();
  const { request: other } = await ask({ email: 'after@visitor.example' });
  await mailTo('after@visitor.example', 'quote-received', other.reference);
  expect(server.received.filter(({ subject }) => subject?.includes(request.reference))).toEqual([]);
});
