import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import type { CaptchaChallenge } from '../../platform/captcha/captcha.ts';
import { moveClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { captchaToken as tokenOf, solvedCaptcha } from '../../testing/captcha.ts';
import { type Failed, restClient } from '../../testing/rest-client.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeEmbeddedDatabase } from '../../testing/test-database.ts';
import { createUsers } from '../accounts/user.factory.ts';
import { quoteBody, quoteInput, REQUEST_QUOTE, type QuoteAnswer } from './quote.factory.ts';
import { STORED } from '../../features.ts';

let app: TestApp;
const rest = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
  await createUsers(app.database, ['ADMIN', 'TEAM']);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

const challenge = async () => (await rest<CaptchaChallenge>('/auth/captcha')).body;
const captcha = async () => solvedCaptcha(await challenge());
const key = () => crypto.randomUUID();

async function post(body: object, idempotencyKey?: string) {
  return rest<{ reference: string } & Failed>('/quotes', '/quotes', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  });
}

async function mutate(input: object, captchaToken: string, idempotencyKey?: string): Promise<QuoteAnswer> {
  const variables = { input: quoteInput({ ...input, captchaToken, idempotencyKey }) };
  return (await app.graphql<{ requestQuote: QuoteAnswer }>(REQUEST_QUOTE, variables)).data.requestQuote;
}

/** The rows and jobs of a request, counted. */
async function traces(): Promise<Record<string, number>> {
  const [row] = await app.database.rows<Record<string, number>>(
    `select (select count(*)::int from quote_request) as requests,
      (select count(*)::int from quote_request_step) as steps,
      (select count(*)::int from pgboss.job where name = 'mail.send') as mails,
      (select count(*)::int from notification) as notifications,
      (select count(*)::int from used_captcha) as captchas,
      (select count(*)::int from idempotency_key) as keys,
      (select coalesce(sum(last), 0)::int from reference_counter) as numbers`,
  );
  return row!;
}

describe('one key, one request', () => {
  test('ten parallel sends make one request, whose number all get', async () => {
    const before = await traces();
    const [body, sameKey] = [quoteBody({ captchaToken: await captcha() }), key()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, sameKey)));
    const after = await traces();
    expect(after['requests']! - before['requests']!).toBe(1);
    expect(after['mails']! - before['mails']!).toBe(2);
    expect(after['notifications']! - before['notifications']!).toBe(2);
    const statuses = answers.map(({ response }) => response.status);
    expect(statuses).toContain(201);
    expect(new Set(statuses).difference(new Set([201, 409]))).toEqual(new Set());
    const references = new Set(answers.flatMap(({ body: { reference } }) => reference ?? []));
    expect(references.size).toBe(1);
    // A later retry gets the number.
    const again = await post(body, sameKey);
    expect([again.response.status, again.body.reference]).toEqual([201, [...references][0]]);
  });

  test('a repetition need not do the work again, and gets the same link', async () => {
    const sameKey = key();
    const first = await mutate({}, await captcha(), sameKey);
    const again = await mutate({}, 'none', sameKey);
    expect(again).toEqual(first);
    expect(again.token).toBe(first.token);
  });

  test('another body under the key is refused with 422', async () => {
    const sameKey = key();
    await post(quoteBody({ captchaToken: await captcha() }), sameKey);
    const { response, body } = await post(quoteBody({ participants: 46, captchaToken: await captcha() }), sameKey);
    expect([response.status, body.error.code]).toEqual([422, 'UNPROCESSABLE']);
    const variables = { input: quoteInput({ participants: 47, captchaToken: 'x', idempotencyKey: sameKey }) };
    const { status, errors } = await app.graphql(REQUEST_QUOTE, variables);
    expect([status, errors?.[0]?.extensions['code']]).toEqual([422, 'UNPROCESSABLE']);
  });

  test('a failed send leaves the key free', async () => {
    const sameKey = key();
    expect((await post(quoteBody({ captchaToken: 'none' }), sameKey)).response.status).toBe(400);
    expect((await post(quoteBody({ captchaToken: await captcha() }), sameKey)).response.status).toBe(201);
  });
});

describe('a captcha that is no good is 400, and nothing happens', () => {
  const solution = { counter: 150, derivedKey: 'ab'.repeat(32) };
  test.each<[what: string, token: () => Promise<string | undefined>]>([
    ['missing', async () => undefined],
    ['forged', async () => tokenOf(await challenge(), solution)],
    [
      'expired',
      async () => {
        const token = await captcha();
        moveClock(21 * 60_000);
        return token;
      },
    ],
    [
      'replayed',
      async () => {
        const token = await captcha();
        await post(quoteBody({ captchaToken: token }));
        return token;
      },
    ],
  ])('%s', async (_, token) => {
    const given = await token();
    const before = await traces();
    const { response, body } = await post(quoteBody({ captchaToken: given }));
    expect([response.status, body.error.code]).toEqual([400, 'CAPTCHA_FAILED']);
    expect(await mutate({}, given ?? '')).toMatchObject({
      errors: [{ __typename: 'CaptchaFailed', code: 'CAPTCHA_FAILED' }],
    });
    expect(await traces()).toEqual(before);
  });

  test('GraphQL has the same challenges', async () => {
    const { data } = await app.graphql<{
      captchaChallenge: CaptchaChallenge;
    }>(`{ captchaChallenge { signature parameters {
      algorithm cost expiresAt keyLength keyPrefix keySignature nonce salt } } }`);
    const answer = await mutate({}, await solvedCaptcha(data.captchaChallenge));
    expect(answer).toMatchObject({ errors: [] });
  });
});

test('too many sends are told when to come back', async () => {
  for (let sends = 0; sends < 10; sends++) {
    expect((await post(quoteBody({ captchaToken: 'none' }))).response.status).toBe(400);
  }
  const { response, body } = await post(quoteBody({ captchaToken: await captcha() }));
  expect([response.status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const answer = await mutate({}, await captcha());
  expect(answer).toMatchObject({ errors: [{ __typename: 'RateLimited', retryAfter: expect.any(Number) as number }] });
  // Aliases of one operation are counted one by one; another e-mail address has its own counter.
  const other = await mutate({ email: 'other@example.com' }, await captcha());
  expect(other).toMatchObject({ errors: [] });
});

test('when a part fails nothing is left, and the same can be sent again', async () => {
  const [before, token, sameKey] = [await traces(), await captcha(), key()];
  await app.database.rows(`alter table notification add constraint broken check (type <> 'QUOTE_REQUEST') not valid`);
  const failed = await fetch(`${app.url}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': sameKey },
    body: JSON.stringify(quoteBody({ captchaToken: token })),
  });
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('broken')]);
  expect(await traces()).toEqual(before);
  await app.database.rows(`alter table notification drop constraint broken`);
  expect((await post(quoteBody({ captchaToken: token }), sameKey)).response.status).toBe(201);
});

test('killed right after the answer, the process leaves the mails to the next one', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pleniere-killed-'));
  await writeEmbeddedDatabase(dataDir);
  // Nothing listens on port 9: no mail can be sent.
  const server = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9' });
  try {
    const url = `${server.url}/api`;
    const given = (await (await fetch(`${url}/auth/captcha`)).json()) as CaptchaChallenge;
    const sent = await fetch(`${url}/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quoteBody({ captchaToken: await solvedCaptcha(given) })),
    });
    expect(sent.status).toBe(201);
    await server.kill();
    const database = await openDatabase({ databaseUrl: null, dataDir }, createLogger('silent'), STORED);
    const rows = await database.rows<{ email: string; kind: string }>(
      `select q.email, j.data ->> 'kind' as kind from quote_request q
       join pgboss.job j on j.data -> 'data' ->> 'requestId' = q.id::text and j.state in ('created', 'retry', 'active')`,
    );
    await database.close();
    expect(rows).toEqual([{ email: quoteInput()['email'], kind: 'quote-received' }]);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
