/** A plan has hidden these venues, or shows them again. */
export class PlanAppliedToVenues {
  readonly venueIds: readonly string[];

  constructor(venueIds: readonly string[]) {
    this.venueIds = venueIds;
  }
}
