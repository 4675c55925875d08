import { EVENT_MAX_DAYS } from './constants.ts';
import { dayAfter } from './half-days.ts';

/** What is wrong with the last day (YYYY-MM-DD) of an event that begins on the first: a code, and its limit. Without both days, nothing. */
export function lastDayIssue(first: string, last: string): { code: string; params?: { max: number } } | undefined {
  if (first === '' || last === '') return undefined;
  if (last < first) return { code: 'endBeforeStart' };
  return last < dayAfter(first, EVENT_MAX_DAYS) ? undefined : { code: 'tooManyDays', params: { max: EVENT_MAX_DAYS } };
}
