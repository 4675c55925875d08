import { eventOf, type EstimatedEvent } from '../../estimates/estimated-event.ts';
import type { QuoteForm } from './quote-form.ts';

/** The event of a request as it can be estimated; null as long as its days or people are not known. @param today YYYY-MM-DD. */
export function estimatedEvent(form: QuoteForm, today: string): EstimatedEvent | null {
  const { startDate: startsOn, endDate: endsOn, participants: people, eventType } = form;
  return eventOf({ startsOn, endsOn, people, eventType, dayPart: 'DAY' }, today);
}
