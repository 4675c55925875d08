import type { ExistingVenue, ImportSink, VenueWrite } from '../features/transfer/import-sink.ts';

/** Keeps imported venues in memory, with the promises that the sink of the database makes. */
export class MemoryImportSink implements ImportSink {
  readonly venues = new Map<string, VenueWrite & { published: boolean }>();
  /** Number of venues of each batch. */
  readonly batches: number[] = [];
  /** Batches after which `write` fails; null = never. */
  failAfter: number | null = null;
  /** Called after each batch. */
  onBatch: (() => void) | undefined;

  existing(keys: readonly string[]): Promise<ReadonlyMap<string, ExistingVenue>> {
    const found = new Map<string, ExistingVenue>();
    for (const key of keys) {
      const venue = this.venues.get(key);
      if (!venue) continue;
      found.set(key, { id: key, contentHash: venue.contentHash, awaitsPublication: !venue.published });
    }
    return Promise.resolve(found);
  }

  write(batch: readonly VenueWrite[]): Promise<void> {
    if (this.failAfter !== null && this.batches.length >= this.failAfter) {
      return Promise.reject(new Error('The database has gone away.'));
    }
    for (const venue of batch) {
      const published = venue.publish || this.venues.get(venue.key)?.published === true;
      this.venues.set(venue.key, { ...venue, published });
    }
    this.batches.push(batch.length);
    this.onBatch?.();
    return Promise.resolve();
  }
}
