import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { type ChangeRequestAction, ChangeRequestActor, ChangeRequestStatus } from './venue-management.enums.ts';

const { OWNER, MODERATOR, SYSTEM } = ChangeRequestActor;
const { PENDING, APPROVED, REJECTED, WITHDRAWN } = ChangeRequestStatus;

/** The state table of a change request; changes of its venue may close it as well. */
export const changeRequestWorkflow = new Workflow<
  { status: ChangeRequestStatus },
  ChangeRequestStatus,
  ChangeRequestAction,
  ChangeRequestActor
>({
  table: {
    [PENDING]: {
      WITHDRAW: { by: [OWNER, SYSTEM], to: WITHDRAWN },
      APPROVE: { by: [MODERATOR, SYSTEM], to: APPROVED },
      REJECT: { by: [MODERATOR, SYSTEM], to: REJECTED },
    },
    [APPROVED]: {},
    [REJECTED]: {},
    [WITHDRAWN]: {},
  },
  stateOf: ({ status }) => status,
  write: (request, status) => {
    request.status = status;
  },
  refusal: (_, action, actors): AppError =>
    actors.some((actor) => changeRequestWorkflow.next(PENDING, action, actor))
      ? new AppError('CONFLICT', 'This request was decided already')
      : new AppError('FORBIDDEN', 'Permission denied: You do not have permission to modify this change request'),
});
