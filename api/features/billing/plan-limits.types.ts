/** What an owner may have by the plan that he is on today; null = no limit. Billing says it, every writer asks for it. */
export interface PlanLimits {
  venues: number | null;
  photosPerVenue: number | null;
  /** Promotions of all his venues that have not ended. */
  promotions: number | null;
  /** May his venues stand on the home page? */
  homepage: boolean;
}
