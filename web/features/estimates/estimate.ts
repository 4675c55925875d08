import { useLingui } from '@lingui/react/macro';
import { useFormats, type Money } from '../../lib/formats.ts';
import { usePeople } from '../../lib/people.ts';
import { RATE_COMPONENTS } from '../../lib/rate-labels.ts';
import { useTerm } from '../../lib/terms.ts';
import type { EstimatesQuery, VenueEstimateQuery } from './estimates.gen.ts';

export type Estimate = NonNullable<NonNullable<VenueEstimateQuery['venue']>['estimate']>;
export type EstimateSum = NonNullable<EstimatesQuery['venues'][number]['estimate']>;
type TotalName = keyof Omit<EstimateSum['lowest']['totals'], '__typename'>;

type Line = Estimate['lowest']['lines'][number];
type Price = Line['net'];

/** The rates that an estimate is made of: what is taxed at 10 % of a package and what is taxed at 20 % are one. */
export function ratesOf(lines: readonly Line[]) {
  const rates = new Map<number, Line & { vatPercents: number[] }>();
  for (const line of lines) {
    const shares = rates.get(line.rateIndex);
    rates.set(line.rateIndex, {
      ...line,
      unitPrice: sum(line.unitPrice, shares?.unitPrice),
      net: sum(line.net, shares?.net),
      vatPercents: [...(shares?.vatPercents ?? []), line.vatPercent],
    });
  }
  return [...rates.values()];
}

const sum = (price: Price, other?: Price): Price => ({ ...price, amount: price.amount + (other?.amount ?? 0) });

/** The words for an estimate. */
export function useEstimateLabels() {
  const { t } = useLingui();
  const { money, number, and } = useFormats();
  const partName = useTerm(RATE_COMPONENTS);
  const peopleText = usePeople();
  const range = (least: Money, most: Money) => {
    const [from, to] = [money(least), money(most)];
    return from === to ? from : t({ id: 'estimate.range', message: `${from} to ${to}` });
  };
  return {
    /** One of the totals: “68 €”, “68 € to 82 €” where rates may be chosen. */
    total: ({ lowest, highest }: EstimateSum, name: TotalName) => range(lowest.totals[name], highest.totals[name]),
    /** What the venue has too little of, a sentence each. */
    shortfalls: ({ shortfalls }: EstimateSum) =>
      shortfalls.map(({ criterion, wanted, listed }) => {
        const [needed, people, most] = [number(wanted), peopleText(wanted), number(listed)];
        return criterion === 'BEDROOMS'
          ? t({
              id: 'estimate.fewBedrooms',
              message: `At least ${needed} bedrooms are needed: the venue has ${most}.`,
            })
          : t({
              id: 'estimate.smallRooms',
              message: `No single room for ${people}: the largest suitable one holds ${most}.`,
            });
      }),
    /** What the price list does not contain: “lunch and night”; empty if nothing is missing. */
    unpriced: ({ unpriced }: EstimateSum) => and(unpriced.map((part) => partName(part).toLowerCase())),
  };
}
