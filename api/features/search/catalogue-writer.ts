import { today } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { CalendarContent } from '../calendar/calendar-content.ts';
import { calendarsOf } from '../calendar/calendar.queries.ts';
import { type StoredPage, toCard, toPage, toRow } from './catalogue-documents.ts';
import { SELECT_PUBLIC_RECORDS, type VenueRecord } from './catalogue-record.queries.ts';
import { toRest } from './catalogue-rest.ts';
import { type CatalogueEntry, lockChangeLog, readEndedPrices, writeEntries } from './catalogue.queries.ts';

const BATCH = 500;
/** An id that no venue has. */
const NO_VENUE = '00000000-0000-0000-0000-000000000000';

/** The changed venues of open transactions. */
const changedIn = new WeakMap<Transaction, Set<string>>();

/**
 * Rewrites the catalogue for these venues, in the transaction that changed them: documents of public ones are
 * stored, others are removed. Every mutation of public data has to call it. It runs once, at the end of the transaction: all
 * writers wait for one lock of the log, and its holder must not wait for anything else.
 */
export async function refreshCatalogue(transaction: Transaction, venueIds: readonly string[]): Promise<void> {
  let changed = changedIn.get(transaction);
  if (!changed) {
    const ids = (changed = new Set<string>());
    changedIn.set(transaction, ids);
    transaction.beforeCommit(() => refresh(transaction, [...ids]));
  }
  for (const id of venueIds) changed.add(id);
}

/** Takes prices that have ended out of the catalogue. */
export async function refreshEndedPrices(database: Database): Promise<void> {
  const ids = await readEndedPrices(database, today());
  if (ids.length) await database.transaction((transaction) => refreshCatalogue(transaction, ids));
}

/**
 * Notifies all processes of a public change without a venue, such as a logo of the home page, so that cached pages are
 * rendered again.
 */
export async function notifyPublicChange(transaction: Transaction): Promise<void> {
  await refreshCatalogue(transaction, [NO_VENUE]);
}

async function refresh(transaction: Transaction, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await lockChangeLog(transaction);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const records = await transaction.query<VenueRecord>(SELECT_PUBLIC_RECORDS, [batch, today()]);
    const calendars = await calendarsOf(transaction, batch);
    const entries = records.map((record) => toEntry(record, calendars.get(record.id) ?? null));
    await writeEntries(transaction, batch, entries);
  }
}

function toEntry(record: VenueRecord, calendar: CalendarContent | null): CatalogueEntry {
  return {
    row: toRow(record, calendar),
    documents: {
      card: JSON.stringify(toCard(record)),
      page: JSON.stringify({ ...toPage(record), calendar } satisfies StoredPage),
      rest: JSON.stringify(toRest(record)),
    },
  };
}
