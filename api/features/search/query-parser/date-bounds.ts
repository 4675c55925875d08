import { dayAfter } from '../../../../schema/half-days.ts';
import { SEARCH_DATES } from '../../../../schema/search-dates.ts';
import type { Days } from './date-tokens.ts';
import { Phrases } from './phrases.ts';

/** How a time without one of its ends lies to the days that are named. */
type Bound = 'before' | 'until' | 'from' | 'after';

/** What stands before the days: "avant", "à partir du". */
export const BOUNDS = new Phrases<Bound>(
  (
    [
      ['before', ['avant', 'before']],
      ['until', ["d'ici", "d'ici à", "d'ici au", "d'ici la", "jusqu'au", "jusqu'à", 'until', 'by']],
      ['from', ['à partir de', 'à partir du', "à partir d'", 'à compter du', 'à compter de', 'from', 'starting']],
      ['after', ['après', 'after']],
    ] as const
  ).flatMap(([bound, phrases]) => phrases.map((phrase) => [phrase, bound] as const)),
);

/** The time from today, or of the longest length that may be asked, in which one event takes place. */
export function boundedBy(bound: Bound, { startDate, endDate }: Days, today: string): Days {
  const [from, to] =
    bound === 'before'
      ? [today, dayAfter(startDate, -1)]
      : bound === 'until'
        ? [today, endDate]
        : [bound === 'from' ? startDate : dayAfter(endDate, 1), null];
  return { startDate: from, endDate: to ?? dayAfter(from, SEARCH_DATES.longestPeriod - 1), weekdays: [], days: 1 };
}
