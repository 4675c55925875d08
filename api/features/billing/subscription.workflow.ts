import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';

const { OWNER, ADMIN, SYSTEM } = SubscriptionActor;
const { PENDING, ACTIVE, CANCELLED, EXPIRED } = SubscriptionStatus;
const { REQUEST, RENEW, DECLINE, CANCEL, EXPIRE } = SubscriptionAction;

const RENEWAL = { by: [ADMIN], to: ACTIVE };

/** The fields of a subscription that decide which actions are possible. */
interface JudgedSubscription {
  status: SubscriptionStatus;
  /** The requested plan; null = none. */
  requestedPlan: object | null;
}

/**
 * The state table of a subscription. A request leaves the state as it is, and so does its refusal, except for a first request, which ends;
 * a cancelled subscription runs until its last day.
 */
export const subscriptionWorkflow = new Workflow<
  JudgedSubscription,
  SubscriptionStatus,
  SubscriptionAction,
  SubscriptionActor
>({
  table: {
    [PENDING]: {
      [REQUEST]: { by: [OWNER], to: PENDING },
      [RENEW]: RENEWAL,
      [DECLINE]: { by: [ADMIN], to: CANCELLED },
      [CANCEL]: { by: [OWNER, ADMIN], to: CANCELLED },
    },
    [ACTIVE]: {
      [REQUEST]: { by: [OWNER, SYSTEM], to: ACTIVE },
      [RENEW]: RENEWAL,
      [DECLINE]: { by: [ADMIN], to: ACTIVE },
      [CANCEL]: { by: [OWNER, ADMIN], to: CANCELLED },
      [EXPIRE]: { by: [SYSTEM], to: EXPIRED },
    },
    [CANCELLED]: {
      [REQUEST]: { by: [OWNER], to: CANCELLED },
      [RENEW]: RENEWAL,
      [DECLINE]: { by: [ADMIN], to: CANCELLED },
      [EXPIRE]: { by: [SYSTEM], to: EXPIRED },
    },
    [EXPIRED]: {
      [REQUEST]: { by: [OWNER], to: EXPIRED },
      [RENEW]: RENEWAL,
      [DECLINE]: { by: [ADMIN], to: EXPIRED },
    },
  },
  stateOf: ({ status }) => status,
  write: (subscription, status) => {
    subscription.status = status;
  },
  // Without a request there is nothing to decline.
  forbids: ({ requestedPlan }, action) => action === DECLINE && requestedPlan === null,
  refusal: () => new AppError('CONFLICT', 'The subscription does not stand so that this could be done'),
});
