/** Limits of a promotion, which the database holds too. */
export const DISCOUNT_PERCENT = { min: 1, max: 90 } as const;

/** What of a promotion decides when it is shown, and before which others. */
interface Offer {
  id: string;
  discountPercent: number | null;
  priceCents: number | null;
  startsOn: string;
  endsOn: string;
}

/** Whether it runs on the day; its first and last day count. Days are YYYY-MM-DD. */
export function isRunning({ startsOn, endsOn }: Pick<Offer, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && day <= endsOn;
}

/**
 * Order of a venue's promotions, the strongest first: discounts, the greatest before others; then prices, the lowest
 * before others; then extras. Of two alike, the one that ends sooner.
 */
export function byStrength(a: Offer, b: Offer): number {
  return (
    (b.discountPercent ?? 0) - (a.discountPercent ?? 0) ||
    (a.priceCents ?? Number.MAX_SAFE_INTEGER) - (b.priceCents ?? Number.MAX_SAFE_INTEGER) ||
    compare(a.endsOn, b.endsOn) ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Where a promotion stands on a day. */
export enum PromotionState {
  RUNNING = 'RUNNING',
  COMING = 'COMING',
  ENDED = 'ENDED',
}

export function promotionStateOn(
  { startsOn, endsOn }: Pick<Offer, 'startsOn' | 'endsOn'>,
  day: string,
): PromotionState {
  if (endsOn < day) return PromotionState.ENDED;
  return startsOn > day ? PromotionState.COMING : PromotionState.RUNNING;
}
