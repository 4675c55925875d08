/** The limits of an owner by their current plan; null = no limit. Provided by billing, read by all writers. */
export interface PlanLimits {
  venues: number | null;
  photosPerVenue: number | null;
  /** The number of promotions of all their venues that have not ended. */
  promotions: number | null;
  /** Whether their venues may be shown on the home page. */
  homepage: boolean;
}
