import { expect } from 'vitest';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Payload } from '../../testing/payloads.ts';

/** An app with its plans by name, and a signed-in administrator. */
export interface Billing {
  app: TestApp;
  visitor: Visitor;
  admin: string;
  plans: Record<string, { id: string; version: number }>;
}

export async function startBilling(): Promise<Billing> {
  const app = await startTestApp();
  const visitor = new Visitor(() => app);
  const admin = (await visitor.signIn((await createAccount(app.database, { role: 'ADMIN' })).email)).token;
  const rows = await app.database.rows<{ id: string; name: string; version: number }>(
    'select id, name, version from plan',
  );
  const plans = Object.fromEntries(rows.map((row) => [row.name, row]));
  return { app, visitor, admin, plans };
}

/** Requests with a token. */
export async function askAs<Data>(
  visitor: Visitor,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await visitor.graphql<Data>(query, variables, { token });
  expect(errors).toBeUndefined();
  return data;
}

export const SUBSCRIPTION = `subscription {
  status startDate endDate daysLeft renewsOn endsSoon autoRenew renewedAt cancelledAt requestedAt requestedPlan { name } plan { name } paymentStatus availableActions
  payments { reference amount { amount } planName }
} errors { __typename ... on ValidationFailed { fields { path code } } }`;

/** The outcome of a mutation. */
export interface SubscriptionOutcome {
  result: Payload & { subscription: Record<string, unknown> };
}

interface Own {
  myBillingAccount: {
    currentPlan: { name: string };
    usage: object;
    subscription: { status: string; daysLeft: number; endsSoon: boolean } | null;
    hiddenVenues: { id: string }[];
    venuesAtRisk: { id: string }[];
  };
}

/** A signed-in owner, new for each test. */
export interface Subscriber {
  owner: TestAccount;
  token: string;
}

/** The actions of the owner and the administrators on a subscription, and their results. */
export function subscriptionSteps(world: () => Billing & Subscriber) {
  const ask = <Data>(query: string, variables: object = {}, as = world().token) =>
    askAs<Data>(world().visitor, as, query, variables);
  const request = async (plan: string, as = world().token) =>
    (
      await ask<SubscriptionOutcome>(
        `mutation ($id: ID!) { result: requestRenewal(input: { planId: $id }) { ${SUBSCRIPTION} } }`,
        { id: world().plans[plan]!.id },
        as,
      )
    ).result;
  const versionOf = async () =>
    (
      await world().app.database.rows<{ version: number }>('select version from subscription where user_id = $1', [
        world().owner.id,
      ])
    )[0]?.version ?? null;
  const cancel = async (as = world().token, input: { userId?: string; version?: number } = {}) =>
    (
      await ask<SubscriptionOutcome>(
        `mutation ($input: CancelSubscriptionInput!) { result: cancelSubscription(input: $input) { ${SUBSCRIPTION} } }`,
        { input: { version: (await versionOf()) ?? 1, ...input } },
        as,
      )
    ).result;
  const renew = async (plan: string, more: object = {}) =>
    (
      await ask<SubscriptionOutcome>(
        `mutation ($input: RenewSubscriptionInput!) { result: renewSubscription(input: $input) { ${SUBSCRIPTION} } }`,
        { input: { userId: world().owner.id, planId: world().plans[plan]!.id, version: await versionOf(), ...more } },
        world().admin,
      )
    ).result;
  const own = async (as = world().token) =>
    (
      await ask<Own>(
        `{ myBillingAccount { currentPlan { name } usage { venues photos promotions } subscription { status daysLeft renewsOn endsSoon }
         hiddenVenues { id } venuesAtRisk { id } } }`,
        {},
        as,
      )
    ).myBillingAccount;
  const notified = async (type: string) =>
    world().app.database.rows<{ params: object; link: string; role: string }>(
      `select n.params, n.link, u.role from notification n join user_account u on u.id = n.recipient_id where n.type = $1 order by u.role`,
      [type],
    );
  const isPublic = async (venueId: string): Promise<boolean> =>
    (await world().visitor.rest('GET', `/public/establishments/${venueId}`)).status === 200;
  return { ask, request, cancel, renew, own, notified, isPublic, versionOf };
}
