import { eventOf } from '../../platform/events.ts';

/** The set of public venues of an owner has changed with their plan. */
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
  /** Number of venues that were hidden from the public. */
  hidden: number;
}

export class SubscriptionRequested extends eventOf<Subscribed>() {}
export class SubscriptionCancelled extends eventOf<Subscribed & { isByOwner: boolean }>() {}
export class SubscriptionDeclined extends eventOf<Subscribed & { planId: string }>() {}
export class SubscriptionRenewed extends eventOf<Ending & Hiding>() {}
export class SubscriptionExpiring extends eventOf<Ending & { days: number }>() {}
export class SubscriptionExpired extends eventOf<Ending & Hiding>() {}
