import type { DeskAnswerFragment, DeskQuoteFragment, DeskQuoteLineFragment } from './quote-desk.gen.ts';

export type DeskQuote = Omit<DeskQuoteFragment, ' $fragmentName'>;
export type DeskQuoteLine = Omit<DeskQuoteLineFragment, ' $fragmentName'>;
export type DeskAnswer = Omit<DeskAnswerFragment, ' $fragmentName'>;
export type RequestedVenue = DeskQuote['requestedVenues'][number];
export type DeskFit = RequestedVenue['fit'];
export type QuoteState = DeskQuote['state'];
export type QuoteAction = DeskQuote['availableActions'][number];

export const QUOTES_PATH = '/admin/quotes';

export const quoteAddress = (id: string): string => `${QUOTES_PATH}/${id}`;
