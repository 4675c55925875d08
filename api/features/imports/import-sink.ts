import type { VenueContent } from '../venues/venue-content.ts';
import type { WholeVenue } from '../venues/venue-export.queries.ts';

/** What the sink knows of a venue that an earlier import made. */
export interface ExistingVenue {
  id: string;
  /** Hash of the content as it was last imported, not as it may have been edited since. */
  contentHash: string | null;
  /** It was imported without publication, and was neither published nor unpublished since. */
  awaitsPublication: boolean;
}

/** A venue that no import made. */
export interface OwnMadeVenue {
  id: string;
  name: string;
  postalCode: string;
}

export interface VenueWrite {
  /** Stable key of the source, unique over all mappings. */
  key: string;
  /** To know the same row by next time; null = it is kept as it is. */
  contentHash: string | null;
  /** The venue as it will be, whole. */
  content: VenueContent;
  /**
   * Approve and publish the venue if it never was. A venue that was unpublished stays so: an import must not undo
   * a moderator.
   */
  publish: boolean;
  /** The venue to update, as it is now; null = create one. */
  now: WholeVenue | null;
}

/** Names the venue of a file that we wrote ourselves. */
export const ID_KEY = 'venue:';

/** Where imported venues go. */
export interface ImportSink {
  /** The venues with these keys (`venue:` and an id names one by its id), soft-deleted ones too, so that an import does not bring them back. */
  existing(keys: readonly string[]): Promise<ReadonlyMap<string, ExistingVenue>>;
  /** Venues that no import made, in these postal codes: one of them may be what a row would create anew. */
  ownMade(postalCodes: readonly string[]): Promise<readonly OwnMadeVenue[]>;
  /** Venues as they are now, by id. */
  current(ids: readonly string[]): Promise<ReadonlyMap<string, WholeVenue>>;
  /** Writes the batch in one transaction, all or nothing; a batch never holds a key twice. */
  write(batch: readonly VenueWrite[]): Promise<void>;
}
