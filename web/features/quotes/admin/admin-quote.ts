import type { SeenAs } from '../../../lib/seen-as.ts';
import type { AdminAnswerFragment, AdminQuoteFragment, AdminQuoteLineFragment } from './quotes-admin.gen.ts';

/** A request as the platform sees it, and as a line of its list. */
export type AdminQuote = SeenAs<AdminQuoteFragment, 'version' | 'createdAt' | 'updatedAt' | 'steps'>;
export type AdminQuoteLine = SeenAs<
  AdminQuoteLineFragment,
  'version' | 'createdAt' | 'updatedAt' | 'venueCount' | 'offerCount' | 'waitingCount'
>;
export type AdminAnswer = Omit<AdminAnswerFragment, ' $fragmentName'>;
export type RequestedVenue = AdminQuote['venues'][number];
export type AdminFit = RequestedVenue['fit'];
export type QuoteState = AdminQuote['state'];
export type QuoteAction = AdminQuote['availableActions'][number];

export const QUOTES_PATH = '/admin/quotes';

export const quoteAddress = (id: string): string => `${QUOTES_PATH}/${id}`;
