import type { Database, Transaction } from '../../platform/database/database.ts';
import { unlogged } from '../../platform/audit-context.ts';
import { now } from '../../platform/clock.ts';
import { insertVenues, NO_FLAGS, updateVenues } from '../venues/venue-bulk.queries.ts';
import { lockVenues } from '../venues/venue.queries.ts';
import { type FullVenue, fullVenues } from '../venues/venue-export.queries.ts';
import { Venue } from '../venues/venue.entity.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import { contentHash } from './content-hash.ts';
import { type ExistingVenue, ID_KEY, type ImportSink, type VenueWrite } from './import-sink.ts';
import { VenuesChanged } from '../venues/events.ts';

/** Runs in the transaction of a batch, so that its record and the batch are committed together. */
export type NoteBatch = (transaction: Transaction, written: { created: number; updated: number }) => Promise<void>;

/** Writes imported venues to the database, each batch in one transaction with the update of the public catalogue. */
export function createVenueImportSink(database: Database, note: NoteBatch = async () => {}): ImportSink {
  return {
    existing: (keys) => existing(database, keys),
    ownMade: (postalCodes) =>
      database.em.find(
        Venue,
        { importKey: null, deletedAt: null, postalCode: { $in: [...postalCodes] } },
        { fields: ['name', 'postalCode'], orderBy: { createdAt: 'asc', id: 'asc' } },
      ),
    current: async (ids) => {
      const query = <Row>(text: string, values?: unknown[]) => database.rows<Row>(text, values);
      return new Map((await fullVenues({ query }, ids)).map((venue) => [venue.id, venue]));
    },
    write: (batch) =>
      database.transaction(async (transaction) => {
        await write(transaction, batch);
        const created = batch.filter((venue) => venue.now === null).length;
        await note(transaction, { created, updated: batch.length - created });
      }),
  };
}

async function existing(database: Database, keys: readonly string[]): Promise<Map<string, ExistingVenue>> {
  const ids = keys.filter((key) => key.startsWith(ID_KEY)).map((key) => key.slice(ID_KEY.length));
  const rows = await database.em.find(
    Venue,
    { $or: [{ importKey: { $in: [...keys] } }, { id: { $in: ids } }] },
    { fields: ['importKey', 'importHash', 'reviewStatus'] },
  );
  const asked = new Set(keys);
  return new Map(
    rows.flatMap((row) => {
      const names = [row.importKey, `${ID_KEY}${row.id}`].filter((key) => key !== null && asked.has(key)) as string[];
      const venue = {
        id: row.id,
        contentHash: row.importHash,
        awaitsPublication: (row.reviewStatus as ReviewStatus) === ReviewStatus.DRAFT,
      };
      return names.map((key) => [key, venue] as const);
    }),
  );
}

type Update = VenueWrite & { now: FullVenue };

async function write(transaction: Transaction, batch: readonly VenueWrite[]): Promise<void> {
  const known = batch.filter((venue): venue is Update => venue.now !== null);
  await lockVenues(
    transaction,
    known.map((venue) => venue.now.id),
  );
  // New venues are recorded by the import itself, thousands at a time; only changes of existing ones are audited.
  const created = await unlogged(transaction, () =>
    insertVenues(
      transaction,
      batch
        .filter((venue) => venue.now === null)
        .map(({ key, contentHash: hash, content, publish }) => ({
          content,
          ownerId: null,
          reviewStatus: publish ? ReviewStatus.APPROVED : ReviewStatus.DRAFT,
          isPublished: publish,
          createdAt: now().toISOString(),
          importKey: key,
          importHash: hash,
          flags: NO_FLAGS,
        })),
    ),
  );
  await updateVenues(
    transaction,
    known.map(({ now: before, contentHash: hash, content, publish }) => ({
      id: before.id,
      importHash: hash,
      publish,
      content,
      hasOtherRooms: contentHash(before.rooms) !== contentHash(content.rooms),
    })),
  );
  await transaction.publish(new VenuesChanged([...created, ...known.map((venue) => venue.now.id)]));
}
