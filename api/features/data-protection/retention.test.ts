import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { moveClock, nextInParis, now } from '../../platform/clock.ts';
import { createAccount } from '../../testing/accounts.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { completeVenue, remove } from '../../testing/managed-venues.ts';
import { settleJobs } from '../../testing/settle-jobs.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageInput, SEND_MESSAGE } from '../messages/message.factory.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { RETENTION_RUN } from './retention.service.ts';

const MONTH_MS = 30.5 * 86_400_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
  await fill();
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

/** One item of each kind with a retention period. */
async function fill(): Promise<void> {
  const captcha = async () => solvedCaptcha(await app.app.services.captcha.challenge());
  await app.graphql(REQUEST_QUOTE, { input: quoteInput({ captchaToken: await captcha() }) });
  await app.graphql(SEND_MESSAGE, { input: messageInput({ captchaToken: await captcha() }) });
  const refused = await createAccount(app.database, { status: 'PENDING' });
  const owner = await createAccount(app.database);
  const reject =
    'mutation ($id: ID!, $why: String!) { rejectRegistration(input: { id: $id, version: 1, reason: $why }) { errors { __typename } } }';
  await admin.graphql(reject, { id: refused.id, why: 'Pas un lieu.' });
  await app.database.rows(`update user_account set registration_number = 'REG-000001' where id = $1`, [refused.id]);
  await app.database.rows(
    `insert into activity (user_id, type, page_path) values ($1, 'PAGE_VIEW', '/a'), ($1, 'PAGE_VIEW', '/b')`,
    [owner.id],
  );
  await app.database.rows(
    `insert into notification (recipient_id, type, params, is_read) values ($1, 'NEW_MESSAGE', '{}', true), ($1, 'NEW_MESSAGE', '{}', false)`,
    [owner.id],
  );
  await remove(admin, await completeVenue(app.database, null));
}

interface Rule {
  kind: string;
  amount: number;
  unit: string;
  count: number;
  oldest: string | null;
  references: string[];
}
interface Run {
  id: string;
  trigger: string;
  ranBy: string | null;
  results: { kind: string; count: number; failed: boolean }[];
}
const RUN = 'id trigger ranBy startedAt durationMs results { kind count failed }';
const look = () => app.app.services.retention.read() as unknown as Promise<{ rules: Rule[]; nextRunAt: Date }>;
const counts = async () => Object.fromEntries((await look()).rules.map(({ kind, count }) => [kind, count]));
const found = (run: Run) => Object.fromEntries(run.results.map(({ kind, count }) => [kind, count]));
/** The stored rows, by kind. */
const everything = () =>
  app.database.rows(`select (select jsonb_agg(to_jsonb(q)) from quote_request q) as quotes,
    (select jsonb_agg(to_jsonb(m)) from contact_message m) as messages,
    (select jsonb_agg(u.id) from user_account u) as users, (select count(*) from activity) as activities,
    (select count(*) from notification) as notifications, (select count(*) from venue) as venues,
    (select count(*) from session) as sessions, (select count(*) from retention_run) as runs`);

test('the screen tells the table, what is due, and no personal data', async () => {
  const { data } = await admin.graphql<{ retention: { rules: Rule[]; nextRunAt: string } }>(
    '{ retention { nextRunAt rules { kind effect amount unit isSetting count oldest references } } }',
  );
  expect(data.retention.rules.map(({ kind, amount, unit }) => `${kind} ${amount} ${unit}`)).toEqual([
    'QUOTES 36 MONTH',
    'MESSAGES 12 MONTH',
    'REGISTRATIONS 12 MONTH',
    'ACTIVITY 12 MONTH',
    'NOTIFICATIONS 12 MONTH',
    'AUDIT 36 MONTH',
    'VENUES 30 DAY',
    'SESSIONS 12 HOUR',
    'LINKS 7 DAY',
    'SAVED_SEARCHES 48 HOUR',
    'CALENDARS 365 DAY',
  ]);
  expect(data.retention.rules.every(({ count, oldest }) => count === 0 && oldest === null)).toBe(true);
  moveClock(37 * MONTH_MS);
  const due = (await look()).rules;
  expect(due.flatMap(({ references }) => references).toSorted()).toEqual([
    expect.stringMatching(/^DEV-/),
    expect.stringMatching(/^MSG-/),
    'REG-000001',
    expect.stringMatching(/^[a-z\d-]+$/),
  ]);
  expect(JSON.stringify(due)).not.toMatch(/Marchand|Élodie|@/);
});

test('a look changes nothing', async () => {
  moveClock(40 * MONTH_MS);
  const before = await everything();
  await look();
  expect(await everything()).toEqual(before);
});

test('the periods are those of the settings', async () => {
  moveClock(7 * MONTH_MS);
  expect(await counts()).toMatchObject({ MESSAGES: 0 });
  const set = (messages: number | null, version: number) =>
    app.app.services.settings.save({ id: admin.id } as never, { version, retention: { messages } });
  const { version } = await app.app.services.settings.read();
  await set(6, version);
  expect(await counts()).toMatchObject({ MESSAGES: 1, QUOTES: 0 });
  await set(null, version + 1);
  expect(await counts()).toMatchObject({ MESSAGES: 0 });
});

test('the schedule forgets what a look had counted, and leaves a report', async () => {
  moveClock(13 * MONTH_MS);
  const due = await counts();
  expect(due).toMatchObject({ QUOTES: 0, MESSAGES: 1, REGISTRATIONS: 1, ACTIVITY: 2, NOTIFICATIONS: 1, VENUES: 1 });
  await app.app.services.jobs.start();
  await app.database.transaction((transaction) => app.app.services.jobs.enqueue(transaction, RETENTION_RUN, {}));
  await settleJobs(app.database, 'retention.run');
  const { items, totalCount } = await app.app.services.retention.runs({ page: 1, pageSize: 20 });
  expect(totalCount).toBe(1);
  expect(items[0]).toMatchObject({ trigger: 'SCHEDULE', ranBy: null });
  expect(found(items[0] as Run)).toEqual(due);
  expect(items[0]!.durationMs).toBeGreaterThanOrEqual(0);
  expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
  expect(await app.database.rows('select 1 from notification where not is_read')).not.toHaveLength(0);
});

test('an administrator runs it when they want, and their name stands in the report', async () => {
  moveClock(14 * MONTH_MS);
  const again = await signedInPerson(app, 'ADMIN');
  const { data } = await again.graphql<{ runRetention: { run: Run } }>(`mutation { runRetention { run { ${RUN} } } }`);
  expect(data.runRetention.run).toMatchObject({ trigger: 'ADMINISTRATOR', ranBy: 'Camille Essai' });
  const listed = await again.graphql<{ retentionRuns: { items: Run[]; totalCount: number } }>(
    `{ retentionRuns(pageSize: 1) { totalCount items { ${RUN} } } }`,
  );
  expect(listed.data.retentionRuns).toMatchObject({ totalCount: 2, items: [{ id: data.runRetention.run.id }] });
});

test('what fails is told, stops nothing else, and is tried again', async () => {
  moveClock(37 * MONTH_MS);
  await app.database.rows(`create function no_change() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
  await app.database.rows(
    `create trigger broken before update on quote_request for each row execute function no_change()`,
  );
  await expect(app.app.services.retention.runBySchedule()).rejects.toThrow('QUOTES');
  const [run] = (await app.app.services.retention.runs({ page: 1, pageSize: 1 })).items;
  expect(run!.results.filter(({ failed }) => failed).map(({ kind }) => kind)).toEqual(['QUOTES']);
  expect(run!.results).toHaveLength(11);
  await app.database.rows('drop trigger broken on quote_request');
  await app.app.services.retention.runBySchedule();
  expect(await app.database.rows(`select 1 from quote_request where email <> ''`)).toEqual([]);
});

test('the next run is at 3:45 in Paris, in winter and in summer', () => {
  vi.useFakeTimers();
  try {
    for (const [at, next] of [
      ['2026-11-22T01:00:00Z', '2026-11-22T02:45:00.000Z'],
      ['2026-11-22T03:00:00Z', '2026-11-23T02:45:00.000Z'],
      ['2026-07-01T12:00:00Z', '2026-07-02T01:45:00.000Z'],
      ['2027-03-27T12:00:00Z', '2027-03-28T01:45:00.000Z'],
    ] as const) {
      vi.setSystemTime(at);
      expect(now().toISOString()).toBe(new Date(at).toISOString());
      expect(nextInParis(3, 45).toISOString()).toBe(next);
    }
  } finally {
    vi.useRealTimers();
  }
});
