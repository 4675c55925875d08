import type { Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { toCard, toPage, toRow } from './catalogue-documents.ts';
import { SELECT_PUBLIC_RECORDS, type VenueRecord } from './catalogue-record.queries.ts';
import { toRest } from './catalogue-rest.ts';

/** A number that nothing else locks by. */
const CHANGE_LOG_LOCK = 4_711_001;
const BATCH = 500;

/** Of no venue. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What transactions under way have changed so far. */
const changedIn = new WeakMap<Transaction, Set<string>>();

/**
 * Has the catalogue written anew for these venues, in the transaction that changed them: public ones get their ready-made
 * documents, others are taken out. Every mutation that touches what the public sees calls it. It is done once, at the end: all
 * writers wait for one lock of the log, and who has it must wait for nobody.
 */
export async function refreshCatalogue(transaction: Transaction, venueIds: readonly string[]): Promise<void> {
  let changed = changedIn.get(transaction);
  if (!changed) {
    const ids = (changed = new Set<string>());
    changedIn.set(transaction, ids);
    transaction.beforeCommit(() => refresh(transaction, ids));
  }
  for (const id of venueIds) changed.add(id);
}

/**
 * Tells every process that something public has changed that belongs to no venue, such as a logo of the home page: what was kept of pages is
 * made anew.
 */
export async function tellPublicChange(transaction: Transaction): Promise<void> {
  await refreshCatalogue(transaction, [NOBODY]);
}

async function refresh(transaction: Transaction, changed: ReadonlySet<string>): Promise<void> {
  const ids = [...changed];
  if (!ids.length) return;
  // The log is read in the order of its numbers, so they have to be given in the order of the commits. What others have committed of the
  // same venues is seen from here on.
  await transaction.query(`select pg_advisory_xact_lock($1)`, [CHANGE_LOG_LOCK]);
  for (let start = 0; start < ids.length; start += BATCH) {
    await refreshBatch(transaction, ids.slice(start, start + BATCH));
  }
}

async function refreshBatch({ query }: Transaction, ids: string[]): Promise<void> {
  const records = await query<VenueRecord>(SELECT_PUBLIC_RECORDS, [ids, today()]);
  await query(`delete from catalogue_venue where venue_id = any($1::uuid[])`, [ids]);
  if (records.length) {
    await query(INSERT_VENUES, [JSON.stringify(records.map(toVenueRow))]);
    await query(INSERT_DOCUMENTS, [JSON.stringify(records.map(toDocuments))]);
  }
  await query(`insert into catalogue_change (venue_id) select unnest($1::uuid[])`, [ids]);
}

function toVenueRow(record: VenueRecord): object {
  const row = toRow(record);
  return {
    ...row,
    kind: record.kind,
    headline: record.name,
    place: [record.city, record.departmentName, record.regionName].join(' '),
    keywords: record.tags.join(' '),
    body: [record.description, ...record.paragraphs.flatMap(({ title, text }) => [title, text])].join('\n'),
  };
}

function toDocuments(record: VenueRecord): object {
  return {
    venue_id: record.id,
    card: JSON.stringify(toCard(record)),
    page: JSON.stringify(toPage(record)),
    rest: JSON.stringify(toRest(record)),
  };
}

const INSERT_VENUES = `
  insert into catalogue_venue (venue_id, slug, name, kind, category, commune_code, department_code, region_code,
    event_types, amenities, layout_capacities, layout_bands, largest_room, latitude, longitude, prominence,
    created_at, promotions, placements, search_vector, search_text)
  select id, slug, name, kind, category, "communeCode", "departmentCode", "regionCode",
    "eventTypes", amenities, "layoutCapacities", "layoutBands", "largestRoom", latitude, longitude, prominence,
    "createdAt", promotions, placements,
    setweight(to_tsvector('fr_unaccent', headline), 'A') || setweight(to_tsvector('fr_unaccent', place), 'B')
      || setweight(to_tsvector('fr_unaccent', keywords), 'C') || setweight(to_tsvector('fr_unaccent', body), 'D'),
    lower(f_unaccent(headline || ' ' || place))
  from jsonb_to_recordset($1::jsonb) as r(
    id uuid, slug text, name text, kind text, category smallint, "communeCode" text, "departmentCode" text,
    "regionCode" text, "eventTypes" text[], amenities text[], "layoutCapacities" jsonb, "layoutBands" jsonb,
    "largestRoom" integer, latitude double precision, longitude double precision, prominence integer,
    "createdAt" timestamptz, promotions jsonb, placements jsonb,
    headline text, place text, keywords text, body text)`;

const INSERT_DOCUMENTS = `
  insert into catalogue_document (venue_id, card, page, rest)
  select venue_id, card, page, rest
  from jsonb_to_recordset($1::jsonb) as r(venue_id uuid, card text, page text, rest text)`;
