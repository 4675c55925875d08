/** The limits of an owner by their plan of today; null = no limit. Billing provides them, every writer reads them. */
export interface PlanLimits {
  venues: number | null;
  photosPerVenue: number | null;
  /** The number of promotions of all their venues that have not ended. */
  promotions: number | null;
  /** Whether their venues may be on the home page. */
  homepage: boolean;
}
