import { type QuoteTotals, totalsOf } from '../../../../schema/quote-totals.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type HeldEntry, heldEntries } from '../../calendar/held-entry.queries.ts';
import { QuoteAnswer } from '../quote-answer.entity.ts';
import type { QuoteLinks } from '../quote-links.ts';
import { QuoteRequest } from '../quote.entity.ts';
import { QuoteAnswerKind } from '../quote.enums.ts';

/** The request of a mail. */
export interface QuoteMailData {
  requestId: string;
}

export type AnswerMailData = QuoteMailData & { answerId: string };

/** The fields of a request in mails. */
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

/** The view of mails about a quote request, read when they are written. */
export interface QuoteView extends Pick<QuoteRequest, (typeof TOLD)[number]> {
  /** Slug null = its page is not public any more. */
  venues: readonly { name: string; city: string; slug: string | null }[];
  /** Path of the visitor's private link, its token behind `#`. */
  linkPath: string;
  /** The number of months for which the request is stored. */
  retentionMonths: number;
}

/** The view of mails to the owner of a venue. */
export interface OwnerView extends QuoteView {
  requestId: string;
  /** Null = it goes to the shared address of a venue. */
  ownerFirstName: string | null;
  /** The venues of the owner that the mail is about. */
  venueNames: string[];
}

/** The view of mails to owners about a choice. */
export interface ChosenView extends OwnerView {
  /** Venues of the owner with an offer that was not chosen. */
  otherVenueNames: string[];
  /** What the calendar of the chosen venue has booked for it; null = nothing, as the days are not settled. */
  booked: Pick<HeldEntry, 'startsOn' | 'endsOn' | 'roomName'> | null;
}

/** The view of mails to owners about the reply to a question. */
export interface RepliedView extends OwnerView {
  question: string;
  reply: string;
}

/** The view of mails to the sender about an answer. */
export interface AnswerView extends QuoteView, Pick<QuoteAnswer, 'venueName' | 'kind' | 'validUntil'> {
  /** Null = it is not an offer. */
  totals: Pick<QuoteTotals, 'exclVatCents' | 'exclVatPerParticipantCents'> | null;
  /** The last day of the option on its days; null = there is none. */
  optionUntil: string | null;
}

/** The sources of the views. */
export interface QuoteMailReaders {
  database: Database;
  links: QuoteLinks;
  /** Slug of a public venue by its id; null = it is not public. */
  slugOf: (venueId: string) => string | null;
  retentionMonths: () => number;
}

/** A request as of now; null = the mail is obsolete. */
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

/** A request with an answer to it; null = one of them was deleted. */
export async function readAnswerView(
  readers: QuoteMailReaders,
  { requestId, answerId }: AnswerMailData,
): Promise<AnswerView | null> {
  const view = await readView(readers, requestId);
  const answer = await readers.database.em.findOne(QuoteAnswer, { id: answerId }, { populate: ['lines', 'request'] });
  if (!view || !answer) return null;
  const { venueName, kind, validUntil } = answer;
  const totals = kind === QuoteAnswerKind.OFFER ? totalsOf(answer.lines.getItems(), view.participants) : null;
  const held = (await heldEntries(readers.database, [answer.id])).get(answer.id);
  return { ...view, venueName, kind, validUntil, totals, optionUntil: held?.optionUntil ?? null };
}
