import type { VenueContent } from '../features/venues/venue-content.ts';
import type { FullVenue } from '../features/venues/venue-export.queries.ts';
import { ReviewStatus } from '../features/venues/venue.enums.ts';
import type { ExistingVenue, ImportSink, VenueWrite } from '../features/imports/import-sink.ts';

/** The decisions about venues that were only imported. */
const UNTOUCHED: Omit<FullVenue, keyof VenueContent | 'id' | 'isPublished'> = {
  slug: '',
  city: '',
  ownerId: null,
  reviewStatus: ReviewStatus.DRAFT,
  isFeatured: false,
  isFavourite: false,
  topFiveOrder: null,
  isPremierPage: false,
  isHomepageSlider: false,
  images: [],
  createdOn: '2026-01-01',
};

/** Stores imported venues in memory, with the guarantees of the sink of the database. */
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

  ownMade(): Promise<[]> {
    return Promise.resolve([]);
  }

  current(ids: readonly string[]): Promise<ReadonlyMap<string, FullVenue>> {
    const found = new Map<string, FullVenue>();
    for (const id of ids) {
      const venue = this.venues.get(id);
      if (venue) found.set(id, { ...UNTOUCHED, ...venue.content, id, isPublished: venue.published });
    }
    return Promise.resolve(found);
  }

  write(batch: readonly VenueWrite[]): Promise<void> {
    if (this.failAfter !== null && this.batches.length >= this.failAfter) {
      return Promise.reject(new Error('The database has gone away.'));
    }
    for (const venue of batch) {
      const published = venue.publish || this.venues.get(venue.now?.id ?? venue.key)?.published === true;
      const key = venue.now?.id ?? venue.key;
      this.venues.set(key, { ...venue, published });
    }
    this.batches.push(batch.length);
    this.onBatch?.();
    return Promise.resolve();
  }
}
