import { dayAfter } from '../../../../schema/half-days.ts';
import { SEARCH_DATES } from '../../../../schema/search-dates.ts';
import type { DateTokens, Days, Read } from './date-tokens.ts';

/** How a time without one of its ends lies to the days that are named. */
type Bound = 'before' | 'until' | 'from' | 'after';

const BOUNDS: readonly (readonly [bound: Bound, words: readonly string[]])[] = (
  [
    ['before', 'avant,before'],
    ['until', 'd ici,d ici a,d ici au,d ici la,jusqu au,jusqu a,until,by'],
    ['from', 'a partir de,a partir du,a partir d,a compter du,a compter de,from,starting'],
    ['after', 'apres,after'],
  ] as const
).flatMap(([bound, phrases]) => phrases.split(',').map((phrase) => [bound, phrase.split(' ')] as const));

/** "avant", "à partir du": what stands before the days. */
export function boundAt(tokens: DateTokens, at: number): Read<Bound> | null {
  let found: Read<Bound> | null = null;
  for (const [value, words] of BOUNDS) {
    const end = at + words.length;
    if (end > (found?.end ?? at) && words.every((word, index) => tokens.word(at + index) === word))
      found = { value, end };
  }
  return found;
}

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
