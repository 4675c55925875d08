import type { SeenAs } from '../../../lib/seen-as.ts';
import type { OwnerAnswerFragment, OwnerHeldFragment, OwnerQuoteFragment } from './owner-quotes.gen.ts';

/** A request as the owner of a venue that it was handed to sees it. */
export type OwnerQuote = Omit<SeenAs<OwnerQuoteFragment, 'progress' | 'forwardedAt'>, 'venues'> & {
  readonly venues: readonly OwnerVenue[];
};
export type OwnerVenue = Omit<SeenAs<OwnerQuoteFragment['venues'][number], 'venueId'>, 'answer'> & {
  readonly answer: OwnerAnswer | null;
};
/** What the calendar holds for it is not asked for in the list. */
export type OwnerAnswer = Omit<OwnerAnswerFragment, ' $fragmentName'> & Partial<Pick<HeldAnswer, 'heldDates'>>;
type HeldAnswer = NonNullable<OwnerHeldFragment['venues'][number]['answer']>;
export type QuoteProgress = OwnerQuote['progress'];
