/** The numbers of items that are pending for administrators and the team. */
export interface AdminCounts {
  /** Registrations to decide on. */
  registrations: number;
  /** Venues that were submitted. */
  venues: number;
  /** Pending change and deletion requests of owners. */
  changeRequests: number;
  /** Unread messages. */
  messages: number;
}
