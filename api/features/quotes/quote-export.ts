import type { Cursor } from '@mikro-orm/core';
import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { EXPORT_LABELS, FLAG_LABELS, STATE_LABELS } from './quote-export-labels.ts';
import { EVENT_TYPE_LABELS } from '../venues/venue-label.enums.ts';
import { conditionsOf, QUOTE_ORDERS } from './quote-moderation.queries.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind, type QuoteRequestState } from './quote.enums.ts';

export interface QuoteExportOptions {
  language: Language;
  /** Whether it contains the senders, and their texts. */
  contacts: boolean;
}

type Batch = Cursor<QuoteRequest, 'venues' | 'answers', '*', never, false>;
type Cell = string | number | null;

/** A table: the titles of its columns first, then its rows, in batches. */
export type QuoteExport = AsyncGenerator<Cell[][], void, undefined>;

const BATCH = 500;

/** Date and time in Paris, such as 2027-03-11 09:30. */
const MINUTE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

const CONTACT_COLUMNS = ['contactName', 'email', 'phone'] as const;
const WORDS_COLUMNS = ['message', 'rejectionReason'] as const;

/** Columns from left to right. */
function columnsOf(contacts: boolean): readonly (keyof typeof EXPORT_LABELS)[] {
  return [
    'reference',
    'state',
    'createdAt',
    'companyName',
    ...(contacts ? CONTACT_COLUMNS : []),
    'eventType',
    'startDate',
    'endDate',
    'flexibleDates',
    'participants',
    'bedrooms',
    'budget',
    'venues',
    'forwarded',
    'offers',
    // Free texts may contain personal data.
    ...(contacts ? WORDS_COLUMNS : []),
  ];
}

/** The matching requests, the latest first. At most one batch is in memory. */
export async function* quoteExport(
  database: Database,
  filter: ManagedQuoteFilter,
  { language, contacts }: QuoteExportOptions,
): QuoteExport {
  const columns = columnsOf(contacts);
  yield [columns.map((name) => EXPORT_LABELS[name][language])];
  let after: string | null = null;
  do {
    const batch: Batch = await database.em.findByCursor(QuoteRequest, {
      where: conditionsOf(filter),
      orderBy: QUOTE_ORDERS[ManagedQuoteSort.NEWEST],
      first: BATCH,
      ...(after && { after }),
      includeCount: false,
      populate: ['venues', 'answers'],
    });
    if (batch.length) yield batch.items.map((request) => columns.map((name) => cellOf(request, name, language)));
    after = batch.hasNextPage ? batch.endCursor : null;
  } while (after);
}

function cellOf(request: QuoteRequest, name: keyof typeof EXPORT_LABELS, language: Language): Cell {
  switch (name) {
    case 'state': {
      const state: QuoteRequestState = request.state;
      return STATE_LABELS[state][language];
    }
    case 'eventType':
      return EVENT_TYPE_LABELS[request.eventType][language];
    case 'flexibleDates':
      return FLAG_LABELS[request.flexibleDates ? 'yes' : 'no'][language];
    case 'budget': {
      // Spreadsheets parse numbers in the format of their language.
      const euros = request.budgetPerPersonCents === null ? null : (request.budgetPerPersonCents / 100).toFixed(2);
      return euros && language === 'fr' ? euros.replace('.', ',') : euros;
    }
    case 'createdAt':
      return MINUTE.format(request.createdAt);
    case 'contactName':
      return `${request.firstName} ${request.lastName}`.trim();
    case 'venues':
      return request.venues.map((venue) => venue.name).join(', ') || null;
    case 'forwarded':
      return request.venues.filter(({ forwardedAt }) => forwardedAt !== null).length;
    case 'offers':
      return request.answers.filter(({ kind }) => kind === QuoteAnswerKind.OFFER).length;
    default:
      return request[name];
  }
}
