import type { QuoteTotals } from '../../../../schema/quote-totals.ts';
import type { QuoteRequest } from '../quote.entity.ts';
import type { QuoteAnswer } from '../quote-answer.entity.ts';

/** What of a request mails tell as it is. */
export const TOLD = [
  'reference',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'language',
  'eventType',
  'startDate',
  'endDate',
  'flexibleDates',
  'participants',
  'layout',
  'bedrooms',
  'budgetPerPersonCents',
  'catering',
  'cateringNote',
  'equipment',
  'equipmentNote',
  'message',
  'mustHaves',
  'withdrawalReason',
  'rejectionReason',
  'linkExpiresAt',
] as const satisfies readonly (keyof QuoteRequest)[];

/** What the mails about a quote request tell, as it is when they are written. */
export interface QuoteView extends Pick<QuoteRequest, (typeof TOLD)[number]> {
  /** Slug null = its page is not public any more. */
  venues: readonly { name: string; city: string; slug: string | null }[];
  /** Path of the visitor's private link, its token behind `#`. */
  linkPath: string;
  /** Months for which the request is kept. */
  retentionMonths: number;
}

/** What the owner of a venue is told of a request. */
export interface OwnerView extends QuoteView {
  requestId: string;
  /** Null = it goes to the address of a venue, which anybody may read who works there. */
  ownerFirstName: string | null;
  /** Those of theirs that it is about. */
  venueNames: string[];
}

/** What the owner of a venue is told of a choice. */
export interface ChosenView extends OwnerView {
  /** Those of theirs that made an offer and were not chosen. */
  otherVenueNames: string[];
}

/** What the owner of a venue is told of an answer to its question. */
export interface RepliedView extends OwnerView {
  question: string;
  reply: string;
}

/** What who asked is told of an answer. */
export interface AnswerView extends QuoteView, Pick<QuoteAnswer, 'venueName' | 'kind' | 'validUntil'> {
  /** Null = it is no offer. */
  totals: Pick<QuoteTotals, 'exclVatCents' | 'exclVatPerParticipantCents'> | null;
}
