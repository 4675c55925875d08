import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveClock, now } from '../../platform/clock.ts';
import { createAccount, PASSWORD, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let account: TestAccount;
let token: string;
let secret: string;
let uri: string;
let recoveryCodes: string[];
const visitor = new Visitor(() => app);

const code = (): string => new TOTP({ secret }).generate({ timestamp: now().getTime() });
const mutate = async (mutation: string): Promise<Record<string, never>> =>
  (await visitor.graphql<Record<string, never>>(`mutation { result: ${mutation} }`, {}, { token })).data['result']!;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  account = await createAccount(app.database);
  ({ token } = await visitor.signIn(account.email));
  const setup = await mutate(`enableTwoFactor(input: { password: "${PASSWORD}" }) { secret uri }`);
  secret = setup['secret']!;
  uri = setup['uri']!;
  const enabled = await mutate(
    `confirmTwoFactor(input: { code: "${code()}" }) { recoveryCodes user { twoFactorEnabled } }`,
  );
  recoveryCodes = enabled['recoveryCodes']!;
  // The code that was just used is valid once.
  moveClock(60_000);
});

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { errors { __typename ... on TwoFactorRequired { ticket } } } }`;
const firstStep = async () => {
  const { data } = await visitor.graphql<{ login: { errors: { __typename: string; ticket: string }[] } }>(LOGIN, {
    input: { email: account.email, password: PASSWORD, captchaToken: await visitor.captcha() },
  });
  return { ...data.login, ticket: data.login.errors[0]?.ticket ?? '' };
};
const complete = async (ticket: string, given: string) =>
  outcomeOf(
    (
      await visitor.graphql<{ completeTwoFactor: Payload }>(
        'mutation ($ticket: String!, $code: String!) { completeTwoFactor(input: { ticket: $ticket, code: $code }) { errors { __typename } } }',
        { ticket, code: given },
      )
    ).data.completeTwoFactor,
  );

test('a login then has a second step, with a code that is good once', async () => {
  expect(uri).toContain(`secret=${secret}`);
  const { errors, ticket } = await firstStep();
  expect(outcomeOf({ errors })).toBe('TwoFactorRequired');
  const given = code();
  expect(await complete(ticket, '000000')).toBe('InvalidCode');
  expect(await complete(ticket, given)).toBe('Done');
  expect(await complete(ticket, given)).toBe('InvalidCode');
  expect((await visitor.rest('GET', '/users/me', undefined, { token: ticket })).status).toBe(401);
  expect(await complete(token, code())).toBe('InvalidCredentials');
});

test('the account is not deleted without it', async () => {
  expect(await mutate(`deleteMyAccount(input: { password: "${PASSWORD}" }) { errors { __typename } }`)).toEqual({
    errors: [{ __typename: 'InvalidCode' }],
  });
  expect(
    await mutate(`deleteMyAccount(input: { password: "${PASSWORD}", code: "000000" }) { errors { __typename } }`),
  ).toEqual({
    errors: [{ __typename: 'InvalidCode' }],
  });
  expect(
    await mutate(`deleteMyAccount(input: { password: "${PASSWORD}", code: "${code()}" }) { errors { __typename } }`),
  ).toEqual({ errors: [] });
});

test('two logins at once with the same code are one', async () => {
  const [a, b] = [await firstStep(), await firstStep()];
  const given = code();
  const outcomes = await Promise.all([complete(a.ticket, given), complete(b.ticket, given)]);
  expect(outcomes.toSorted()).toEqual(['Done', 'InvalidCode']);
});

test('over REST the code comes with the password', async () => {
  expect((await visitor.login(account.email, PASSWORD)).body).toEqual({ twoFactorRequired: true });
  expect((await visitor.login(account.email, PASSWORD, { code: '000000' })).text).toContain('INVALID_CODE');
  expect((await visitor.login(account.email, PASSWORD, { code: code() })).body).toMatchObject({
    user: { id: account.id },
  });
});

test('the first step is good for five minutes', async () => {
  const { ticket } = await firstStep();
  moveClock(60_000 + 301_000);
  expect(await complete(ticket, code())).toBe('InvalidCredentials');
});

test('a recovery code stands in for the telephone, once, however it is typed', async () => {
  expect(recoveryCodes).toHaveLength(10);
  const { ticket } = await firstStep();
  const typed = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
  expect(await complete(ticket, typed)).toBe('Done');
  expect(await complete(ticket, typed)).toBe('InvalidCode');
  const { data } = await visitor.graphql('{ viewer { recoveryCodesLeft } }', {}, { token });
  expect(data).toEqual({ viewer: { recoveryCodesLeft: 9 } });
});

test('codes cannot be guessed', async () => {
  const { ticket } = await firstStep();
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => complete(ticket, String(100_000 + n))));
  expect(outcomes.filter((outcome) => outcome === 'InvalidCode')).toHaveLength(5);
  expect(await complete(ticket, code())).toBe('RateLimited');
});

test('neither the secret nor a code is at rest', async () => {
  const rows = await app.database.rows(
    `select (select jsonb_agg(u) from user_account u) as users, (select jsonb_agg(r) from recovery_code r) as codes`,
  );
  for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(text);
});

test('it is given up with the password alone, and begun once', async () => {
  expect(await mutate(`enableTwoFactor(input: { password: "${PASSWORD}" }) { errors { __typename } }`)).toEqual({
    errors: [{ __typename: 'Conflict' }],
  });
  expect(await mutate('disableTwoFactor(input: { password: "falsch" }) { errors { __typename } }')).toEqual({
    errors: [{ __typename: 'InvalidCredentials' }],
  });
  expect(await mutate(`disableTwoFactor(input: { password: "${PASSWORD}" }) { errors { __typename } }`)).toEqual({
    errors: [],
  });
  expect(await firstStep()).toMatchObject({ errors: [] });
});
