import { dayOfHalf } from '../../../schema/half-days.ts';
import { isValidOn, netOf, priceFrom } from '../../../schema/rates.ts';
import { SEARCH_DATES } from '../../../schema/search-dates.ts';
import { today } from '../../platform/clock.ts';
import { availabilityFor } from '../calendar/availability-for.ts';
import { AvailabilityState, HalfDay } from '../calendar/calendar.enums.ts';
import { possibleTimes } from '../search/dates/event-begins.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteCriterion, QuoteFitVerdict } from './quote.enums.ts';
import type { QuoteFit } from './quote.types.ts';
import type { Listed } from './quote-venue.queries.ts';

const { MATCH, MISMATCH, UNKNOWN } = QuoteFitVerdict;

/** The criteria of a request that are compared with a venue. */
type Wanted = Pick<
  QuoteRequest,
  'participants' | 'bedrooms' | 'budgetPerPersonCents' | 'startDate' | 'endDate' | 'flexibleDates'
>;

/** Whether a value is at least the wanted one. */
function atLeast(wanted: number, listed: number | null): QuoteFitVerdict {
  if (listed === null) return UNKNOWN;
  return listed >= wanted ? MATCH : MISMATCH;
}

/**
 * What the calendar says of the dates, which may be moved as far as in a search if they are flexible; where none is kept, those
 * to come do.
 */
function datesVerdict(
  { participants: people, startDate, endDate, flexibleDates }: Wanted,
  { rooms, calendar }: Listed,
): QuoteFitVerdict {
  if (startDate === null || endDate === null) return MATCH;
  if (startDate < today() && !flexibleDates) return MISMATCH;
  const flexibleDays = flexibleDates ? SEARCH_DATES.flexibleDays : 0;
  const { begins, halfDays } = possibleTimes({ startDate, endDate, flexibleDays, weekdays: [], days: null }, today());
  const states = begins.map((begin) => {
    const [from, to] = [dayOfHalf(begin), dayOfHalf(begin + halfDays - 1)];
    const asked = { from, fromHalf: HalfDay.MORNING, to, toHalf: HalfDay.AFTERNOON, people };
    return availabilityFor(calendar, rooms, asked).state;
  });
  if (states.includes(AvailabilityState.FREE)) return MATCH;
  if (states.includes(AvailabilityState.OPTION)) return UNKNOWN;
  return states.includes(AvailabilityState.UNAVAILABLE) ? MISMATCH : MATCH;
}

/** The lowest price per participant on the first day, of the rates and the promotions; null = there is none. */
function lowestPrice({ participants, startDate }: Wanted, { rates, promotionCents }: Listed): number | null {
  const valid = rates.filter((rate) => startDate === null || isValidOn(rate, startDate, participants));
  const rate = priceFrom(valid, startDate ?? today());
  if (!rate || promotionCents === null) return rate ? netOf(rate) : promotionCents;
  return Math.min(netOf(rate), promotionCents);
}

/**
 * How a venue meets the criteria of a request, one by one, without those that were not given. Based on the listing and the
 * calendar only: its owner may know better, and may answer in any case.
 */
export function fitOf(wanted: Wanted, listed: Listed): QuoteFit[] {
  const { participants, bedrooms, budgetPerPersonCents: budget } = wanted;
  const largestRoom = Math.max(0, ...listed.rooms.map(({ capacity }) => capacity)) || null;
  const fits: QuoteFit[] = [
    {
      criterion: QuoteCriterion.PARTICIPANTS,
      verdict: atLeast(participants, largestRoom),
      wanted: participants,
      listed: largestRoom,
    },
  ];
  if (bedrooms) {
    const verdict = atLeast(bedrooms, listed.bedrooms);
    fits.push({ criterion: QuoteCriterion.BEDROOMS, verdict, wanted: bedrooms, listed: listed.bedrooms });
  }
  fits.push({ criterion: QuoteCriterion.DATES, verdict: datesVerdict(wanted, listed), wanted: null, listed: null });
  if (budget !== null) {
    const price = lowestPrice(wanted, listed);
    const verdict = price === null ? UNKNOWN : price <= budget ? MATCH : MISMATCH;
    fits.push({ criterion: QuoteCriterion.BUDGET, verdict, wanted: budget, listed: price });
  }
  return fits;
}
