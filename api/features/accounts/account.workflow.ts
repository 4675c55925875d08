import { defineMachine } from '../../platform/state-machine.ts';
import { AccountAction, AccountActor, AccountStatus } from './account.enums.ts';

const { ADMIN, OWNER } = AccountActor;
const { PENDING, APPROVED, REJECTED, INACTIVE, SUSPENDED } = AccountStatus;

const APPROVE = { by: [ADMIN], to: APPROVED };
const REACTIVATE = { by: [ADMIN], to: APPROVED };

/** The life of an account: status × action × actor → status. What is not here cannot happen. */
export const accountWorkflow = defineMachine<AccountStatus, AccountAction, AccountActor>({
  [PENDING]: { [AccountAction.APPROVE]: APPROVE, [AccountAction.REJECT]: { by: [ADMIN], to: REJECTED } },
  [APPROVED]: {
    [AccountAction.SUSPEND]: { by: [ADMIN], to: SUSPENDED },
    [AccountAction.DEACTIVATE]: { by: [ADMIN, OWNER], to: INACTIVE },
  },
  // A mistake can be put right.
  [REJECTED]: { [AccountAction.APPROVE]: APPROVE },
  [INACTIVE]: { [AccountAction.REACTIVATE]: REACTIVATE },
  [SUSPENDED]: {
    [AccountAction.REACTIVATE]: REACTIVATE,
    [AccountAction.DEACTIVATE]: { by: [ADMIN], to: INACTIVE },
  },
});

/** The action that leads from one status to another; null = none does. */
export function actionTo(from: AccountStatus, to: AccountStatus, actor: AccountActor): AccountAction | null {
  return (
    accountWorkflow.actionsOf(from, actor).find((action) => accountWorkflow.next(from, action, actor) === to) ?? null
  );
}
