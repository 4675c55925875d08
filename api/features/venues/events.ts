import { eventOf } from '../../platform/events.ts';

/** Something that the public sees of venues may have changed. */
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
  /** What is said to the owner as it is accepted. */
  note?: string | null | undefined;
}

export class VenueSubmitted extends eventOf<Subject>() {}
export class VenueApproved extends eventOf<Decided>() {}
export class VenueRejected extends eventOf<Decided>() {}
/** The platform has given a venue to another owner, or to none; `venue` still names the owner before. */
export class VenueHandedOver extends eventOf<Subject & { newOwnerId: string | null }>() {}
/** An owner asks for a change of an approved venue. */
export class ChangeRequested extends eventOf<Subject & { requestId: string }>() {}
export class ChangeRequestApproved extends eventOf<Decided>() {}
export class ChangeRequestRejected extends eventOf<Decided>() {}
