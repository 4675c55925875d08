import type { SeenAs } from '../../lib/seen-as.ts';
import type { DeskAnswerFragment, DeskQuoteFragment, DeskQuoteLineFragment } from './quote-desk.gen.ts';

/** A request as the platform sees it, and as a line of its list. */
export type DeskQuote = SeenAs<DeskQuoteFragment, 'version' | 'createdAt' | 'updatedAt' | 'steps'>;
export type DeskQuoteLine = SeenAs<
  DeskQuoteLineFragment,
  'version' | 'createdAt' | 'updatedAt' | 'venueCount' | 'offerCount' | 'waitingCount'
>;
export type DeskAnswer = Omit<DeskAnswerFragment, ' $fragmentName'>;
export type RequestedVenue = DeskQuote['venues'][number];
export type DeskFit = RequestedVenue['fit'];
export type QuoteState = DeskQuote['state'];
export type QuoteAction = DeskQuote['availableActions'][number];

export const QUOTES_PATH = '/admin/quotes';

export const quoteAddress = (id: string): string => `${QUOTES_PATH}/${id}`;
