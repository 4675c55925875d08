import type { VenueContent } from '../venues/venue-content.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';

/** What the sink stores of a venue from an earlier import. */
export interface ExistingVenue {
  id: string;
  /** Hash of the content as it was last imported, not as it may have been edited since. */
  contentHash: string | null;
  /** It was imported without publication, and was neither published nor unpublished since. */
  awaitsPublication: boolean;
}

/** A venue that was not imported. */
export interface ManualVenue {
  id: string;
  name: string;
  postalCode: string;
}

export interface VenueWrite {
  /** Stable key of the source, unique over all mappings. */
  key: string;
  /** Identifies the same row in later files; null = the stored hash is unchanged. */
  contentHash: string | null;
  /** The complete venue after the import. */
  content: VenueContent;
  /**
   * Approves and publishes the venue if it never was. An unpublished venue stays so: an import must not override
   * a moderator.
   */
  publish: boolean;
  /** The current venue, which is updated; null = it is created. */
  now: FullVenue | null;
}

/** The key of a venue in a file that the product has exported. */
export const ID_KEY = 'venue:';

/** The destination of imported venues. */
export interface ImportSink {
  /** The venues with these keys (`venue:` and an id names one by its id), soft-deleted ones too, so that an import does not bring them back. */
  existing(keys: readonly string[]): Promise<ReadonlyMap<string, ExistingVenue>>;
  /** Venues in these postal codes that were not imported: possible duplicates of new rows. */
  ownMade(postalCodes: readonly string[]): Promise<readonly ManualVenue[]>;
  /** Current venues, by id. */
  current(ids: readonly string[]): Promise<ReadonlyMap<string, FullVenue>>;
  /** Writes a batch in one transaction; keys in a batch are unique. */
  write(batch: readonly VenueWrite[]): Promise<void>;
}
