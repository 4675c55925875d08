import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../platform/clock.ts';
import { addDays, addMonths } from '../../platform/days.ts';
import { createAccount, type TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';
import { createVenues } from '../venues/venue.factory.ts';
import {
  type Billing,
  startBilling,
  SUBSCRIPTION,
  subscriptionSteps,
  type SubscriptionOutcome,
} from './billing.factory.ts';
import { SubscriptionStatus } from './billing.enums.ts';
import { createSubscription } from './subscription.factory.ts';
import { outcomeOf, wrongFields } from '../../testing/payloads.ts';

let billing: Billing;
let app: TestApp;
let owner: TestAccount;
let token: string;
const { ask, cancel, isPublic, notified, own, renew, request, versionOf } = subscriptionSteps(() => ({
  ...billing,
  owner,
  token,
}));

beforeAll(async () => {
  billing = await startBilling();
  ({ app } = billing);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  await app.database.rows('delete from notification');
  owner = await createAccount(app.database);
  ({ token } = await billing.visitor.signIn(owner.email));
});

describe('an owner', () => {
  test('without a subscription is on the free plan, and their venues stay as they are', async () => {
    const ids = await createVenues(app.database, [{ ownerId: owner.id }, { ownerId: owner.id }]);
    expect(await own()).toEqual({
      currentPlan: { name: 'Découverte' },
      usage: { venues: 2, photos: 0, promotions: 0 },
      subscription: null,
      hiddenVenues: [],
      venuesAtRisk: [],
    });
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true]);
  });

  test('asks for a plan: administrators hear of it once, and nothing else changes', async () => {
    expect(await request('Essentiel')).toMatchObject({
      subscription: { status: 'PENDING', requestedPlan: { name: 'Essentiel' }, endDate: null, daysLeft: null },
    });
    await request('Essentiel');
    expect(await notified('SUBSCRIPTION_REQUEST')).toMatchObject([
      { role: 'ADMIN', link: '/admin/subscriptions', params: { plan: 'Essentiel', event: 'requested' } },
    ]);
    expect((await own()).currentPlan.name).toBe('Découverte');
    await request('Premium');
    expect(await notified('SUBSCRIPTION_REQUEST')).toHaveLength(2);
  });

  test('asks for another plan while one runs, which goes on', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 12 });
    expect(await request('Essentiel')).toMatchObject({
      subscription: { status: 'ACTIVE', daysLeft: 12, plan: { name: 'Premium' }, requestedPlan: { name: 'Essentiel' } },
    });
    expect(await notified('SUBSCRIPTION_REQUEST')).toHaveLength(1);
  });

  test('does not ask for the free plan, or for none', async () => {
    expect(outcomeOf(await request('Découverte'))).toBe('NotFound');
    billing.plans['?'] = { id: 'x', version: 1 };
    expect(outcomeOf(await request('?'))).toBe('NotFound');
  });

  test('who asks twice at once has one subscription', async () => {
    await Promise.all([request('Premium'), request('Premium'), request('Essentiel')]);
    expect(await app.database.rows('select 1 from subscription where user_id = $1', [owner.id])).toHaveLength(1);
  });

  test('cancels: they keep what they have until the last day, and cannot cancel again', async () => {
    await createSubscription(app.database, { userId: owner.id, daysLeft: 12, autoRenew: true });
    expect((await own()).subscription).toMatchObject({ renewsOn: addDays(today(), 13) });
    expect(await cancel()).toMatchObject({
      subscription: {
        status: 'CANCELLED',
        daysLeft: 12,
        renewsOn: null,
        endsSoon: true,
        autoRenew: false,
        availableActions: ['REQUEST'],
      },
    });
    expect((await own()).currentPlan.name).toBe('Premium');
    expect(outcomeOf(await cancel())).toBe('Conflict');
    expect(await notified('SUBSCRIPTION_REQUEST')).toMatchObject([{ role: 'ADMIN', params: { event: 'cancelled' } }]);
  });

  test('does not cancel a subscription that was renewed meanwhile', async () => {
    await createSubscription(app.database, { userId: owner.id });
    const seen = (await versionOf()) ?? 0;
    await app.database.rows('update subscription set version = version + 1 where user_id = $1', [owner.id]);
    expect(outcomeOf(await cancel(token, { version: seen }))).toBe('Conflict');
    expect((await own()).subscription).toMatchObject({ status: 'ACTIVE' });
  });

  test('does not cancel for somebody else', async () => {
    const other = await createAccount(app.database);
    await createSubscription(app.database, { userId: other.id });
    expect(outcomeOf(await cancel(token, { userId: other.id }))).toBe('Forbidden');
    expect(outcomeOf(await cancel())).toBe('NotFound');
  });

  test('is told which venues depend on their subscription', async () => {
    await createSubscription(app.database, { userId: owner.id });
    const ids = await createVenues(app.database, [
      { ownerId: owner.id, createdAt: '2025-01-01T00:00:00Z' },
      { ownerId: owner.id, createdAt: '2025-02-01T00:00:00Z' },
      { ownerId: owner.id, createdAt: '2025-03-01T00:00:00Z', isPublished: false },
    ]);
    expect((await own()).venuesAtRisk).toEqual([{ id: ids[1] }]);
  });
});

describe('an administrator', () => {
  test('begins a subscription with its payment; the owner is told and mailed', async () => {
    const payment = { method: 'TRANSFER', status: 'PAID', date: today(), reference: 'VIR-1', amountCents: 79_000 };
    await request('Premium');
    expect(await renew('Premium', { payment, autoRenew: true })).toMatchObject({
      subscription: {
        status: 'ACTIVE',
        startDate: today(),
        endDate: addDays(addMonths(today(), 12), -1),
        requestedPlan: null,
        autoRenew: true,
        paymentStatus: 'PAID',
        payments: [{ reference: 'VIR-1', amount: { amount: 79_000 }, planName: 'Premium' }],
      },
    });
    expect((await own()).currentPlan.name).toBe('Premium');
    const unread = await app.database.rows(
      `select 1 from notification where type = 'SUBSCRIPTION_REQUEST' and not is_read`,
    );
    expect(unread).toEqual([]);
    expect(await notified('SUBSCRIPTION_RENEWED')).toMatchObject([{ role: 'CLIENT', link: '/dashboard/subscription' }]);
    const mails = await app.database.rows(
      `select data from pgboss.job where name = 'mail.send' and data ->> 'kind' = 'subscription-renewed' and data -> 'to' ->> 'address' = $1`,
      [owner.email],
    );
    expect(mails).toHaveLength(1);
  });

  test('adds time at the end while the same plan runs, and begins another plan today', async () => {
    await createSubscription(app.database, { userId: owner.id, plan: 'Essentiel', daysLeft: 10 });
    const end = addDays(today(), 10);
    expect(await renew('Essentiel')).toMatchObject({
      subscription: { endDate: addDays(addMonths(addDays(end, 1), 12), -1) },
    });
    expect(await renew('Premium')).toMatchObject({
      subscription: { startDate: today(), endDate: addDays(addMonths(today(), 12), -1), plan: { name: 'Premium' } },
    });
  });

  test('brings hidden venues back with a renewal, in the same transaction, as many as the plan has room for', async () => {
    const ids = await createVenues(
      app.database,
      [1, 2, 3, 4, 5].map((month) => ({ ownerId: owner.id, createdAt: `2025-0${month}-01T00:00:00Z` })),
    );
    await createSubscription(app.database, { userId: owner.id, status: SubscriptionStatus.EXPIRED, daysLeft: -3 });
    await app.database.transaction(async (transaction) => {
      await transaction.query('update venue set subscription_expired = true where id = any($1)', [ids.slice(1)]);
      await refreshCatalogue(transaction, ids);
    });
    await renew('Essentiel');
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true, false, false]);
    expect((await own()).hiddenVenues).toHaveLength(2);
    await renew('Premium');
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true, true, true]);
  });

  test('takes nothing offline with a renewal, although the owner is above their plan', async () => {
    const ids = await createVenues(
      app.database,
      [1, 2, 3, 4, 5].map((month) => ({ ownerId: owner.id, createdAt: `2025-0${month}-01T00:00:00Z` })),
    );
    await createSubscription(app.database, { userId: owner.id, plan: 'Essentiel' });
    const payment = { method: 'CARD', status: 'PAID', date: today(), reference: 'CB-1', amountCents: 29_000 };
    expect(outcomeOf(await renew('Essentiel', { payment }))).toBe('Done');
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true, true, true]);
  });

  test('is told which venues a smaller plan takes offline, and has to name them; the owner is told', async () => {
    const ids = await createVenues(
      app.database,
      [1, 2, 3, 4].map((month) => ({
        ownerId: owner.id,
        name: `Lieu ${month}`,
        createdAt: `2025-0${month}-01T00:00:00Z`,
      })),
    );
    await createSubscription(app.database, { userId: owner.id });
    const beyond = async (plan: string) =>
      (
        await ask<{ venuesBeyondPlan: object[] }>(
          'query ($userId: ID!, $planId: ID!) { venuesBeyondPlan(userId: $userId, planId: $planId) { id name } }',
          { userId: owner.id, planId: billing.plans[plan]!.id },
          billing.admin,
        )
      ).venuesBeyondPlan;
    expect(await beyond('Premium')).toEqual([]);
    expect(await beyond('Essentiel')).toEqual([{ id: ids[3], name: 'Lieu 4' }]);
    expect(outcomeOf(await renew('Essentiel'))).toBe('Conflict');
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true, true]);
    expect(outcomeOf(await renew('Essentiel', { hides: [ids[3]] }))).toBe('Done');
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true, false]);
    const [told] = await notified('SUBSCRIPTION_RENEWED');
    expect(told).toMatchObject({ role: 'CLIENT', params: { plan: 'Essentiel', hidden: 1 } });
    const entries = await app.database.rows('select action from audit_entry where object_id = $1', [ids[3]]);
    expect(entries).toEqual([{ action: 'HIDE_VENUE' }]);
  });

  test('records a payment, and is told what is wrong with one', async () => {
    await createSubscription(app.database, { userId: owner.id });
    const record = (payment: object) =>
      ask<SubscriptionOutcome>(
        `mutation ($input: RecordPaymentInput!) { result: recordPayment(input: $input) { ${SUBSCRIPTION} } }`,
        {
          input: {
            userId: owner.id,
            method: 'CARD',
            status: 'UNPAID',
            date: today(),
            reference: 'F-1',
            amountCents: 1,
            ...payment,
          },
        },
        billing.admin,
      );
    expect((await record({})).result).toMatchObject({ subscription: { paymentStatus: 'UNPAID' } });
    expect(
      wrongFields((await record({ reference: '', amountCents: -1 })).result)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['amountCents', 'reference']);
  });

  test('finds subscriptions by text, state, plan, end and request, a page at a time', async () => {
    await app.database.rows('delete from subscription');
    const [near, far, asks] = [owner, await createAccount(app.database), await createAccount(app.database)];
    await app.database.rows(`update user_account set company_name = 'Maisons 100%' where id = $1`, [far.id]);
    await createSubscription(app.database, { userId: near.id, daysLeft: 5, plan: 'Essentiel' });
    await createSubscription(app.database, { userId: far.id, daysLeft: 200 });
    await request('Premium', (await billing.visitor.signIn(asks.email)).token);
    const find = async (variables: object) => {
      const { subscriptions } = await ask<{
        subscriptions: { totalCount: number; items: { owner: { email: string } }[] };
      }>(
        `query ($filter: SubscriptionFilter, $sort: SubscriptionSort!, $page: Int!, $pageSize: Int!) {
           subscriptions(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { totalCount items { owner { email } } } }`,
        { sort: 'END_DATE', page: 1, pageSize: 20, ...variables },
        billing.admin,
      );
      return [subscriptions.totalCount, ...subscriptions.items.map(({ owner: { email } }) => email)];
    };
    expect(await find({})).toEqual([3, near.email, far.email, asks.email]);
    expect(await find({ pageSize: 1, page: 2 })).toEqual([3, far.email]);
    expect(await find({ filter: { endsSoon: true } })).toEqual([1, near.email]);
    expect(await find({ filter: { text: '100%' } })).toEqual([1, far.email]);
    expect(await find({ filter: { status: 'PENDING' } })).toEqual([1, asks.email]);
    expect(await find({ filter: { requested: true } })).toEqual([1, asks.email]);
    expect(await find({ filter: { planId: billing.plans['Essentiel']!.id } })).toEqual([1, near.email]);
  });
});
