import type { SeenAs } from '../../../lib/seen-as.ts';
import type { OwnerAnswerFragment, OwnerQuoteFragment } from './owner-quotes.gen.ts';

/** A request as the owner of a venue that it was handed to sees it. */
export type OwnerQuote = Omit<SeenAs<OwnerQuoteFragment, 'progress' | 'forwardedAt'>, 'venues'> & {
  readonly venues: readonly OwnerVenue[];
};
export type OwnerVenue = SeenAs<OwnerQuoteFragment['venues'][number], 'venueId'>;
export type OwnerAnswer = Omit<OwnerAnswerFragment, ' $fragmentName'>;
export type QuoteProgress = OwnerQuote['progress'];
