import type { TrackedQuoteFragment } from './quote-tracking.gen.ts';
import type { QuoteForm } from './quote-form.ts';

export type TrackedQuote = Omit<TrackedQuoteFragment, ' $fragmentName'>;
export type QuoteState = TrackedQuote['state'];

/** What was asked, as the form holds it. */
export function formOf(request: TrackedQuote): QuoteForm {
  const { startDate, endDate, bedrooms, budgetPerPersonCents: budget } = request;
  return {
    eventType: request.eventType,
    startDate: startDate ?? '',
    endDate: endDate !== null && endDate !== startDate ? endDate : '',
    flexibleDates: request.flexibleDates,
    participants: String(request.participants),
    layout: request.layout ?? '',
    bedrooms: bedrooms === null ? '' : String(bedrooms),
    budgetPerPerson: budget === null ? '' : (budget / 100).toFixed(budget % 100 === 0 ? 0 : 2).replace('.', ','),
    catering: [...request.catering],
    cateringNote: request.cateringNote ?? '',
    equipment: [...request.equipment],
    equipmentNote: request.equipmentNote ?? '',
    message: request.message ?? '',
    mustHaves: [...request.mustHaves],
    firstName: request.firstName,
    lastName: request.lastName,
    companyName: request.companyName,
    email: request.email,
    phone: request.phone,
    // Agreed to when it was sent; nothing is kept without.
    consent: true,
  };
}

/** The way of a request that goes well; each state is shown before it is reached. */
const WAY: readonly QuoteState[] = ['NEW', 'IN_REVIEW', 'FORWARDED', 'ANSWERED'];

export type TimelineStep = { readonly state: QuoteState; readonly at: string | null };

/** What a request went through and, while it is on its way, what is still to come (`at` is null). */
export function timelineOf({ state, history }: Pick<TrackedQuote, 'state' | 'history'>): readonly TimelineStep[] {
  const reached = history.map(({ state: each, at }) => ({ state: each, at }));
  const position = WAY.indexOf(state);
  const ahead = position < 0 ? [] : WAY.slice(position + 1);
  return [...reached, ...ahead.map((each) => ({ state: each, at: null }))];
}
