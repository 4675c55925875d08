import { useLingui } from '@lingui/react/macro';
import { useFormats, type Money } from '../../lib/formats.ts';
import { RATE_COMPONENTS } from '../../lib/rate-labels.ts';
import { useTerm } from '../../lib/terms.ts';
import type { EstimatesQuery, VenueEstimateQuery } from './estimates.gen.ts';

export type Estimate = NonNullable<NonNullable<VenueEstimateQuery['venue']>['estimate']>;
export type EstimateSum = NonNullable<EstimatesQuery['venues'][number]['estimate']>;
type TotalName = keyof Omit<EstimateSum['lowest']['totals'], '__typename'>;

/** The words for an estimate. */
export function useEstimateLabels() {
  const { t } = useLingui();
  const { money, and } = useFormats();
  const partName = useTerm(RATE_COMPONENTS);
  const range = (least: Money, most: Money) => {
    const [from, to] = [money(least), money(most)];
    return from === to ? from : t({ id: 'estimate.range', message: `${from} to ${to}` });
  };
  return {
    /** One of the totals: “68 €”, “68 € to 82 €” where rates may be chosen. */
    total: ({ lowest, highest }: EstimateSum, name: TotalName) => range(lowest.totals[name], highest.totals[name]),
    /** What the price list does not contain: “lunch and night”; empty if nothing is missing. */
    unpriced: ({ unpriced }: EstimateSum) => and(unpriced.map((part) => partName(part).toLowerCase())),
  };
}
