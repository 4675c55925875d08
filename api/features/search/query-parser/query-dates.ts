import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { EVENT_MAX_DAYS } from '../../../../schema/constants.ts';
import { SEARCH_DATES } from '../../../../schema/search-dates.ts';
import { addMonths, daysBetween } from '../../../platform/days.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { DateReader } from './date-reader.ts';
import type { Days } from './date-tokens.ts';
import type { ParsedSearch } from './parsed-search.types.ts';
import type { PlaceBook } from './place-book.ts';
import { type QueryText, Use } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads when an event takes place: "12-14 mars", "du 28 février au 2 mars 2027", "un mardi en mars", "mi-juin", "au printemps", "semaine 24", "next week". A day
 * without a year is the next one of that date. The first dates of a text count; others are no conditions. Months in names of places are no dates: "Saint-Mars-du-Désert".
 */
export function readDates(
  query: QueryText,
  vocabulary: Vocabulary,
  places: PlaceBook,
  today: string,
  into: ParsedSearch,
): void {
  const reader = new DateReader(query, vocabulary, today);
  for (let at = 0; at < query.words.length; at++) {
    const found = query.isFree(at) ? reader.at(at) : null;
    if (!found) continue;
    const endOfName = places.endOfNameAround(query, at);
    if (endOfName !== null) {
      at = endOfName - 1;
      continue;
    }
    const asked = found.value && withinReach(found.value, today);
    if (!asked || into.dates) query.use(at, found.end - at, Use.FILLER);
    else {
      const { from, end, ...more } = reader.surroundings(at, found.end, asked.days !== null);
      into.dates = { ...asked, flexibleDays: 0, ...more };
      query.understand(from, end - from, SearchCondition.DATES);
      found.end = end;
    }
    at = found.end - 1;
  }
}

/** What of it may be asked: a time begins today at the earliest. */
function withinReach(days: Days, today: string): Days | null {
  const length = daysBetween(days.startDate, days.endDate) + 1;
  // "du 1er mars au 15 mai": no event is as long, so that it is a time in which one takes place.
  const isTime = days.days !== null || length > EVENT_MAX_DAYS;
  const startDate = isTime && days.startDate < today ? today : days.startDate;
  const isAskable =
    startDate >= today &&
    days.endDate >= startDate &&
    days.endDate <= addMonths(today, CALENDAR.monthsAhead) &&
    daysBetween(startDate, days.endDate) < SEARCH_DATES.longestPeriod;
  return isAskable ? { ...days, startDate, days: isTime ? (days.days ?? 1) : null } : null;
}
