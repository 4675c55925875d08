import { expect, test } from 'vitest';
import { accountWorkflow, actionTo } from './account.workflow.ts';
import { AccountAction, AccountActor, AccountStatus } from './account.enums.ts';

const STATUSES = Object.values(AccountStatus);
const ACTORS = Object.values(AccountActor);

const stepsFrom = (status: AccountStatus): AccountStatus[] =>
  ACTORS.flatMap((actor) =>
    accountWorkflow.actionsOf(status, actor).map((action) => accountWorkflow.next(status, action, actor)!),
  );

test('every status can be reached from a new account', () => {
  const reached = new Set([AccountStatus.PENDING]);
  for (const status of reached) for (const next of stepsFrom(status)) reached.add(next);
  expect([...reached].sort()).toEqual([...STATUSES].sort());
});

test.each(STATUSES)('%s can be left', (status) => {
  expect(stepsFrom(status).some((next) => next !== status)).toBe(true);
});

test('its owner can give an account up, and nothing else', () => {
  expect(STATUSES.map((status) => [status, accountWorkflow.actionsOf(status, AccountActor.OWNER)])).toEqual([
    [AccountStatus.PENDING, []],
    [AccountStatus.APPROVED, [AccountAction.DEACTIVATE]],
    [AccountStatus.REJECTED, []],
    [AccountStatus.INACTIVE, []],
    [AccountStatus.SUSPENDED, []],
  ]);
});

test('the action between two statuses is found, where there is one', () => {
  const { PENDING, APPROVED, REJECTED } = AccountStatus;
  expect(actionTo(PENDING, APPROVED, AccountActor.ADMIN)).toBe(AccountAction.APPROVE);
  expect(actionTo(APPROVED, REJECTED, AccountActor.ADMIN)).toBeNull();
});
