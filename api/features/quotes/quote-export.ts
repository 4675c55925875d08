import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EventType } from '../venues/venue.enums.ts';
import type { ManagedQuoteFilter } from './quote-moderation.inputs.ts';
import { conditionsOf, WHERE } from './quote-moderation-where.ts';
import { EXPORT_LABELS, FLAG_WORDS, STATE_WORDS } from './quote-export-labels.ts';
import { EVENT_TYPE_LABELS } from './quote-labels.ts';
import { QuoteAnswerKind, type QuoteRequestState } from './quote.enums.ts';

export interface QuoteExportOptions {
  language: Language;
  /** Whether it tells who asked, and what he wrote. */
  contacts: boolean;
}

type Cell = string | number | null;

/** A table: the names of its columns first, then its lines, batch after batch. */
export type QuoteExport = AsyncGenerator<Cell[][], void, undefined>;

const BATCH = 500;

interface ExportRow {
  id: string;
  /** As the database writes it, since a date of JavaScript would lose the microseconds that the next batch begins after. */
  position: string;
  reference: string;
  state: QuoteRequestState;
  createdAt: string;
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  eventType: EventType;
  startDate: string | null;
  endDate: string | null;
  flexibleDates: boolean;
  participants: number;
  bedrooms: number | null;
  budgetCents: number | null;
  venues: string | null;
  forwarded: number;
  offers: number;
  message: string | null;
  rejectionReason: string | null;
}

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
    // In their own words people say who they are.
    ...(contacts ? WORDS_COLUMNS : []),
  ];
}

/** The requests that fit, sent last first. No more than a batch is in memory at a time. */
export async function* quoteExport(
  database: Database,
  filter: ManagedQuoteFilter,
  { language, contacts }: QuoteExportOptions,
): QuoteExport {
  const { everywhere, states } = conditionsOf(filter);
  const columns = columnsOf(contacts);
  yield [columns.map((name) => EXPORT_LABELS[name][language])];
  let last: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await database.rows<ExportRow>(
      `select q.id, q.created_at::text as position, q.reference, q.state,
         to_char(q.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as "createdAt",
         q.company_name as "companyName", btrim(q.first_name || ' ' || q.last_name) as "contactName", q.email, q.phone,
         q.event_type as "eventType", to_char(q.start_date, 'YYYY-MM-DD') as "startDate",
         to_char(q.end_date, 'YYYY-MM-DD') as "endDate", q.flexible_dates as "flexibleDates", q.participants, q.bedrooms,
         q.budget_per_person_cents as "budgetCents", q.message, q.rejection_reason as "rejectionReason",
         (select string_agg(rv.name, ', ' order by rv.position) from quote_request_venue rv where rv.request_id = q.id) as venues,
         (select count(*)::int from quote_request_venue rv where rv.request_id = q.id and rv.forwarded_at is not null) as forwarded,
         (select count(*)::int from quote_answer a where a.request_id = q.id and a.kind = $6) as offers
       from quote_request q
       where ${WHERE} and ($7::timestamptz is null or (q.created_at, q.id) < ($7::timestamptz, $8::uuid))
       order by q.created_at desc, q.id desc limit $9`,
      [...everywhere, states, QuoteAnswerKind.OFFER, last?.position ?? null, last?.id ?? null, BATCH],
    );
    if (rows.length) yield rows.map((row) => columns.map((name) => cellOf(row, name, language)));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function cellOf(row: ExportRow, name: keyof typeof EXPORT_LABELS, language: Language): Cell {
  switch (name) {
    case 'state':
      return STATE_WORDS[row.state][language];
    case 'eventType':
      return EVENT_TYPE_LABELS[row.eventType][language];
    case 'flexibleDates':
      return FLAG_WORDS[row.flexibleDates ? 'yes' : 'no'][language];
    case 'budget': {
      // Spreadsheets read numbers as their language writes them.
      const euros = row.budgetCents === null ? null : (row.budgetCents / 100).toFixed(2);
      return euros && language === 'fr' ? euros.replace('.', ',') : euros;
    }
    default:
      return row[name];
  }
}
