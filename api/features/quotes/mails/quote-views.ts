import { type QuoteTotals, totalsOf } from '../../../../schema/quote-totals.ts';
import type { Database } from '../../../platform/database/database.ts';
import { QuoteAnswer } from '../quote-answer.entity.ts';
import type { QuoteLinks } from '../quote-links.ts';
import { QuoteRequest } from '../quote.entity.ts';
import { QuoteAnswerKind } from '../quote.enums.ts';

/** Which request a mail is about. */
export interface QuoteMailData {
  requestId: string;
}

export type AnswerMailData = QuoteMailData & { answerId: string };

/** What of a request mails tell as it is. */
const TOLD = [
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

/** What the mails about requests are read from. */
export interface QuoteMailReaders {
  database: Database;
  links: QuoteLinks;
  /** Slug of a public venue by its id; null = it is not public. */
  slugOf: (venueId: string) => string | null;
  retentionMonths: () => number;
}

/** A request as it is when a mail of it is sent; null = there is nothing to tell any more. */
export async function readView(
  { database, links, slugOf, retentionMonths }: QuoteMailReaders,
  requestId: string,
): Promise<QuoteView | null> {
  const em = database.em;
  const request = await em.findOne(QuoteRequest, { id: requestId }, { populate: ['venues'] });
  if (!request || request.anonymisedAt) return null;
  const venues = request.venues.getItems().map(({ name, city, venue }) => ({
    name,
    city,
    slug: venue && slugOf(venue.id),
  }));
  const fields = Object.fromEntries(TOLD.map((name) => [name, request[name]])) as Pick<
    QuoteRequest,
    (typeof TOLD)[number]
  >;
  return { ...fields, venues, linkPath: links.pathOf(request), retentionMonths: retentionMonths() };
}

/** A request with an answer to it; null = one of them is gone. */
export async function readAnswerView(
  readers: QuoteMailReaders,
  { requestId, answerId }: AnswerMailData,
): Promise<AnswerView | null> {
  const view = await readView(readers, requestId);
  const answer = await readers.database.em.findOne(QuoteAnswer, { id: answerId }, { populate: ['lines', 'request'] });
  if (!view || !answer) return null;
  const { venueName, kind, validUntil } = answer;
  const totals = kind === QuoteAnswerKind.OFFER ? totalsOf(answer.lines.getItems(), view.participants) : null;
  return { ...view, venueName, kind, validUntil, totals };
}
