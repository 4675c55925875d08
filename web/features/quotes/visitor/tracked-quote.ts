import type { SeenAs } from '../../../lib/seen-as.ts';
import { typedEuros } from '../../../lib/typed-numbers.ts';
import type { TrackedQuoteFragment } from './quote-tracking.gen.ts';
import type { QuoteForm } from './quote-form.ts';

export type TrackedAnswer = TrackedQuoteFragment['answers'][number];
/** A request as its sender sees it. */
export type TrackedQuote = SeenAs<
  TrackedQuoteFragment,
  'version' | 'createdAt' | 'updatedAt' | 'linkExpiresAt' | 'steps' | 'contact'
>;
/** What of a request its form is made of. */
type AskedQuote = Pick<
  TrackedQuoteFragment,
  | 'eventType'
  | 'startDate'
  | 'endDate'
  | 'flexibleDates'
  | 'participants'
  | 'layout'
  | 'bedrooms'
  | 'budgetPerPerson'
  | 'catering'
  | 'cateringNote'
  | 'equipment'
  | 'equipmentNote'
  | 'message'
  | 'mustHaves'
  | 'contact'
>;
export type QuoteState = TrackedQuote['state'];

/** What was asked, as the form holds it. */
export function formOf(request: AskedQuote): QuoteForm {
  const { startDate, endDate, bedrooms, budgetPerPerson: budget, contact } = request;
  return {
    eventType: request.eventType,
    startDate: startDate ?? '',
    endDate: endDate !== null && endDate !== startDate ? endDate : '',
    flexibleDates: request.flexibleDates,
    participants: String(request.participants),
    layout: request.layout ?? '',
    bedrooms: bedrooms === null ? '' : String(bedrooms),
    budgetPerPerson: budget === null ? '' : typedEuros(budget.amount),
    catering: [...request.catering],
    cateringNote: request.cateringNote ?? '',
    equipment: [...request.equipment],
    equipmentNote: request.equipmentNote ?? '',
    message: request.message ?? '',
    mustHaves: [...request.mustHaves],
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    companyName: contact?.companyName ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    // Agreed to when it was sent; nothing is kept without.
    consent: true,
  };
}

/** The way of a request that goes well; each state is shown before it is reached. */
const WAY: readonly QuoteState[] = ['NEW', 'IN_REVIEW', 'FORWARDED', 'ANSWERED'];

export type TimelineStep = { readonly state: QuoteState; readonly at: string | null };

/** What a request went through and, while it is on its way, what is still to come (`at` is null). */
export function timelineOf({ state, steps }: Pick<TrackedQuote, 'state' | 'steps'>): readonly TimelineStep[] {
  const reached = steps.map(({ state: each, at }) => ({ state: each, at }));
  const position = WAY.indexOf(state);
  const ahead = position < 0 ? [] : WAY.slice(position + 1);
  return [...reached, ...ahead.map((each) => ({ state: each, at: null }))];
}

/** An answer with prices. */
export type Offer = TrackedAnswer & { readonly totals: NonNullable<TrackedAnswer['totals']> };

const isOffer = (answer: TrackedAnswer): answer is Offer => answer.kind === 'OFFER' && answer.totals !== null;

/** The offers, the chosen one first, then the cheapest a participant; and the other answers, questions that wait first. */
export function sortedAnswers(answers: readonly TrackedAnswer[]) {
  const price = ({ totals }: Offer) => totals.exclVatPerParticipant.amount;
  const offers = answers
    .filter(isOffer)
    .toSorted((a, b) => Number(b.chosenAt !== null) - Number(a.chosenAt !== null) || price(a) - price(b));
  const waits = ({ availableActions }: TrackedAnswer) => Number(availableActions.includes('REPLY'));
  const others = answers.filter((answer) => !isOffer(answer)).toSorted((a, b) => waits(b) - waits(a));
  return { offers, others };
}

/** The lowest price a participant before tax, where there is something to compare it with. */
export function lowestPrice(offers: readonly Offer[]): number | null {
  if (offers.length < 2) return null;
  return Math.min(...offers.map(({ totals }) => totals.exclVatPerParticipant.amount));
}
