/** Limits of a promotion, which the database checks too. */
export const DISCOUNT_PERCENT = { min: 1, max: 90 } as const;

/** The fields of a promotion that decide when it is shown, and in which order. */
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
 * The order of a venue's promotions, the strongest first: discounts in descending order; then prices in ascending
 * order; then extras. Equal ones by their last day.
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

/** The state of a promotion on a day. */
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
