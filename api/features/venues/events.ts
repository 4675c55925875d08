/** Something that the public sees of venues may have changed. */
export class VenuesChanged {
  readonly venueIds: readonly string[];

  constructor(venueIds: readonly string[]) {
    this.venueIds = venueIds;
  }
}
