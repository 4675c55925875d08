import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { AccountAction, AccountActor, AccountStatus } from './account.enums.ts';

const { ADMIN, OWNER } = AccountActor;
const { PENDING, APPROVED, REJECTED, INACTIVE, SUSPENDED } = AccountStatus;

const APPROVE = { by: [ADMIN], to: APPROVED };
const REACTIVATE = { by: [ADMIN], to: APPROVED };

/** The state table of an account. */
export const accountWorkflow = new Workflow<{ status: AccountStatus }, AccountStatus, AccountAction, AccountActor>({
  table: {
    [PENDING]: { [AccountAction.APPROVE]: APPROVE, [AccountAction.REJECT]: { by: [ADMIN], to: REJECTED } },
    [APPROVED]: {
      [AccountAction.SUSPEND]: { by: [ADMIN], to: SUSPENDED },
      [AccountAction.DEACTIVATE]: { by: [ADMIN, OWNER], to: INACTIVE },
    },
    // A rejection can be corrected.
    [REJECTED]: { [AccountAction.APPROVE]: APPROVE },
    [INACTIVE]: { [AccountAction.REACTIVATE]: REACTIVATE },
    [SUSPENDED]: {
      [AccountAction.REACTIVATE]: REACTIVATE,
      [AccountAction.DEACTIVATE]: { by: [ADMIN], to: INACTIVE },
    },
  },
  stateOf: ({ status }) => status,
  write: (account, status) => {
    account.status = status;
  },
  refusal: () => new AppError('CONFLICT', 'The account does not stand so that this could be done'),
});

/** The action that leads from one status to another; null = there is none. */
export function actionTo(from: AccountStatus, to: AccountStatus, actor: AccountActor): AccountAction | null {
  return (
    accountWorkflow.actionsOf(from, actor).find((action) => accountWorkflow.next(from, action, actor) === to) ?? null
  );
}
