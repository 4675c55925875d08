import { expect, test } from 'vitest';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';

const STATUSES = Object.values(SubscriptionStatus);
const ACTORS = Object.values(SubscriptionActor);

const stepsFrom = (status: SubscriptionStatus): SubscriptionStatus[] =>
  ACTORS.flatMap((actor) =>
    subscriptionWorkflow.actionsOf(status, actor).map((action) => subscriptionWorkflow.next(status, action, actor)!),
  );

test('every status can be reached from a request', () => {
  const reached = new Set([SubscriptionStatus.PENDING]);
  for (const status of reached) for (const next of stepsFrom(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...STATUSES].sort());
});

test.each(STATUSES)('%s can be left', (status) => {
  expect(stepsFrom(status).some((next) => next !== status)).toBe(true);
});

test('an owner asks and cancels; they never renew by themselves', () => {
  const { REQUEST, CANCEL } = SubscriptionAction;
  expect(STATUSES.map((status) => subscriptionWorkflow.actionsOf(status, SubscriptionActor.OWNER))).toEqual([
    [REQUEST, CANCEL],
    [REQUEST, CANCEL],
    [REQUEST],
    [REQUEST],
  ]);
});

test('a request can be declined wherever one can be made; only a first one ends by it', () => {
  const { DECLINE, REQUEST } = SubscriptionAction;
  const { OWNER, ADMIN } = SubscriptionActor;
  for (const status of STATUSES) {
    expect(subscriptionWorkflow.next(status, REQUEST, OWNER)).toBe(status);
    const after = status === SubscriptionStatus.PENDING ? SubscriptionStatus.CANCELLED : status;
    expect(subscriptionWorkflow.next(status, DECLINE, ADMIN)).toBe(after);
    expect(subscriptionWorkflow.next(status, DECLINE, OWNER)).toBeNull();
  }
});
