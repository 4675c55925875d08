import { eventOf } from '../../platform/events.ts';

/** Which venues of an owner the public sees has changed with the plan. */
export class PlanAppliedToVenues extends eventOf<{ venueIds: readonly string[] }>() {}

/** The owner, and the name of the plan. */
interface Subscribed {
  userId: string;
  plan: string;
}

interface Ending extends Subscribed {
  endDate: string;
}

interface Hiding {
  /** Number of venues that the public does not see any more. */
  hidden: number;
}

export class SubscriptionRequested extends eventOf<Subscribed>() {}
export class SubscriptionCancelled extends eventOf<Subscribed & { isByOwner: boolean }>() {}
export class SubscriptionDeclined extends eventOf<Subscribed & { planId: string }>() {}
export class SubscriptionRenewed extends eventOf<Ending & Hiding>() {}
export class SubscriptionExpiring extends eventOf<Ending & { days: number }>() {}
export class SubscriptionExpired extends eventOf<Ending & Hiding>() {}
