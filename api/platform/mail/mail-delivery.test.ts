import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeFailedMails, failedMails } from '../../cli/failed-mails.ts';
import type { Database } from '../database/database.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { createLogger } from '../logger.ts';
import { MAIL_SEND, Outbox } from './mail-queue.ts';
import { folderTransport, type MailTransport, smtpTransport } from './mail-transport.ts';
import { defineMail, type MailAddress } from './mail.types.ts';
import { Mailer } from './mailer.ts';

interface Note {
  noteId: string;
}

const NOTE = defineMail<Note, { text: string }>({
  name: 'test-note',
  write: ({ text }, { language }) => ({
    subject: `Note : ${text}`,
    preheader: text,
    title: text,
    blocks: [
      { kind: 'paragraph', text: language === 'fr' ? 'Bonjour' : 'Hello' },
      { kind: 'button', label: 'Lire', path: '/notes#secret' },
    ],
    reason: 'Un essai.',
    replyTo: { name: text, address: 'answer@example.test' },
  }),
  examples: { plain: { text: 'Une note' } },
});

const logger = createLogger('silent');
const { site } = readConfig({ DATA_DIR: tmpdir() });
/** The texts of the notes; a missing note was deleted. */
const notes = new Map<string, string>();
let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterEach(() => jobs.stop());
afterAll(() => database.close());

/** The outbox, and a runner that sends its mails. */
async function open(transport: MailTransport): Promise<Outbox> {
  jobs = await Jobs.open(database, [MAIL_SEND], logger, { pollSeconds: 0.5 });
  const from: MailAddress = { name: 'Plénière', address: 'contact@pleniere.example' };
  const mailer = new Mailer({
    transport,
    publicUrl: 'https://pleniere.test',
    sender: () => ({ from, operator: site.operator }),
  });
  mailer.handle(NOTE, async ({ noteId }) => {
    const text = notes.get(noteId);
    return text === undefined ? null : { text };
  });
  jobs.handle(MAIL_SEND, (mail, context) => mailer.deliver(mail, context));
  return new Outbox(jobs);
}

const startRunning = (): Promise<void> => jobs.start();

/** Posts a note in a transaction of its own. */
function post(outbox: Outbox, noteId: string, text: string, to: Partial<MailAddress> = {}): Promise<void> {
  notes.set(noteId, text);
  return database.transaction((transaction) =>
    outbox.post(transaction, NOTE, {
      to: { name: 'Camille Martin', address: `${noteId}@example.test`, ...to },
      language: 'fr',
      data: { noteId },
      dedupeKey: noteId,
    }),
  );
}

const at = (server: MailServer): MailTransport => smtpTransport(`smtp://127.0.0.1:${server.port}`);
const to = (noteId: string) => (mail: { envelopeTo: string[] }) => mail.envelopeTo.includes(`${noteId}@example.test`);

test('a mail reaches a mail server with two bodies of the same words, an address to answer to and a name of its own', async () => {
  const server = await startMailServer();
  const outbox = await open(at(server));
  await startRunning();
  await post(outbox, 'first', 'Réunion à Évian');
  const mail = await server.mail(to('first'));
  await server.stop();

  expect(mail.from).toEqual({ name: 'Plénière', address: 'contact@pleniere.example' });
  expect(mail.to).toEqual([{ name: 'Camille Martin', address: 'first@example.test' }]);
  expect(mail.replyTo).toEqual([{ name: 'Réunion à Évian', address: 'answer@example.test' }]);
  expect(mail.subject).toBe('Note : Réunion à Évian');
  expect(mail.messageId).toMatch(/^<test-note\.[0-9a-f]{32}@pleniere\.example>$/);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Bonjour');
    expect(body).toContain('https://pleniere.test/notes#secret');
  }
  const header = (key: string): string | undefined => mail.headers.find((one) => one.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('content-language')).toBe('fr');
  expect(header('list-id')).toContain('<test-note.pleniere.example>');
  expect(header('x-mailer')).toBeUndefined();
});

test('one mail goes to one address for one key', async () => {
  const server = await startMailServer();
  const outbox = await open(at(server));
  await startRunning();
  await post(outbox, 'twice', 'Une fois');
  await post(outbox, 'twice', 'Une fois');
  await post(outbox, 'twice', 'Une fois', { address: 'somebody-else@example.test' });
  await server.mail(({ envelopeTo }) => envelopeTo.includes('somebody-else@example.test'));
  await server.stop();
  expect(server.received.filter(to('twice'))).toHaveLength(1);
});

test('what is gone when the mail is due is not told any more', async () => {
  const server = await startMailServer();
  const outbox = await open(at(server));
  await post(outbox, 'gone', 'Effacée');
  notes.delete('gone');
  await post(outbox, 'there', 'Présente');
  await startRunning();
  await server.mail(to('there'));
  await server.stop();
  expect(server.received.filter(to('gone'))).toEqual([]);
  expect(await jobs.deadLetters()).toEqual([]);
});

test('a server that cannot take it now gets it later, under the same name', async () => {
  const server = await startMailServer();
  const refusedOnce = new Set<string>();
  server.refuse = (address) => {
    if (refusedOnce.has(address)) return null;
    refusedOnce.add(address);
    return { code: 450, message: 'Greylisted' };
  };
  const outbox = await open(at(server));
  await startRunning();
  await post(outbox, 'grey', 'Plus tard');
  await server.mail(to('grey'));
  await server.stop();
  expect(server.attempts).toBe(2);
});

test('a recipient whom the server does not know goes to the dead letters at once, and can be tried again', async () => {
  const server = await startMailServer();
  server.refuse = (address) => (address.startsWith('nobody') ? { code: 550, message: 'No such user' } : null);
  const outbox = await open(at(server));
  await startRunning();
  await post(outbox, 'nobody', 'Perdue');
  const [letter] = await vi.waitFor(async () => {
    const letters = await jobs.deadLetters();
    expect(letters).toHaveLength(1);
    return letters;
  });
  expect(letter).toMatchObject({ queue: 'mail.send', attempts: 1, data: { to: { address: 'nobody@example.test' } } });
  expect(letter!.error).toContain('No such user');
  expect(describeFailedMails(await failedMails(jobs))).toMatch(
    /^\d{4}-\S+Z {2}test-note to nobody@example\.test, 1 attempt\n {2}.*No such user.*\n$/,
  );
  expect(server.attempts).toBe(1);

  server.refuse = () => null;
  await jobs.redrive([letter!.id]);
  const mail = await server.mail(to('nobody'));
  await server.stop();
  expect(mail.messageId).toContain((letter!.data as { key: string }).key);
});

test('an address that is none never reaches a server', async () => {
  const server = await startMailServer();
  const outbox = await open(at(server));
  await startRunning();
  await post(outbox, 'injected', 'Rien', { address: 'a@example.test>\r\nRCPT TO:<victim@example.test' });
  await vi.waitFor(async () => expect(await jobs.deadLetters()).toHaveLength(1));
  await server.stop();
  expect(server.attempts).toBe(0);
  await jobs.redrive([]);
  await database.rows(`delete from pgboss.job where name = 'dead.letters'`);
});

test('while no server answers nothing fails, and the mail goes when one is back', async () => {
  const before = await startMailServer();
  const { port } = before;
  await before.stop();
  const outbox = await open(at(before));
  await startRunning();
  await post(outbox, 'outage', 'Après la panne');
  await vi.waitFor(async () =>
    expect(await database.rows(`select 1 from pgboss.job where name = 'mail.send' and state = 'retry'`)).toHaveLength(
      1,
    ),
  );
  const server = await startMailServer(port);
  await server.mail(to('outage'));
  await server.stop();
});

test('between two attempts, a look and the longest silence of a server there are less than 60 seconds, for a day', () => {
  const lookSeconds = 10;
  const silenceSeconds = 20;
  expect(MAIL_SEND.longestWaitSeconds + lookSeconds + silenceSeconds).toBeLessThanOrEqual(60);
  expect(MAIL_SEND.retries * MAIL_SEND.longestWaitSeconds).toBeGreaterThanOrEqual(86_400);
});

test('a mail that was posted by a process that died goes at the next start', async () => {
  const server = await startMailServer();
  await post(await open(at(server)), 'orphan', 'Reprise');
  await jobs.stop();
  expect(server.attempts).toBe(0);

  await open(at(server));
  await startRunning();
  const mail = await server.mail(to('orphan'));
  await server.stop();
  expect(mail.subject).toBe('Note : Reprise');
});

test('the address of the server may have TLS and credentials', async () => {
  const seen: string[] = [];
  const server = await startMailServer(0, {
    secure: true,
    disabledCommands: [],
    onAuth: ({ username = '', password = '' }, _session, done) => {
      seen.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  // A self-signed certificate is accepted only with the option in the URL.
  const unverified = await open(smtpTransport(`smtps://ann%40x:p%3Aw@127.0.0.1:${server.port}`));
  await startRunning();
  await post(unverified, 'tls', 'Chiffrée');
  await vi.waitFor(async () =>
    expect(
      await database.rows(
        `select 1 from pgboss.job where name = 'mail.send' and state = 'retry' and output ->> 'code' = 'ESOCKET'`,
      ),
    ).toHaveLength(1),
  );
  await jobs.stop();
  await open(smtpTransport(`smtps://ann%40x:p%3Aw@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`));
  await startRunning();
  await server.mail(to('tls'));
  await server.stop();
  expect(seen).toEqual(['ann@x p:w']);
});

test('a password is not sent in the clear', async () => {
  const passwords: string[] = [];
  const server = await startMailServer(0, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username = '', password = '' }, _session, done) => {
      passwords.push(String(password));
      done(null, { user: username });
    },
  });
  const signal = new AbortController().signal;
  const mail = { from: 'a@example.test', to: 'b@example.test', text: 'x' };
  await expect(smtpTransport(`smtp://ann:pw@127.0.0.1:${server.port}`).send(mail, signal)).rejects.toThrow(
    /STARTTLS|TLS/,
  );
  expect(passwords).toEqual([]);
  await smtpTransport(`smtp://ann:pw@127.0.0.1:${server.port}?requireTLS=false`).send(mail, signal);
  expect(passwords).toEqual(['pw']);
  await server.stop();
});

test('without a mail server each mail is a file, whose name begins with the time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-mail-'));
  const outbox = await open(folderTransport(folder));
  await startRunning();
  await post(outbox, 'filed', 'Classée');
  const [name = ''] = await vi.waitFor(async () => {
    // A file that is still being written has a name that begins with a dot.
    const names = (await readdir(folder)).filter((one) => !one.startsWith('.'));
    expect(names).toHaveLength(1);
    return names;
  });
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z_test-note-[0-9a-f]{32}\.eml$/);
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  expect(mail.subject).toBe('Note : Classée');
  expect(mail.to?.[0]).toMatchObject({ address: 'filed@example.test' });
  await rm(folder, { recursive: true });
});
