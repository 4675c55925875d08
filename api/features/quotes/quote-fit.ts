import type { QuoteRequest } from './quote.entity.ts';
import { QuoteCriterion, QuoteFitVerdict } from './quote.enums.ts';
import type { QuoteFit } from './quote.types.ts';
import type { Listed } from './quote-venue.queries.ts';

const { MATCH, MISMATCH, UNKNOWN } = QuoteFitVerdict;

/** The criteria of a request that are compared with a venue. */
type Wanted = Pick<QuoteRequest, 'participants' | 'bedrooms' | 'budgetPerPersonCents' | 'startDate' | 'flexibleDates'>;

/** Whether a value is at least the wanted one. */
function atLeast(wanted: number, listed: number | null): QuoteFitVerdict {
  if (listed === null) return UNKNOWN;
  return listed >= wanted ? MATCH : MISMATCH;
}

/**
 * How a venue meets the criteria of a request, one by one, without those that were not given. Based on the listing only: its
 * owner may know better, and may answer in any case.
 * @param today YYYY-MM-DD in Paris.
 */
export function fitOf(wanted: Wanted, listed: Listed, today: string): QuoteFit[] {
  const { participants, bedrooms, budgetPerPersonCents: budget, startDate, flexibleDates } = wanted;
  const fits: QuoteFit[] = [
    {
      criterion: QuoteCriterion.PARTICIPANTS,
      verdict: atLeast(participants, listed.largestRoom),
      wanted: participants,
      listed: listed.largestRoom,
    },
  ];
  if (bedrooms) {
    const verdict = atLeast(bedrooms, listed.bedrooms);
    fits.push({ criterion: QuoteCriterion.BEDROOMS, verdict, wanted: bedrooms, listed: listed.bedrooms });
  }
  const passed = startDate !== null && startDate < today && !flexibleDates;
  fits.push({ criterion: QuoteCriterion.DATES, verdict: passed ? MISMATCH : MATCH, wanted: null, listed: null });
  if (budget !== null) {
    const price = listed.promotionCents;
    const verdict = price === null ? UNKNOWN : price <= budget ? MATCH : MISMATCH;
    fits.push({ criterion: QuoteCriterion.BUDGET, verdict, wanted: budget, listed: price });
  }
  return fits;
}
