import type { Transaction } from '../../database/database.ts';
import { today } from '../../kernel/clock.ts';
import { toCard, toPage, toRow } from './catalogue-documents.ts';
import { SELECT_PUBLIC_RECORDS, type VenueRecord } from './catalogue-record.ts';
import { toRest } from './catalogue-rest.ts';

/** A number that nothing else locks by. */
const CHANGE_LOG_LOCK = 4_711_001;
const BATCH = 500;

/**
 * Writes the catalogue anew for these venues, in the transaction that changed them: public ones get their ready-made
 * documents, others are taken out. Every mutation that touches what the public sees ends with it.
 */
export async function refreshCatalogue(transaction: Transaction, venueIds: string[]): Promise<void> {
  for (let start = 0; start < venueIds.length; start += BATCH) {
    await refreshBatch(transaction, venueIds.slice(start, start + BATCH));
  }
}

/** Of no venue. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Tells every process that something public has changed that belongs to no venue, such as a logo of the home page: what was kept of pages is
 * made anew.
 */
export async function tellPublicChange({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [CHANGE_LOG_LOCK]);
  await query(`insert into catalogue_change (venue_id) values ($1)`, [NOBODY]);
}

async function refreshBatch({ query }: Transaction, ids: string[]): Promise<void> {
  const records = await query<VenueRecord>(SELECT_PUBLIC_RECORDS, [ids, today()]);
  await query(`delete from catalogue_venue where venue_id = any($1::uuid[])`, [ids]);
  if (records.length) {
    await query(INSERT_VENUES, [JSON.stringify(records.map(toVenueRow))]);
    await query(INSERT_DOCUMENTS, [JSON.stringify(records.map(toDocuments))]);
  }
  // The log is read in the order of its numbers, so they have to be given in the order of the commits.
  await query(`select pg_advisory_xact_lock($1)`, [CHANGE_LOG_LOCK]);
  await query(`insert into catalogue_change (venue_id) select unnest($1::uuid[])`, [ids]);
}

function toVenueRow(record: VenueRecord): object {
  const row = toRow(record);
  return {
    ...row,
    kind: record.kind,
    headline: record.name,
    place: [record.city, record.department_name, record.region_name].join(' '),
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
    event_types, amenities, layout_capacities, capacity_bands, largest_room, latitude, longitude, prominence,
    created_at, promotions, placements, search_vector, search_text)
  select id, slug, name, kind, category, "communeCode", "departmentCode", "regionCode",
    "eventTypes", amenities, "layoutCapacities", "capacityBands", "largestRoom", latitude, longitude, prominence,
    "createdAt", promotions, placements,
    setweight(to_tsvector('fr_unaccent', headline), 'A') || setweight(to_tsvector('fr_unaccent', place), 'B')
      || setweight(to_tsvector('fr_unaccent', keywords), 'C') || setweight(to_tsvector('fr_unaccent', body), 'D'),
    lower(f_unaccent(headline || ' ' || place))
  from jsonb_to_recordset($1::jsonb) as r(
    id uuid, slug text, name text, kind text, category smallint, "communeCode" text, "departmentCode" text,
    "regionCode" text, "eventTypes" text[], amenities text[], "layoutCapacities" jsonb, "capacityBands" text[],
    "largestRoom" integer, latitude double precision, longitude double precision, prominence integer,
    "createdAt" timestamptz, promotions jsonb, placements jsonb,
    headline text, place text, keywords text, body text)`;

const INSERT_DOCUMENTS = `
  insert into catalogue_document (venue_id, card, page, rest)
  select venue_id, card, page, rest
  from jsonb_to_recordset($1::jsonb) as r(venue_id uuid, card text, page text, rest text)`;
