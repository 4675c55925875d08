import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDue } from '../../platform/database/retention.ts';
import { now } from '../../platform/clock.ts';
import { monthsBefore } from '../../platform/days.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { MESSAGE_RETENTION } from './message.queries.ts';
import { messageInput, SEND_MESSAGE, type SendMessageAnswer } from './message.factory.ts';
import { outcomeOf, wrongFields } from '../../testing/payloads.ts';

let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: 'https://www.pleniere.test' });
  await app.app.services.jobs.start();
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(() => app.database.rows('delete from rate_limit'));

const captcha = async (): Promise<string> => solvedCaptcha(await app.app.services.captcha.challenge());

async function send(input: object, more: object = {}): Promise<SendMessageAnswer> {
  const { data, errors } = await app.graphql<{ sendMessage: SendMessageAnswer }>(SEND_MESSAGE, {
    input: messageInput({ ...input, captchaToken: await captcha(), ...more }),
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sendMessage;
}

async function post(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      reference?: string;
      error?: { code: string; fields?: { path: string; code: string }[] };
    },
  };
}

const rowsOf = (email: string) =>
  app.database.rows<{ reference: string; state: string; subject: string; message: string }>(
    'select reference, state, subject, message from contact_message where email = $1',
    [email],
  );
const to = (address: string, subject: string) => (mail: { envelopeTo: string[]; subject?: string }) =>
  mail.envelopeTo.includes(address) && Boolean(mail.subject?.includes(subject));

describe('a message that was sent', () => {
  test('is kept as it was typed, and new', async () => {
    const script = '<script>alert(1)</script>';
    const email = 'kept@visitor.example';
    const { reference } = await send({ email, subject: script, message: `${script}\nzweite Zeile` });
    expect(reference).toMatch(/^MSG-\d{4}-\d{6}$/);
    expect(await rowsOf(email)).toEqual([
      { reference, state: 'NEW', subject: script, message: `${script}\nzweite Zeile` },
    ]);
  });

  test('is acknowledged in the language of its sender, with none of their words', async () => {
    const email = 'receipt@visitor.example';
    const { reference = '' } = await send({ email, language: 'en', message: 'Buy at spam.example', firstName: 'Ann' });
    const mail = await server.mail(to(email, reference));
    expect(mail.subject).toContain('We have received your message');
    expect(mail.text).toContain('Dear Ann,');
    expect(mail.source).not.toContain('spam.example');
  });

  test('comes to the platform, which answers to its sender', async () => {
    const email = 'house@visitor.example';
    const { reference = '' } = await send({ email, message: '<b>Bonjour</b>\n> cité' });
    const mail = await server.mail(to('contact@pleniere.example', reference));
    expect(mail.replyTo).toEqual([{ name: 'Élodie Marchand', address: email }]);
    expect(mail.html).toContain('&lt;b&gt;Bonjour&lt;/b&gt;');
    expect(mail.text).toContain('> <b>Bonjour</b>\n> > cité');
  });

  test('cannot write a header of the mail to the platform', async () => {
    const email = 'header@visitor.example';
    const evil = 'Élodie\r\nBcc: victim@example.test';
    const { reference = '' } = await send({ email, firstName: evil, subject: evil });
    const mail = await server.mail(to('contact@pleniere.example', reference));
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.envelopeTo).toEqual(['contact@pleniere.example']);
    expect(mail.subject).toContain('Élodie Bcc: victim@example.test');
  });
});

describe('the same message sent again', () => {
  test('with its key it is one message, however many are sent at once', async () => {
    const email = 'once@visitor.example';
    const idempotencyKey = crypto.randomUUID();
    const captchaToken = await captcha();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ email }, { idempotencyKey, captchaToken })),
    );
    const sent = answers.filter(({ reference }) => reference);
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(answers.filter((answer) => !answer.reference && outcomeOf(answer) !== 'Conflict')).toEqual([]);
    expect((await send({ email }, { idempotencyKey })).reference).toBe(sent[0]!.reference);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  test('with the key of another it is refused', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = async (more: object) => messageInput({ captchaToken: await captcha(), ...more });
    expect((await post(await body({}), headers)).status).toBe(201);
    expect((await post(await body({ subject: 'Autre chose' }), headers)).status).toBe(422);
  });
});

describe('what is not taken', () => {
  const LONG = { subject: 151, message: 4_001, firstName: 101, lastName: 101, phone: 31, email: 255 };

  test.each(Object.entries(LONG))('a %s of %i characters', async (field, length) => {
    expect(await send({ [field]: 'a'.repeat(length) })).toMatchObject({
      errors: [
        {
          __typename: 'ValidationFailed',
          fields: expect.arrayContaining([{ path: field, code: 'tooLong' }]) as unknown,
        },
      ],
    });
  });

  test.each(['firstName', 'lastName', 'email', 'subject', 'message'])('nothing in %s', async (field) => {
    expect(wrongFields(await send({ [field]: ' \n ' }))).toContainEqual({ path: field, code: 'required' });
  });

  test('no consent, and an address that is none', async () => {
    const refused = await send({ consent: false, email: 'nobody' });
    expect(wrongFields(refused)).toEqual([
      { path: 'email', code: 'notEmail' },
      { path: 'consent', code: 'required' },
    ]);
  });

  test('a captcha that is missing, forged or used, on both APIs', async () => {
    const used = await captcha();
    expect(await send({}, { captchaToken: used })).toMatchObject({ errors: [] });
    for (const captchaToken of ['', 'e30=', used]) {
      expect(await send({}, { captchaToken })).toMatchObject({
        errors: [{ __typename: 'CaptchaFailed', code: 'CAPTCHA_FAILED' }],
      });
      expect(await post(messageInput({ captchaToken }))).toMatchObject({
        status: 400,
        body: { error: { code: 'CAPTCHA_FAILED' } },
      });
    }
    expect((await post(messageInput())).status).toBe(400);
  });

  test('more from one address of mail in an hour than anybody writes', async () => {
    const email = 'often@visitor.example';
    for (let n = 0; n < 10; n++) expect(await send({ email })).toMatchObject({ errors: [] });
    expect(await send({ email })).toMatchObject({ errors: [{ __typename: 'RateLimited', code: 'RATE_LIMITED' }] });
    expect((await post(messageInput({ email, captchaToken: await captcha() }))).status).toBe(429);
  });
});

test('REST takes the same message, and calls what is wrong by the same names', async () => {
  const email = 'rest@visitor.example';
  const { status, body } = await post(messageInput({ email, captchaToken: await captcha(), unknown: 1 }));
  expect({ status, rows: await rowsOf(email) }).toMatchObject({ status: 201, rows: [{ reference: body.reference }] });
  const wrong = await post({ subject: 7 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error?.code).toBe('VALIDATION_FAILED');
  expect(wrong.body.error?.fields).toContainEqual(expect.objectContaining({ path: 'subject', code: 'wrongType' }));
});

test('a message is erased a year after the last that was done with it', async () => {
  await send({ email: 'old@visitor.example' });
  await send({ email: 'new@visitor.example' });
  await app.database.rows(
    `update contact_message set updated_at = now() - interval '13 months' where email = 'old@visitor.example'`,
  );
  expect(await forgetDue(app.database, MESSAGE_RETENTION, monthsBefore(now(), 12))).toBe(1);
  expect(await rowsOf('old@visitor.example')).toEqual([]);
  expect(await rowsOf('new@visitor.example')).toHaveLength(1);
});

test('while no mail server answers a message is taken all the same, and its mails go when one is back', async () => {
  await server.stop();
  const email = 'outage@visitor.example';
  const { status, body } = await post(messageInput({ email, captchaToken: await captcha() }));
  expect(status).toBe(201);
  const failedOnce = `select 1 from pgboss.job where name = 'mail.send' and state = 'retry' and data -> 'to' ->> 'address' = $1`;
  await vi.waitFor(async () => expect(await app.database.rows(failedOnce, [email])).toHaveLength(1), {
    timeout: 10_000,
  });
  const returned = performance.now();
  server = await startMailServer(server.port);
  await server.mail(to(email, body.reference!), 60_000);
  await server.mail(to('contact@pleniere.example', body.reference!), 60_000);
  expect(performance.now() - returned).toBeLessThan(60_000);
}, 90_000);
