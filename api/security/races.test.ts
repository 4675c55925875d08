import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSubscription } from '../features/billing/subscription.factory.ts';
import { messageInput } from '../features/messages/message.factory.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
import { dayFromToday, moveClock, now } from '../platform/clock.ts';
import { createAccount, PASSWORD, Visitor } from '../testing/accounts.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { completeVenue, read } from '../testing/managed-venues.ts';
import { signedInPerson } from '../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Payload, outcomeOf } from '../testing/payloads.ts';

/* Single-use tokens are used once under concurrency. */
const AT_ONCE = 10;

let server: MailServer;
let app: TestApp;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  await app.app.services.jobs.start();
});
afterAll(async () => {
  moveClock(0);
  await app.stop();
  await server.stop();
});
beforeEach(() => app.database.rows('delete from rate_limit'));

/** Sends the same operation ten times at once; returns the number of each outcome. */
async function tally(attempt: (number: number) => Promise<string | number>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => attempt(number)));
  const counted: Record<string, number> = {};
  for (const outcome of outcomes) counted[outcome] = (counted[outcome] ?? 0) + 1;
  return counted;
}

async function linkOf(email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}\\?token=([\\w-]{43})`);
  const mail = await server.mail(({ envelopeTo, text }) => envelopeTo.includes(email) && link.test(text ?? ''));
  return link.exec(mail.text!)![1]!;
}

describe('ten at once', () => {
  test('with one reset link set one password', async () => {
    const { id, email } = await createAccount(app.database);
    await visitor.rest('POST', '/auth/forgot-password', { email, captchaToken: await visitor.captcha() });
    const token = await linkOf(email, '/reset-password');
    const reset = async (number: number) =>
      (await visitor.rest('POST', '/auth/reset-password', { token, password: `Neue-Welt-${number}-x!` })).status;
    expect(await tally(reset)).toEqual({ 200: 1, 400: AT_ONCE - 1 });
    const rows = await app.database.rows(
      `select count(*)::int as used from account_link where user_id = $1 and used_at is not null`,
      [id],
    );
    expect(rows).toEqual([{ used: 1 }]);
  });

  test('with one verification link verify one address, and none is told that it failed', async () => {
    const email = 'ten.at.once@accounts.example';
    const form = {
      email,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      phone: '+33 1 99 00 12 34',
      companyName: 'C',
    };
    await visitor.rest('POST', '/auth/register', { ...form, captchaToken: await visitor.captcha() });
    const token = await linkOf(email, '/verify-email');
    expect(await tally(async () => (await visitor.rest('GET', `/auth/verify-email/${token}`)).status)).toEqual({
      200: AT_ONCE,
    });
  });

  test('with one address register one account', async () => {
    const form = { password: PASSWORD, firstName: 'A', lastName: 'B', phone: '+33 1 99 00 12 34', companyName: 'C' };
    const email = 'one.of.ten@accounts.example';
    const captchas = await Promise.all(Array.from({ length: AT_ONCE }, () => visitor.captcha()));
    const register = async (number: number) =>
      (await visitor.rest('POST', '/auth/register', { ...form, email, captchaToken: captchas[number] })).status;
    // Five per hour and address; the others are refused.
    expect(await tally(register)).toEqual({ 201: 5, 429: 5 });
    const rows = await app.database.rows(`select count(*)::int as made from user_account where email = $1`, [email]);
    expect(rows).toEqual([{ made: 1 }]);
  });

  test('with one captcha send one message', async () => {
    const captchaToken = await visitor.captcha();
    const send = async (number: number) => {
      const body = { ...messageInput({ email: `ten.${number}@accounts.example` }), captchaToken };
      return (await visitor.rest('POST', '/contact', body)).status;
    };
    expect(await tally(send)).toEqual({ 201: 1, 400: AT_ONCE - 1 });
  });

  test('with one captcha for different forms, one is sent', async () => {
    const { email } = await createAccount(app.database);
    const captchaToken = await visitor.captcha();
    const attempt = async (number: number) =>
      number % 2
        ? (
            await visitor.rest('POST', '/contact', {
              ...messageInput({ email: `f.${number}@a.example` }),
              captchaToken,
            })
          ).status < 300
        : (await visitor.rest('POST', '/auth/login', { email, password: PASSWORD, captchaToken })).status < 300;
    expect(await tally(async (number) => String(await attempt(number)))).toEqual({ true: 1, false: AT_ONCE - 1 });
  });

  test('with one recovery code sign in once', async () => {
    const { email } = await createAccount(app.database);
    const { token } = await visitor.signIn(email);
    const mutate = async <Data>(mutation: string) =>
      (await visitor.graphql<{ result: Data }>(`mutation { result: ${mutation} }`, {}, { token })).data.result;
    const { secret } = await mutate<{ secret: string }>(
      `enableTwoFactor(input: { password: "${PASSWORD}" }) { secret }`,
    );
    const code = new TOTP({ secret }).generate({ timestamp: now().getTime() });
    const { recoveryCodes } = await mutate<{ recoveryCodes: string[] }>(
      `confirmTwoFactor(input: { code: "${code}" }) { recoveryCodes }`,
    );
    const { data } = await visitor.graphql<{ login: { errors: { ticket: string }[] } }>(
      `mutation ($input: LoginInput!) { login(input: $input) { errors { ... on TwoFactorRequired { ticket } } } }`,
      { input: { email, password: PASSWORD, captchaToken: await visitor.captcha() } },
    );
    const complete = async () =>
      outcomeOf(
        (
          await visitor.graphql<{ completeTwoFactor: Payload }>(
            `mutation ($ticket: String!, $code: String!) { completeTwoFactor(input: { ticket: $ticket, code: $code }) { errors { __typename } } }`,
            { ticket: data.login.errors[0]!.ticket, code: recoveryCodes[0] },
          )
        ).data.completeTwoFactor,
      );
    expect((await tally(complete))['Done']).toBe(1);
  });

  test('publish no more venues than the plan allows', async () => {
    const owner = await createAccount(app.database);
    await createSubscription(app.database, { userId: owner.id, plan: 'Essentiel' });
    const [plan] = await app.database.rows<{ allowed: number }>(
      `select venue_limit as allowed from plan where name = 'Essentiel'`,
    );
    const person = await signedInAs(owner);
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) ids.push(await completeVenue(app.database, owner.id, { isPublished: false }));
    const publish = async (number: number) =>
      outcomeOf(
        (
          await person.graphql<{ publishVenue: Payload }>(
            'mutation ($id: ID!) { publishVenue(input: { id: $id }) { errors { __typename } } }',
            { id: ids[number] },
          )
        ).data.publishVenue,
      );
    const { Done } = await tally(publish);
    expect(Done).toBe(plan!.allowed);
  });

  test('write no more promotions than the plan allows', async () => {
    const owner = await createAccount(app.database);
    await createSubscription(app.database, { userId: owner.id, plan: 'Essentiel' });
    const [plan] = await app.database.rows<{ allowed: number }>(
      `select promotion_limit as allowed from plan where name = 'Essentiel'`,
    );
    const person = await signedInAs(owner);
    const [venueId] = await createVenues(app.database, [{ ownerId: owner.id }]);
    const input = {
      venueId,
      title: 'Une offre',
      text: 'Un texte.',
      discountPercent: 10,
      startsOn: dayFromToday(0),
      endsOn: dayFromToday(9),
    };
    const save = async () =>
      outcomeOf(
        (
          await person.graphql<{ savePromotion: Payload }>(
            'mutation ($input: SavePromotionInput!) { savePromotion(input: $input) { errors { __typename } } }',
            { input },
          )
        ).data.savePromotion,
      );
    expect(await tally(save)).toEqual({ Done: plan!.allowed, PlanLimitReached: AT_ONCE - plan!.allowed });
  });

  test('save one version of a venue once', async () => {
    const owner = await signedInPerson(app);
    const id = await completeVenue(app.database, owner.id, { isPublished: false, reviewStatus: 'DRAFT' as never });
    const { version } = (await read(owner, id))!;
    const save = async (number: number) =>
      outcomeOf(
        (
          await owner.graphql<{ updateVenue: Payload }>(
            `mutation ($input: UpdateVenueInput!) {
            updateVenue(input: $input) { errors { __typename } } }`,
            { input: { id, version, name: `Nom ${number}` } },
          )
        ).data.updateVenue,
      );
    expect(await tally(save)).toEqual({ Done: 1, Conflict: AT_ONCE - 1 });
  });

  async function signedInAs({ email }: { email: string }) {
    const { token } = await visitor.signIn(email);
    return {
      graphql: <Data>(query: string, variables: object) => visitor.graphql<Data>(query, variables, { token }),
    };
  }
});
