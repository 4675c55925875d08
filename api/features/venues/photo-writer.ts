import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removeUploadsLater } from '../../platform/storage/uploads.jobs.ts';
import { Photo } from './photo.entity.ts';
import { sourceKey } from './photo-files.ts';
import type { EditableContent, PhotoChoice } from './venue-patch-content.ts';
import { Venue } from './venue.entity.ts';
import { SAME_VERSION } from './venue-version.ts';

/* Writes the pictures of venues. The caller has to refresh the catalogue. */

/** Accepts these pictures of a venue, in this order and with these descriptions; others are unchanged. */
async function arrangePhotos({ em }: Transaction, venueId: string, choices: readonly PhotoChoice[]): Promise<void> {
  const wanted = { venue: venueId, id: { $in: choices.map(({ id }) => id) } };
  const photos = await em.find(Photo, wanted, { refresh: true });
  const places = new Map(choices.map(({ id, alt }, position) => [id, { alt, position, isPending: false }]));
  for (const photo of photos) em.assign(photo, places.get(photo.id)!);
  await em.flush();
}

/** Replaces the set of pictures; the version of the venue does not change, so that an open form can still be saved. */
export async function writePhotos(
  transaction: Transaction,
  venueId: string,
  { photos, homepageImageId }: Pick<EditableContent, 'photos' | 'homepageImageId'>,
): Promise<void> {
  await arrangePhotos(transaction, venueId, photos);
  await transaction.em.nativeUpdate(Venue, { id: venueId }, { homepageImageId, updatedAt: now(), ...SAME_VERSION });
}

/** Sets the pictures of a venue; others are removed. */
export async function replacePhotos(
  transaction: Transaction,
  jobs: Jobs,
  venueId: string,
  photos: readonly PhotoChoice[],
): Promise<void> {
  const keep = photos.map(({ id }) => id);
  await removePhotos(transaction, jobs, [venueId], { keep, pendingOnly: false });
  await arrangePhotos(transaction, venueId, photos);
  const gone = { id: venueId, homepageImageId: { $nin: keep } };
  await transaction.em.nativeUpdate(Venue, gone, { homepageImageId: null, ...SAME_VERSION });
}

/**
 * Removes the pictures of venues; their files are deleted some minutes later.
 * @param keep the ids that are not removed.
 * @param pendingOnly only those that wait for a moderator.
 */
export async function removePhotos(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueue'>,
  venueIds: readonly string[],
  { keep, pendingOnly }: { keep: readonly string[]; pendingOnly: boolean },
): Promise<void> {
  const { em } = transaction;
  const goes = { venue: { $in: [...venueIds] }, id: { $nin: [...keep] }, ...(pendingOnly ? { isPending: true } : {}) };
  const removed = await em.find(Photo, goes, { disableIdentityMap: true });
  if (!removed.length) return;
  await em.nativeDelete(Photo, { id: { $in: removed.map(({ id }) => id) } });
  await removeUploadsLater(jobs)(transaction, removed.flatMap(filesOf));
}

/** The keys of all files of a picture. */
export function filesOf({ id, venue, variants }: Photo): string[] {
  return [...variants.map(({ key }) => key), sourceKey({ venueId: venue.id, photoId: id })];
}
