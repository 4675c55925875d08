import { msg } from '@lingui/core/macro';
import { EVENT_MAX_DAYS } from '../../schema/constants.ts';
import { dayAfter } from '../../schema/half-days.ts';
import type { FieldIssue, FieldMessages } from './forms.ts';

/** What can be wrong with the days of an event. */
export const EVENT_DAYS_MESSAGES: FieldMessages = {
  pastDate: msg({ id: 'quote.pastDate', message: 'This day has passed: choose today or a later day.' }),
  reversedDates: msg({ id: 'quote.reversedDates', message: 'The event ends before it starts: check both dates.' }),
  tooManyDays: msg({ id: 'event.tooManyDays', message: 'An event lasts {max} days at most: check both dates.' }),
};

/** What is wrong with the last day (YYYY-MM-DD) of an event that begins on the first, by the rules and codes of the API. */
export function lastDayIssue(first: string, last: string): FieldIssue | undefined {
  if (first === '' || last === '') return undefined;
  if (last < first) return { code: 'reversedDates' };
  return last < dayAfter(first, EVENT_MAX_DAYS) ? undefined : { code: 'tooManyDays', params: { max: EVENT_MAX_DAYS } };
}
