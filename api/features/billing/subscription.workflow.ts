import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';

const { OWNER, ADMIN, SYSTEM } = SubscriptionActor;
const { PENDING, ACTIVE, CANCELLED, EXPIRED } = SubscriptionStatus;
const { REQUEST, RENEW, DECLINE, CANCEL, EXPIRE } = SubscriptionAction;

const RENEWAL = { by: [ADMIN], to: ACTIVE };

/** What of a subscription decides what can be done with it. */
interface JudgedSubscription {
  status: SubscriptionStatus;
  /** What its owner asks for; null = nothing. */
  requestedPlan: object | null;
}

/**
 * The life of a subscription. A request changes nothing but that it is known, nor does its refusal, but that a first one comes to nothing;
 * who has cancelled keeps what is paid until its last day.
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
  // There is nothing to say no to.
  forbids: ({ requestedPlan }, action) => action === DECLINE && requestedPlan === null,
  refusal: () => new AppError('CONFLICT', 'The subscription does not stand so that this could be done'),
});
