import type { OwnerAnswerFragment, OwnerQuoteFragment } from './owner-quotes.gen.ts';

export type OwnerQuote = Omit<OwnerQuoteFragment, ' $fragmentName'>;
export type OwnerVenue = OwnerQuote['venues'][number];
export type OwnerAnswer = Omit<OwnerAnswerFragment, ' $fragmentName'>;
export type QuoteProgress = OwnerQuote['progress'];
