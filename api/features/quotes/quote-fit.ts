import { QuoteCriterion, QuoteFitVerdict } from './quote.enums.ts';

const { MATCH, MISMATCH, UNKNOWN } = QuoteFitVerdict;

/** What of a request a listing can be held against. */
interface Wanted {
  participants: number;
  bedrooms: number | null;
  budgetPerPersonCents: number | null;
  /** YYYY-MM-DD; null = open. */
  startDate: string | null;
  flexibleDates: boolean;
}

/** What a venue is known to have; null = it does not say. */
interface Listed {
  /** People in its largest room, set up as wanted where that was said, else as it suits the event. */
  largestRoom: number | null;
  bedrooms: number | null;
  /** The lowest price a participant, before tax, of its promotions that run. */
  promotionCents: number | null;
}

export interface QuoteFit {
  criterion: QuoteCriterion;
  verdict: QuoteFitVerdict;
  wanted: number | null;
  listed: number | null;
}

/** At least as much as is wanted. */
function atLeast(wanted: number, listed: number | null): QuoteFitVerdict {
  if (listed === null) return UNKNOWN;
  return listed >= wanted ? MATCH : MISMATCH;
}

/**
 * How a venue stands to what is asked, criterion by criterion; what was not asked is left out. It is what the listing tells: the
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
