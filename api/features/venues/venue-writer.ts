import { NEXT_VERSION, SAME_VERSION } from './venue-version.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { replacePhotos } from './photo-writer.ts';
import { replaceRooms } from './room-writer.ts';
import { FormerSlug } from './slug.entity.ts';
import { Venue } from './venue.entity.ts';
import type { VenuePatch } from './venue-patch-content.ts';

/** Key of an advisory lock. */
const SLUG_LOCK = 4_711_003;

/** A venue to be inserted. The slug of one that was ever approved is kept, as its URL may be known. */
export type WrittenVenue = Pick<Venue, 'id' | 'slug' | 'approvedAt'>;

/** The columns that are not part of the form. */
export type VenueColumns = Partial<
  Pick<
    Venue,
    | 'reviewStatus'
    | 'rejectionReason'
    | 'isPublished'
    | 'approvedAt'
    | 'deletedAt'
    | 'isFeatured'
    | 'isFavourite'
    | 'topFiveOrder'
    | 'isPremierPage'
    | 'isHomepageSlider'
    | 'subscriptionExpired'
  > & { owner: string | null }
>;

/** Writes the same columns of venues and increments their versions. */
export async function writeColumns({ em }: Transaction, ids: readonly string[], columns: VenueColumns): Promise<void> {
  await em.nativeUpdate(Venue, { id: { $in: [...ids] } }, { ...columns, updatedAt: now() });
}

/** Writes the placement of venues. Their versions and update times do not change. */
export async function writePlaces({ em }: Transaction, ids: readonly string[], places: VenueColumns): Promise<void> {
  await em.nativeUpdate(Venue, { id: { $in: [...ids] } }, { ...places, ...SAME_VERSION });
}

/** Increments the version for a change that is not in force yet, so that edits of an earlier version conflict. */
export async function countChange({ em }: Transaction, ids: readonly string[]): Promise<void> {
  await em.nativeUpdate(Venue, { id: { $in: [...ids] } }, NEXT_VERSION);
}

/**
 * Puts a change into force. The caller has to refresh the catalogue.
 * @throws AppError VALIDATION_FAILED for the slug of another venue.
 */
export async function writePatch(
  transaction: Transaction,
  jobs: Jobs,
  venue: WrittenVenue,
  { slug, rooms, photos, communeCode, ...content }: VenuePatch,
): Promise<void> {
  if (slug !== undefined) await changeSlug(transaction, venue, slug);
  if (rooms) await replaceRooms(transaction, { venueId: venue.id, rooms });
  if (photos) await replacePhotos(transaction, jobs, venue.id, photos);
  const { em } = transaction;
  const place = communeCode === undefined ? {} : { commune: communeCode };
  await em.nativeUpdate(Venue, { id: venue.id }, { ...content, ...place, updatedAt: now() });
}

/** Serialises the assignment of slugs. */
export async function oneSlugAtATime({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [SLUG_LOCK]);
}

/** Whether a slug is, or was, that of another venue. */
export async function isTaken({ em }: Pick<Transaction, 'em'>, slug: string, venueId: string | null): Promise<boolean> {
  const others = venueId === null ? {} : { $ne: venueId };
  return (await em.count(Venue, { slug, id: others })) > 0 || (await em.count(FormerSlug, { slug, venue: others })) > 0;
}

/** @throws AppError VALIDATION_FAILED for a slug that is, or was, that of another venue. */
export async function assertFree(transaction: Transaction, slug: string, venueId: string): Promise<void> {
  if (await isTaken(transaction, slug, venueId))
    throw validationFailed([{ path: 'slug', code: 'slugTaken', params: { value: slug } }]);
}

async function changeSlug(transaction: Transaction, venue: WrittenVenue, slug: string): Promise<void> {
  if (slug === venue.slug) return;
  await oneSlugAtATime(transaction);
  await assertFree(transaction, slug, venue.id);
  const { em } = transaction;
  await em.nativeDelete(FormerSlug, { slug });
  await em.nativeUpdate(Venue, { id: venue.id }, { slug, ...SAME_VERSION });
  if (!venue.approvedAt) return;
  await em.upsert(FormerSlug, { slug: venue.slug, venue: venue.id });
}
