import { msg } from '@lingui/core/macro';
import type { FieldMessages } from './forms.ts';

/** What can be wrong with the days of an event. */
export const EVENT_DAYS_MESSAGES: FieldMessages = {
  pastDate: msg({ id: 'quote.pastDate', message: 'This day has passed: choose today or a later day.' }),
  endBeforeStart: msg({ id: 'quote.endBeforeStart', message: 'The event ends before it starts: check both dates.' }),
  tooManyDays: msg({ id: 'event.tooManyDays', message: 'An event lasts {max} days at most: check both dates.' }),
};
