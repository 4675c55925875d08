import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashPassword } from './password-hash.ts';

const PAIRS = 20;
/** A busy machine may spoil some pairs: more are taken then. A real difference stays, however many are taken. */
const MAX_PAIRS = 100;

let app: TestApp;
/** As the product writes it: that of other tests is cheaper. */
const PASSWORD_HASH = hashPassword(PASSWORD);
const visitor = new Visitor(() => app);

// Jobs are not started, so that nothing else runs during the measurement.
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const form = (email: string): object => ({
  email,
  password: PASSWORD,
  firstName: 'Camille',
  lastName: 'Exemple',
  phone: '+33 1 99 00 12 34',
  companyName: 'Maison Exemple',
});
/** A busy machine adds to some of the times: the quickest quarter has the least of it. */
const quartile = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 4)]!;

/** Whether an address has an account must not be measurable. */
test.each([
  ['/auth/register', form],
  ['/auth/forgot-password', (email: string) => ({ email })],
  ['/auth/login', (email: string) => ({ email, password: 'Falsch-2026!' })],
])('%s takes as long for a known address as for an unknown one', { timeout: 120_000 }, async (path, bodyFor) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (list: number[], email: string): Promise<void> => {
    const body = { ...bodyFor(email), captchaToken: await visitor.captcha() };
    const started = performance.now();
    await visitor.rest('POST', path, body);
    list.push(performance.now() - started);
  };
  const ratio = (): number => quartile(times.known) / quartile(times.unknown);
  const isEqual = (): boolean => ratio() > 0.8 && ratio() < 1.25;
  for (let pair = 0; pair < PAIRS || (!isEqual() && pair < MAX_PAIRS); pair++) {
    await app.database.rows('delete from rate_limit');
    const { email } = await createAccount(app.database, { passwordHash: await PASSWORD_HASH });
    const unknown = `ghost.${crypto.randomUUID()}@accounts.example`;
    // In turns, so that the order has no influence.
    if (pair % 2) await measure(times.known, email);
    await measure(times.unknown, unknown);
    if (pair % 2 === 0) await measure(times.known, email);
  }
  expect(ratio()).toBeGreaterThan(0.8);
  expect(ratio()).toBeLessThan(1.25);
});
