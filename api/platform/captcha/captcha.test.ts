import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { captchaToken, solvedCaptcha } from '../../testing/captcha.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { moveClock } from '../clock.ts';
import { Secret } from '../secret.ts';
import { CAPTCHA_MINUTES, CaptchaService } from './captcha.ts';

const MINUTE_MS = 60_000;

let database: Database;
const captcha = new CaptchaService(new Secret('one secret of at least thirty-two characters'));
const consume = (token: string | null | undefined, service = captcha): Promise<void> =>
  database.transaction((transaction) => service.consume(transaction, token));
const refused = expect.objectContaining({ code: 'CAPTCHA_FAILED', status: 400 }) as Error;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => moveClock(0));

test('work that was done is taken, once', async () => {
  const token = await solvedCaptcha(await captcha.challenge());
  await consume(token);
  await expect(consume(token)).rejects.toEqual(refused);
});

test('of many who use one at the same time one has it', async () => {
  const token = await solvedCaptcha(await captcha.challenge());
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => consume(token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('it is good still when what it was for has failed', async () => {
  const token = await solvedCaptcha(await captcha.challenge());
  const failing = database.transaction(async (transaction) => {
    await captcha.consume(transaction, token);
    throw new Error('On second thoughts.');
  });
  await expect(failing).rejects.toThrow('On second thoughts.');
  await consume(token);
});

test('it is good for twenty minutes', async () => {
  const [early, late] = [await captcha.challenge(), await captcha.challenge()];
  const tokens = [await solvedCaptcha(early), await solvedCaptcha(late)] as const;
  moveClock((CAPTCHA_MINUTES - 1) * MINUTE_MS);
  await consume(tokens[0]);
  moveClock((CAPTCHA_MINUTES + 1) * MINUTE_MS);
  await expect(consume(tokens[1])).rejects.toEqual(refused);
});

test('what nobody has signed is added to it by Apollo, and does no harm', async () => {
  const challenge = await captcha.challenge();
  const { solution } = JSON.parse(Buffer.from(await solvedCaptcha(challenge), 'base64').toString()) as {
    solution: object;
  };
  const parameters = { ...challenge.parameters, __typename: 'CaptchaParameters' };
  const token = captchaToken({ ...challenge, parameters, __typename: 'CaptchaChallenge' }, solution);
  await expect(consume(token)).resolves.toBeUndefined();
});

test('the work is bounded', async () => {
  const { parameters } = await captcha.challenge();
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1_000 });
  const { solution } = JSON.parse(Buffer.from(await solvedCaptcha(await captcha.challenge()), 'base64').toString()) as {
    solution: { counter: number };
  };
  expect(solution.counter).toBeGreaterThanOrEqual(100);
  expect(solution.counter).toBeLessThan(300);
});

describe('refused', () => {
  const solution = { counter: 150, derivedKey: 'ab'.repeat(32) };
  test.each<[what: string, token: unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['a list', Buffer.from('[]').toString('base64')],
    ['a number', 7],
    ['no challenge', captchaToken({}, solution)],
    ['something huge', 'x'.repeat(1_000_000)],
  ])('%s', async (_, token) => {
    await expect(consume(token as string)).rejects.toEqual(refused);
  });

  test('a key that is not the one', async () => {
    await expect(consume(captchaToken(await captcha.challenge(), solution))).rejects.toEqual(refused);
  });

  test('a key of the right beginning alone', async () => {
    const challenge = await captcha.challenge();
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
    await expect(consume(captchaToken(challenge, { counter: 150, derivedKey }))).rejects.toEqual(refused);
  });

  test('no key at all', async () => {
    const challenge = await captcha.challenge();
    for (const wrong of [null, {}, { counter: '1', derivedKey: 'zz' }, { counter: 1, derivedKey: '' }]) {
      await expect(consume(captchaToken(challenge, wrong))).rejects.toEqual(refused);
    }
  });

  test('a challenge that was made easier, or later to expire', async () => {
    const challenge = await captcha.challenge();
    const later = challenge.parameters.expiresAt! + 9;
    for (const change of [{ keyPrefix: '0' }, { keyPrefix: '0', cost: 1 }, { expiresAt: later }]) {
      const easier = { ...challenge, parameters: { ...challenge.parameters, ...change } };
      await expect(solvedCaptcha(easier).then(consume)).rejects.toEqual(refused);
    }
  });

  test('a challenge of somebody else', async () => {
    const other = new CaptchaService(new Secret('another secret of at least thirty-two characters'));
    await expect(consume(await solvedCaptcha(await other.challenge()))).rejects.toEqual(refused);
  });
});
