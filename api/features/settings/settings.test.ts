import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageInput, SEND_MESSAGE } from '../messages/message.factory.ts';
import { LiveSettings } from './live-settings.service.ts';
import {
  publisherInput,
  READ_SETTINGS,
  SAVE_SETTINGS,
  type SaveAnswer,
  type SettingsAnswer,
} from './settings.factory.ts';
import { outcomeOf, wrongFields } from '../../testing/payloads.ts';

let server: MailServer;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  admin = await signedInPerson(app, 'ADMIN');
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const read = async (as = admin) => (await as.graphql<SettingsAnswer>(READ_SETTINGS)).data.platformSettings;
async function save(wanted: object, as = admin) {
  const input = { version: (await read(as)).version, retention: {}, ...wanted };
  return (await as.graphql<SaveAnswer>(SAVE_SETTINGS, { input })).data.savePlatformSettings;
}

test('until the platform sets something, a fictional company publishes the site', async () => {
  expect(await read()).toMatchObject({
    fixed: [],
    isFictional: true,
    updatedBy: null,
    mailFrom: { name: 'Plénière', address: 'contact@pleniere.example' },
    mailFromFollows: true,
    warningDays: [30, 7, 1],
    retention: { quotes: 36, messages: 12, registrations: 12, activity: 12, notifications: 12, audit: 36 },
  });
});

test('what is saved holds at once: publisher, sender, days and periods', async () => {
  expect(
    await save({ publisher: publisherInput(), warningDays: [7, 60], retention: { quotes: 24, messages: 6 } }),
  ).toMatchObject({ errors: [] });
  expect(await read()).toMatchObject({
    isFictional: false,
    updatedBy: 'Camille Essai',
    publisher: { name: 'Lieux & Compagnie', capital: '20 000 €', privacyEmail: 'contact@lieux.test' },
    mailFrom: { name: 'Plénière', address: 'contact@lieux.test' },
    warningDays: [60, 7],
    retention: { quotes: 24, messages: 6, registrations: 12 },
  });
});

test('mails are from whom the platform says, name the publisher, and promise the period that holds', async () => {
  await save({
    publisher: publisherInput(),
    mailFrom: { name: 'Équipe Lieux', address: 'equipe@lieux.test' },
    retention: { messages: 9 },
  });
  await app.app.services.jobs.start();
  const captchaToken = await solvedCaptcha(await app.app.services.captcha.challenge());
  await app.graphql(SEND_MESSAGE, { input: messageInput({ email: 'anne@visitor.example', captchaToken }) });
  const mail = await server.mail(({ envelopeTo }) => envelopeTo.includes('anne@visitor.example'));
  expect(mail.from).toEqual({ name: 'Équipe Lieux', address: 'equipe@lieux.test' });
  expect(mail.text).toContain('Lieux & Compagnie');
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('effacées 9 mois après');
  await server.mail(({ envelopeTo }) => envelopeTo.includes('contact@lieux.test'));
});

describe('what is refused', () => {
  test('a change made from settings that somebody else has changed: nothing of it is taken', async () => {
    const { version } = await read();
    await save({ retention: { quotes: 30 } });
    const answer = await save({ version, retention: { quotes: 1 } });
    expect(answer).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect((await read()).retention['quotes']).toBe(30);
  });

  test('of two that save at once one is told', async () => {
    const { version } = await read();
    const answers = await Promise.all([1, 2].map((quotes) => save({ version, retention: { quotes } })));
    expect(answers.map(outcomeOf).toSorted()).toEqual(['Conflict', 'Done']);
  });

  test.each([
    [{ registration: 'RCS Lyon 732 829 321' }, 'publisher.registration', 'notSiren'],
    [{ vatNumber: 'FR00 732 829 320' }, 'publisher.vatNumber', 'notVatNumber'],
    [{ email: 'nobody' }, 'publisher.email', 'notEmail'],
    [{ privacyEmail: 'nobody' }, 'publisher.privacyEmail', 'notEmail'],
    [{ phone: 'call us' }, 'publisher.phone', 'notPhone'],
    [{ hours: '9 to 5' }, 'publisher.hours', 'notHours'],
    [{ name: ' ' }, 'publisher.name', 'required'],
    [{ address: 'x'.repeat(201) }, 'publisher.address', 'tooLong'],
  ])('a publisher with %o', async (wrong, path, code) => {
    const answer = await save({ publisher: publisherInput(wrong) });
    expect(wrongFields(answer)).toEqual([{ path, code }]);
  });

  test.each([
    [{ warningDays: [0] }, 'warningDays', 'tooSmall'],
    [{ warningDays: [366] }, 'warningDays', 'tooGreat'],
    [{ warningDays: [7, 7] }, 'warningDays', 'repeated'],
    [{ warningDays: [1, 2, 3, 4, 5, 6] }, 'warningDays', 'tooMany'],
    [{ retention: { quotes: 0 } }, 'retention.quotes', 'tooSmall'],
    [{ retention: { activity: 121 } }, 'retention.activity', 'tooGreat'],
    [{ mailFrom: { name: '', address: 'a@b.test' } }, 'mailFrom.name', 'required'],
  ])('%o', async (wrong, path, code) => {
    expect(wrongFields(await save(wrong))).toContainEqual({ path, code });
  });
});

test('another process follows by itself, without a query for each request', async () => {
  await save({ publisher: publisherInput() });
  let queries = 0;
  const database = {
    embedded: false,
    get em() {
      queries++;
      return app.database.em;
    },
  } as unknown as Database;
  const other = new LiveSettings(database, app.config, createLogger('silent'));
  await other.start();
  try {
    const { version } = other;
    expect(other.current.site.operator.name).toBe('Lieux & Compagnie');
    for (let n = 0; n < 100; n++) expect(other.current.retention.activity).toBe(12);
    expect(queries).toBeLessThan(5);
    await save({ publisher: publisherInput({ name: 'Autre SAS' }) });
    await vi.waitFor(() => expect(other.current.site.operator.name).toBe('Autre SAS'), { timeout: 10_000 });
    expect(other.version).toBeGreaterThan(version);
  } finally {
    await other.stop();
  }
});

describe('what the environment has set', () => {
  let fixed: TestApp;
  let person: Person;
  beforeAll(async () => {
    fixed = await startTestApp({
      MAIL_FROM: 'Devis <devis@fixe.test>',
      QUOTE_RETENTION_MONTHS: '18',
      AUDIT_RETENTION_MONTHS: '24',
      SUBSCRIPTION_WARNING_DAYS: '14',
    });
    person = await signedInPerson(fixed, 'ADMIN');
  });
  afterAll(() => fixed.stop());

  test('holds, and is told as fixed', async () => {
    expect(await read(person)).toMatchObject({
      fixed: ['MAIL_FROM', 'WARNING_DAYS', 'QUOTE_RETENTION', 'AUDIT_RETENTION'],
      mailFrom: { name: 'Devis', address: 'devis@fixe.test' },
      mailFromFollows: false,
      warningDays: [14],
      retention: { quotes: 18, messages: 12, audit: 24 },
    });
  });

  test('cannot be changed; the rest can', async () => {
    const wrong = {
      mailFrom: { name: 'A', address: 'a@b.test' },
      warningDays: [3],
      retention: { quotes: 2, audit: 2 },
    };
    expect(wrongFields(await save(wrong, person))).toEqual([
      { path: 'mailFrom', code: 'fixed' },
      { path: 'warningDays', code: 'fixed' },
      { path: 'retention.quotes', code: 'fixed' },
      { path: 'retention.audit', code: 'fixed' },
    ]);
    expect(await save({ retention: { messages: 3 } }, person)).toMatchObject({ errors: [] });
    expect((await read(person)).retention).toMatchObject({ quotes: 18, messages: 3 });
  });
});
