import type { QuoteRequest } from './quote.entity.ts';
import { QuoteCriterion, QuoteFitVerdict } from './quote.enums.ts';
import type { QuoteFit } from './quote.types.ts';
import type { Listed } from './quote-venue.queries.ts';

const { MATCH, MISMATCH, UNKNOWN } = QuoteFitVerdict;

/** What of a request a listing can be held against. */
type Wanted = Pick<QuoteRequest, 'participants' | 'bedrooms' | 'budgetPerPersonCents' | 'startDate' | 'flexibleDates'>;

/** At least as much as is wanted. */
function atLeast(wanted: number, listed: number | null): QuoteFitVerdict {
  if (listed === null) return UNKNOWN;
  return listed >= wanted ? MATCH : MISMATCH;
}

/**
 * How a venue meets what is asked, criterion by criterion; what was not asked is left out. It is what the listing tells: the
 * owner knows better, and may answer whatever it says.
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
