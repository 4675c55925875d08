import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../platform/clock.ts';
import { addDays, addMonths } from '../../platform/days.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { SubscriptionStatus } from './billing.enums.ts';
import { createSubscription } from './subscription.factory.ts';
import { type Payload, outcomeOf, wrongFields } from '../../testing/payloads.ts';

let app: TestApp;
let admin: Person;
let owner: TestAccount;
let premium: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
  const [plan] = await app.database.rows<{ id: string }>(`select id from plan where name = 'Premium'`);
  premium = plan!.id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from subscription');
  await app.database.rows('delete from notification');
  owner = await createAccount(app.database);
});

const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await admin.graphql<Data>(query, variables);
  expect(errors).toBeUndefined();
  return data;
};
interface Result {
  result: Payload & { subscription?: { endDate: string; payments: object[] } };
}
const tenTimes = async (query: string, variables: object): Promise<Result['result'][]> =>
  (await Promise.all(Array.from({ length: 10 }, () => ask<Result>(query, variables)))).map(({ result }) => result);
const CHANGED = `subscription { endDate payments { status reference amount { amount currency } method } } errors { __typename }`;
const RENEW = `mutation ($input: RenewSubscriptionInput!) { result: renewSubscription(input: $input) { ${CHANGED} } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) { ${CHANGED} } }`;
const payment = (more: object = {}) => ({
  method: 'TRANSFER',
  status: 'UNPAID',
  date: today(),
  reference: 'F-2026-1',
  amountCents: 79_000,
  ...more,
});

describe('a renewal', () => {
  test('is made once, however many ask at once; the owner is told once', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 10 });
    const results = await tenTimes(RENEW, { input: { userId: owner.id, planId: premium, version: 1 } });
    const done = results.filter((payload) => outcomeOf(payload) === 'Done');
    expect(done).toHaveLength(1);
    expect(done[0]!.subscription!.endDate).toBe(addDays(addMonths(addDays(today(), 11), 12), -1));
    expect(results.filter((payload) => outcomeOf(payload) === 'Conflict')).toHaveLength(9);
    expect(await app.database.rows('select 1 from notification where recipient_id = $1', [owner.id])).toHaveLength(1);
  });

  test('is begun once', async () => {
    const results = await tenTimes(RENEW, { input: { userId: owner.id, planId: premium } });
    expect(results.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
  });
});

describe('a request', () => {
  const STATUS = `status version requestedPlan { name } declinedAt declineReason availableActions daysLeft`;
  const DECLINE = `mutation ($input: DeclineRenewalInput!) { result: declineRenewal(input: $input) { subscription { ${STATUS} } errors { __typename ... on ValidationFailed { fields { path code } } } } }`;
  interface Declined {
    result: Payload & { subscription: Record<string, unknown> };
  }
  const decline = async (more: object = {}) =>
    (await ask<Declined>(DECLINE, { input: { userId: owner.id, version: 1, reason: ' Facture impayée. ', ...more } }))
      .result;
  const requested = async (wanted: object = {}) => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 10, ...wanted });
    await app.database.rows(
      'update subscription set requested_plan_id = plan_id, requested_at = now() where user_id = $1',
      [owner.id],
    );
  };
  const mails = () =>
    app.database.rows<{ data: { data: object } }>(
      `select data from pgboss.job where name = 'mail.send' and data ->> 'kind' = 'subscription-declined'
       and data -> 'to' ->> 'address' = $1`,
      [owner.email],
    );

  test('is declined with a reason, which its owner is told; what runs goes on', async () => {
    await requested();
    expect((await decline()).subscription).toMatchObject({
      status: 'ACTIVE',
      daysLeft: 10,
      requestedPlan: null,
      declinedAt: expect.any(String) as string,
      declineReason: 'Facture impayée.',
      availableActions: ['RENEW', 'CANCEL'],
    });
    expect(
      await app.database.rows('select type, params, link from notification where recipient_id = $1', [owner.id]),
    ).toEqual([
      { type: 'SUBSCRIPTION_REQUEST', params: { plan: 'Premium', event: 'declined' }, link: '/dashboard/subscription' },
    ]);
    expect(await mails()).toMatchObject([{ data: { data: { userId: owner.id, declinedPlanId: premium } } }]);
  });

  test('is declined once, however many ask at once', async () => {
    await requested();
    const results = await tenTimes(DECLINE, { input: { userId: owner.id, version: 1, reason: 'Non.' } });
    expect(results.map(outcomeOf).toSorted()).toEqual([...Array.from({ length: 9 }, () => 'Conflict'), 'Done']);
    expect(await mails()).toHaveLength(1);
  });

  test('needs a reason, somebody who asks, and the version that was seen', async () => {
    expect(outcomeOf(await decline())).toBe('NotFound');
    await createSubscription(app.database, { userId: owner.id });
    expect(outcomeOf(await decline())).toBe('Conflict');
    await app.database.rows('delete from subscription');
    await requested();
    expect(wrongFields(await decline({ reason: '  ' }))).toEqual([{ path: 'reason', code: 'required' }]);
    expect(outcomeOf(await decline({ version: 7 }))).toBe('Conflict');
  });

  test('that was the first comes to nothing, and its owner can ask again', async () => {
    await requested({ status: SubscriptionStatus.PENDING });
    await app.database.rows('update subscription set start_date = null, end_date = null');
    expect((await decline()).subscription).toMatchObject({ status: 'CANCELLED', daysLeft: null });
    const again = await signedInRequest();
    expect(again).toMatchObject({ requestedPlan: { name: 'Premium' }, declinedAt: null, declineReason: null });
    const page = await ask<{ subscriptions: { items: { availableActions: string[] }[] } }>(
      '{ subscriptions { items { availableActions } } }',
    );
    expect(page.subscriptions.items[0]!.availableActions).toContain('DECLINE');
  });

  const signedInRequest = async () => {
    const { token } = await new Visitor(() => app).signIn(owner.email);
    const { data } = await new Visitor(() => app).graphql<Declined>(
      `mutation ($id: ID!) { result: requestRenewal(input: { planId: $id }) { subscription { ${STATUS} } } }`,
      { id: premium },
      { token },
    );
    return data.result.subscription;
  };
});

describe('a payment', () => {
  test('is noted once, and settles the bill of its reference', async () => {
    await createSubscription(app.database, { userId: owner.id });
    const billed = await tenTimes(RECORD, { input: { userId: owner.id, ...payment() } });
    expect(billed.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
    const paid = await tenTimes(RECORD, {
      input: { userId: owner.id, ...payment({ status: 'PAID', method: 'CARD' }) },
    });
    const [done, ...more] = paid.filter((payload) => outcomeOf(payload) === 'Done');
    expect(more).toEqual([]);
    expect(done!.subscription!.payments).toEqual([
      { status: 'PAID', method: 'CARD', reference: 'F-2026-1', amount: { amount: 79_000, currency: 'EUR' } },
    ]);
  });
});

test('a cancellation is made once', async () => {
  await createSubscription(app.database, { userId: owner.id });
  const results = await tenTimes(
    'mutation ($id: ID!) { result: cancelSubscription(input: { userId: $id, version: 1 }) { errors { __typename } } }',
    {
      id: owner.id,
    },
  );
  expect(results.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
});

test('two plans of one name are one', async () => {
  const input = {
    name: 'Découverte plus',
    priceCents: 1,
    vatPercent: 20,
    durationMonths: 12,
    homepage: false,
    isActive: true,
    position: 9,
  };
  const results = await tenTimes(
    'mutation ($input: SavePlanInput!) { result: savePlan(input: $input) { errors { __typename } } }',
    {
      input,
    },
  );
  expect(results.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
  expect(results.filter((payload) => outcomeOf(payload) === 'ValidationFailed')).toHaveLength(9);
});

describe('what an administrator reads', () => {
  const OWNER = `query ($id: ID!) { billingAccount(userId: $id) { owner { email } currentPlan { name } subscription { status } usage { venues } hiddenVenues { id } } }`;

  test('the plan of an owner without a subscription is the free one; nobody of the platform has one', async () => {
    expect(await ask(OWNER, { id: owner.id })).toEqual({
      billingAccount: {
        owner: { email: owner.email },
        currentPlan: { name: 'Découverte' },
        subscription: null,
        usage: { venues: 0 },
        hiddenVenues: [],
      },
    });
    expect(await ask(OWNER, { id: admin.id })).toMatchObject({ billingAccount: { currentPlan: null } });
    expect(await ask(OWNER, { id: 'nobody' })).toEqual({ billingAccount: null });
  });

  test('how many stand how', async () => {
    const others = await Promise.all([1, 2].map(() => createAccount(app.database)));
    await createSubscription(app.database, { userId: owner.id, daysLeft: 30 });
    await createSubscription(app.database, { userId: others[0]!.id, daysLeft: 31 });
    await createSubscription(app.database, {
      userId: others[1]!.id,
      status: SubscriptionStatus.EXPIRED,
      daysLeft: -2,
    });
    await app.database.rows('update subscription set requested_plan_id = plan_id where user_id = $1', [owner.id]);
    expect(await ask('{ subscriptionOverview { running endingSoon requested expired } }')).toEqual({
      subscriptionOverview: { running: 2, endingSoon: 1, requested: 1, expired: 1 },
    });
  });

  test('what ends soon goes by the days of warning that the platform has set', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 30 });
    const setWarningDays = async (warningDays: number[] | null) => {
      const { settings } = app.app.services;
      const { version } = await settings.read();
      await settings.save({ id: admin.id } as never, { version, warningDays, retention: {} });
    };
    const soon = async () => {
      const found = await ask<{ overview: { endingSoon: number }; soon: { items: { endsSoon: boolean }[] } }>(
        `{ overview: subscriptionOverview { endingSoon } soon: subscriptions(filter: { endsSoon: true }) { items { endsSoon } } }`,
      );
      return [found.overview.endingSoon, ...found.soon.items.map(({ endsSoon }) => endsSoon)];
    };
    expect(await soon()).toEqual([1, true]);
    await setWarningDays([14, 3]);
    expect(await soon()).toEqual([0]);
    await setWarningDays(null);
  });

  test('subscriptions by end, backwards, and the longest waiting request first', async () => {
    const [near, far] = [owner, await createAccount(app.database)];
    await createSubscription(app.database, { userId: near.id, daysLeft: 5 });
    await createSubscription(app.database, { userId: far.id, daysLeft: 50 });
    await app.database.rows('update subscription set requested_at = now() where user_id = $1', [far.id]);
    const list = async (sort: string) => {
      const { subscriptions } = await ask<{ subscriptions: { items: { owner: { id: string } }[] } }>(
        'query ($sort: SubscriptionSort!) { subscriptions(sort: $sort) { items { owner { id } } } }',
        { sort },
      );
      return subscriptions.items.map(({ owner: { id } }) => id);
    };
    expect(await list('END_DATE')).toEqual([near.id, far.id]);
    expect(await list('END_DATE_DESC')).toEqual([far.id, near.id]);
    expect(await list('REQUESTED')).toEqual([far.id, near.id]);
  });
});
