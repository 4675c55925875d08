/** What waits for the house, as numbers. */
export interface HouseCounts {
  /** Registrations to decide on. */
  registrations: number;
  /** Venues that were submitted. */
  venues: number;
  /** Changes and deletions that owners ask for. */
  changeRequests: number;
  /** Messages that nobody has read. */
  messages: number;
}
