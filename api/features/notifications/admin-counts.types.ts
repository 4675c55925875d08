/** What waits for administrators and the team, as numbers. */
export interface AdminCounts {
  /** Registrations to decide on. */
  registrations: number;
  /** Venues that were submitted. */
  venues: number;
  /** Changes and deletions that owners ask for. */
  changeRequests: number;
  /** Messages that nobody has read. */
  messages: number;
}
