import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ManagedQuoteFilter } from './quote-moderation.inputs.ts';
import { EXPORT_LABELS, FLAG_WORDS, STATE_WORDS } from './quote-export-labels.ts';
import { type ExportRow, exportedQuotes } from './quote-export.queries.ts';
import { EVENT_TYPE_LABELS } from './quote-labels.ts';

export interface QuoteExportOptions {
  language: Language;
  /** Whether it tells of the senders, and what they wrote. */
  contacts: boolean;
}

type Cell = string | number | null;

/** A table: the names of its columns first, then its lines, batch after batch. */
export type QuoteExport = AsyncGenerator<Cell[][], void, undefined>;

const BATCH = 500;

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
  const columns = columnsOf(contacts);
  yield [columns.map((name) => EXPORT_LABELS[name][language])];
  let last: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await exportedQuotes(database, filter, last, BATCH);
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
