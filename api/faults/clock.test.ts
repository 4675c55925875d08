import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountLinks } from '../features/accounts/account-links.ts';
import { LinkPurpose } from '../features/accounts/account.enums.ts';
import { moveClock, now } from '../platform/clock.ts';
import { trimForms } from '../platform/forms-trim.ts';
import { Secret } from '../platform/secret.ts';
import { createAccount, PASSWORD, type TestAccount, Visitor } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

let app: TestApp;
let account: TestAccount;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await createAccount(app.database);
});
afterEach(async () => {
  moveClock(0);
  await app.database.rows('delete from rate_limit');
});

const me = async (token: string): Promise<number> =>
  (await visitor.rest('GET', '/users/me', undefined, { token })).status;
const loginWith = async (captchaToken: string, password = PASSWORD): Promise<number> =>
  (await visitor.rest('POST', '/auth/login', { email: account.email, password, captchaToken })).status;

describe('the clock is a year ahead, and put right again', () => {
  it('a session of the wrong time ends, one of before goes on, and users who were signed out sign in again', async () => {
    const before = await visitor.signIn(account.email);
    moveClock(YEAR_MS);
    expect(await me(before.token)).toBe(401);
    const ahead = await visitor.signIn(account.email);
    expect(await me(ahead.token)).toBe(200);
    moveClock(0);
    expect(await me(ahead.token)).toBe(401);
    expect(await me(before.token)).toBe(200);
    expect(await me((await visitor.signIn(account.email)).token)).toBe(200);
  });

  it('a captcha that was used stays used, and one of the wrong time is no lasting pass', async () => {
    const used = await visitor.captcha();
    expect(await loginWith(used)).toBe(200);
    moveClock(HOUR_MS);
    await trimForms(app.database);
    moveClock(0);
    expect(await loginWith(used)).toBe(400);
    moveClock(YEAR_MS);
    const ahead = await visitor.captcha();
    moveClock(0);
    expect(await loginWith(ahead)).toBe(200);
    expect(await loginWith(ahead)).toBe(400);
  });

  it('a second factor used meanwhile locks nobody out, and each code is good once', async () => {
    const { token } = await visitor.signIn(account.email);
    const mutate = async (mutation: string): Promise<Record<string, string>> =>
      (await visitor.graphql<{ result: Record<string, string> }>(`mutation { result: ${mutation} }`, {}, { token }))
        .data.result;
    const setup = await mutate(`enableTwoFactor(input: { password: "${PASSWORD}" }) { secret }`);
    const secret = setup['secret']!;
    const code = (): string => new TOTP({ secret }).generate({ timestamp: now().getTime() });
    const signIn = async (given: string): Promise<number> =>
      (await visitor.login(account.email, PASSWORD, { code: given })).status;
    await mutate(`confirmTwoFactor(input: { code: "${code()}" }) { errors { __typename } }`);
    moveClock(YEAR_MS);
    expect(await signIn(code())).toBe(200);
    moveClock(60_000);
    const again = code();
    expect(await signIn(again)).toBe(200);
    expect(await signIn(again)).toBe(401);
  });

  it('what was counted meanwhile is forgotten within the hour', async () => {
    for (let count = 0; count < 6; count++) await loginWith(await visitor.captcha(), 'not the password');
    expect(await loginWith(await visitor.captcha())).toBe(429);
    // The counts as written by a clock that was a year ahead.
    await app.database.rows('update rate_limit set expire = expire + $1', [YEAR_MS]);
    expect(await loginWith(await visitor.captcha())).toBe(429);
    await trimForms(app.database);
    expect(await loginWith(await visitor.captcha())).toBe(200);
  });
});

describe('the clock goes back', () => {
  it('a little: who is signed in stays so, and what was used stays used', async () => {
    const { token } = await visitor.signIn(account.email);
    const used = await visitor.captcha();
    expect(await loginWith(used)).toBe(200);
    moveClock(-4 * 60_000);
    expect(await me(token)).toBe(200);
    expect(await loginWith(used)).toBe(400);
    expect(await me((await visitor.signIn(account.email)).token)).toBe(200);
    moveClock(-HOUR_MS);
    expect(await loginWith(used)).toBe(400);
  });

  it('a link that was used stays used', async () => {
    const links = new AccountLinks(new Secret('a secret of at least thirty-two characters'));
    const use = (token: string) =>
      app.database.transaction((transaction) => links.use(transaction, LinkPurpose.RESET_PASSWORD, token));
    const { linkId } = await app.database.transaction((transaction) =>
      links.issue(transaction, account.id, LinkPurpose.RESET_PASSWORD),
    );
    const token = (await links.find(app.database, linkId))!.path.split('token=')[1]!;
    expect(await use(token)).toBe(account.id);
    moveClock(-HOUR_MS);
    await expect(use(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  });
});
