/**
 * The price list of a venue. Shared by the API and the site, so that both compute the same. Amounts are before tax, in cents of euros.
 */

export type RateKindName =
  | 'ROOM_HALF_DAY'
  | 'ROOM_DAY'
  | 'ROOM_EVENING'
  | 'HALF_DAY_DELEGATE'
  | 'DAY_DELEGATE'
  | 'SEMI_RESIDENTIAL'
  | 'RESIDENTIAL'
  | 'COCKTAIL'
  | 'DINNER'
  | 'EXTRA';

export interface PricedPart {
  readonly netCents: number;
  readonly vatPercent: number;
}

interface Validity {
  /** First and last day (YYYY-MM-DD); null = always. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** 1 (Monday) to 7; empty = every day. */
  readonly weekdays: readonly number[];
  readonly smallestGroup: number | null;
}

type Priced = { readonly components: readonly PricedPart[] };

/** Rates that are paid for a room, whatever the number of people. */
export const ROOM_RATES: ReadonlySet<RateKindName> = new Set(['ROOM_HALF_DAY', 'ROOM_DAY', 'ROOM_EVENING']);

/** The kinds of rates from which "from … a person" is taken: the first of which a venue has one. */
export const PRICE_FROM_KINDS: readonly RateKindName[] = [
  'DAY_DELEGATE',
  'HALF_DAY_DELEGATE',
  'SEMI_RESIDENTIAL',
  'RESIDENTIAL',
  'COCKTAIL',
  'DINNER',
];

/** What searches count as prices for each participant ("at most"), in euros. */
export const PRICE_STEPS = [50, 80, 120, 200] as const;

/** A rate before tax. */
export function netOf({ components }: Priced): number {
  return components.reduce((sum, { netCents }) => sum + netCents, 0);
}

/** What is taxed of a rate at each rate of tax, in percent. */
export function netByVat({ components }: Priced): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { vatPercent, netCents } of components) shares.set(vatPercent, (shares.get(vatPercent) ?? 0) + netCents);
  return shares;
}

/** A rate with tax, which is rounded to the cent once for each rate of tax. */
export function grossOf(rate: Priced): number {
  let gross = 0;
  // In whole thousandths of the base first, because 5.5 % is not exact in binary.
  for (const [percent, net] of netByVat(rate)) gross += net + Math.round((net * Math.round(percent * 100)) / 10_000);
  return gross;
}

/** Whether a rate holds on a day (YYYY-MM-DD) for so many people. */
export function isValidOn(
  { validFrom, validTo, weekdays, smallestGroup }: Validity,
  day: string,
  people: number,
): boolean {
  if ((validFrom && day < validFrom) || (validTo && day > validTo) || people < (smallestGroup ?? 1)) return false;
  return weekdays.length === 0 || weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay() || 7);
}

/** The cheapest rate a person that holds today or later; null = the list has none. */
export function priceFrom<Rate extends Priced & Validity & { readonly kind: RateKindName }>(
  rates: readonly Rate[],
  today: string,
): Rate | null {
  for (const kind of PRICE_FROM_KINDS) {
    const found = rates.filter((rate) => rate.kind === kind && (rate.validTo === null || rate.validTo >= today));
    if (found.length) return found.reduce((least, rate) => (netOf(rate) < netOf(least) ? rate : least));
  }
  return null;
}
