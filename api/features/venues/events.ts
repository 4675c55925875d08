import { eventOf } from '../../platform/events.ts';

/** Public data of venues may have changed. */
export class VenuesChanged {
  readonly venueIds: readonly string[];

  constructor(venueIds: readonly string[]) {
    this.venueIds = venueIds;
  }
}

interface Subject {
  venue: { id: string; name: string; ownerId: string | null };
}

/** A decision of the moderators. */
interface Decided extends Subject {
  /** Why it is rejected. */
  reason?: string | null | undefined;
  /** The comment to the owner on an acceptance. */
  note?: string | null | undefined;
}

export class VenueSubmitted extends eventOf<Subject>() {}
export class VenueApproved extends eventOf<Decided>() {}
export class VenueRejected extends eventOf<Decided>() {}
/** Staff has given a venue to another owner, or to none; `venue` still has the previous owner. */
export class VenueHandedOver extends eventOf<Subject & { newOwnerId: string | null }>() {}
/** An owner requests a change of an approved venue. */
export class ChangeRequested extends eventOf<Subject & { requestId: string }>() {}
export class ChangeRequestApproved extends eventOf<Decided>() {}
export class ChangeRequestRejected extends eventOf<Decided>() {}
