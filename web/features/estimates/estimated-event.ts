import { lastDayIssue } from '../../../schema/event-days.ts';
import { QUOTE } from '../../../schema/constants.ts';
import { partySizeOf } from '../../lib/event-brief.ts';
import { between, firstIssue, required } from '../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../lib/forms.ts';
import { EVENT_TYPE_VALUES, eventTypeSlug, type EventType } from '../../lib/terms.ts';
import { wholeNumber } from '../../lib/typed-numbers.ts';
import type { VenueEstimateQueryVariables } from './estimates.gen.ts';

export type EstimatedEvent = VenueEstimateQueryVariables['event'];

/** The event as typed; days as YYYY-MM-DD, which a date field gives. */
export type EventForm = {
  startsOn: string;
  endsOn: string;
  people: string;
  eventType: EventType | '';
  dayPart: 'DAY' | 'HALF_DAY' | 'EVENING';
};

/** The event of a brief (`?startDate=…&capacity=40`), as far as it is given. */
export function formOf(brief: string): EventForm {
  const query = new URLSearchParams(brief);
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
  };
  const types = EVENT_TYPE_VALUES.filter((type) => query.get('eventType') === eventTypeSlug(type));
  return {
    startsOn: day('startDate'),
    endsOn: day('endDate'),
    people: partySizeOf(query.get('capacity'))?.toString() ?? '',
    eventType: types[0] ?? '',
    dayPart: 'DAY',
  };
}

/**
 * What is wrong with the event, field by field, by the rules of the API.
 * @param today YYYY-MM-DD in Paris.
 */
export function eventIssues(form: EventForm, today: string): FieldIssues<EventForm> {
  const checked: { [Field in keyof EventForm]?: FieldIssue | undefined } = {
    startsOn: required(form.startsOn) ?? (form.startsOn < today ? { code: 'pastDate' } : undefined),
    endsOn: lastDayIssue(form.startsOn, form.endsOn),
    people: firstIssue(form.people, required, between(wholeNumber, 1, QUOTE.maxParticipants, 'notWhole')),
  };
  return Object.fromEntries(Object.entries(checked).filter(([, issue]) => issue));
}

/** The event as the API takes it; null as long as something is wrong with it. One day needs one date. */
export function eventOf(form: EventForm, today: string): EstimatedEvent | null {
  if (Object.keys(eventIssues(form, today)).length > 0) return null;
  const { startsOn, eventType, dayPart } = form;
  const endsOn = form.endsOn || startsOn;
  const people = wholeNumber(form.people);
  return { startsOn, endsOn, people, eventType: eventType || null, dayPart: startsOn === endsOn ? dayPart : 'DAY' };
}
