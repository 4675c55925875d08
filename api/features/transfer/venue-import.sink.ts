import type { Database, Transaction } from '../../database/database.ts';
import { now } from '../../kernel/clock.ts';
import { refreshCatalogue } from '../search/catalogue.writer.ts';
import { insertVenues, NO_FLAGS } from '../venues/venue.bulk.ts';
import { ReviewStatus } from '../venues/venue.terms.ts';
import type { ExistingVenue, ImportSink, VenueWrite } from './import-sink.ts';

/** Imported venues go into the database, each batch in one transaction together with its part of the public catalogue. */
export function createVenueImportSink(database: Database): ImportSink {
  return {
    existing: (keys) => existing(database, keys),
    write: (batch) => database.transaction((transaction) => write(transaction, batch)),
  };
}

async function existing(database: Database, keys: readonly string[]): Promise<Map<string, ExistingVenue>> {
  const rows = await database.rows<{
    id: string;
    import_key: string;
    import_hash: string;
    review_status: ReviewStatus;
  }>(`select id, import_key, import_hash, review_status from venue where import_key = any($1::text[])`, [keys]);
  return new Map(
    rows.map((row) => [
      row.import_key,
      {
        id: row.id,
        contentHash: row.import_hash,
        awaitsPublication: row.review_status === ReviewStatus.DRAFT,
      },
    ]),
  );
}

async function write(transaction: Transaction, batch: readonly VenueWrite[]): Promise<void> {
  const known = batch.filter(({ id }) => id !== null);
  const created = await insertVenues(
    transaction,
    batch
      .filter(({ id }) => id === null)
      .map(({ key, contentHash, content, publish }) => ({
        content,
        ownerId: null,
        reviewStatus: publish ? ReviewStatus.APPROVED : ReviewStatus.DRAFT,
        isPublished: publish,
        createdAt: now().toISOString(),
        importKey: key,
        importHash: contentHash,
        flags: NO_FLAGS,
      })),
  );
  if (known.length) {
    const records = known.map(({ id, contentHash, content, publish }) => ({ id, contentHash, publish, ...content }));
    await transaction.query(UPDATE_VENUES, [JSON.stringify(records)]);
  }
  await refreshCatalogue(transaction, [...created, ...known.map(({ id }) => id!)]);
}

/**
 * The register knows name, class, place and size. What it says of the house itself holds only while nobody owns the
 * venue; rooms, photos and everything else stay as they are.
 */
const UPDATE_VENUES = `
  update venue v set name = r.name, category = r.category, address = r.address, postal_code = r."postalCode",
    commune_code = r."communeCode", latitude = r.latitude, longitude = r.longitude,
    position_precision = r."positionPrecision", bedrooms = r.bedrooms, sleeps = r.sleeps,
    website = r.website, import_hash = r."contentHash",
    description = case when v.owner_id is null then r.description else v.description end,
    event_types = case when v.owner_id is null then r."eventTypes" else v.event_types end,
    paragraphs = case when v.owner_id is null then r.paragraphs else v.paragraphs end,
    tags = case when v.owner_id is null then r.tags else v.tags end,
    review_status = case when r.publish and v.review_status = 'DRAFT' then 'APPROVED' else v.review_status end,
    is_published = v.is_published or (r.publish and v.review_status = 'DRAFT'),
    approved_at = case when r.publish and v.review_status = 'DRAFT' then now() else v.approved_at end,
    version = v.version + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as r(id uuid, name text, category smallint, description text, address text,
    "postalCode" text, "communeCode" text, latitude double precision, longitude double precision,
    "positionPrecision" text, bedrooms integer, sleeps integer, website text, "eventTypes" text[],
    paragraphs jsonb, tags text[], "contentHash" text, publish boolean)
  where v.id = r.id`;
