import type { VenueContent } from '../venues/venue.content.ts';

/** What the sink knows of a venue that an earlier import made. */
export interface ExistingVenue {
  id: string;
  /** Hash of the content as it was last imported, not as it may have been edited since. */
  contentHash: string;
  /** It was imported without publication, and nobody has published or unpublished it since. */
  awaitsPublication: boolean;
}

export interface VenueWrite {
  /** Stable key of the source, unique over all mappings. */
  key: string;
  contentHash: string;
  content: VenueContent;
  /**
   * Approve and publish the venue if it never was. A venue that somebody unpublished stays so: an import must not undo
   * a moderator.
   */
  publish: boolean;
  /** The venue to update; null = create one. */
  id: string | null;
}

/** Where imported venues go. */
export interface ImportSink {
  /** The venues with these keys, soft-deleted ones too, so that an import does not bring them back. */
  existing(keys: readonly string[]): Promise<ReadonlyMap<string, ExistingVenue>>;
  /** Writes the batch in one transaction, all or nothing; a batch never holds a key twice. */
  write(batch: readonly VenueWrite[]): Promise<void>;
}
