import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { isSlug, isUuid } from '../../platform/text.ts';
import { Photo } from './photo.entity.ts';
import type { PhotoSet } from './photo-set.ts';
import { type ManagedPhotoView, toManagedPhoto } from './managed-photo.types.ts';
import { Venue } from './venue.entity.ts';
import { SAME_VERSION } from './venue-version.ts';
import type { ReviewStatus } from './venue.enums.ts';

type Reading = Pick<Transaction, 'em' | 'query'>;

/** What of a venue its pictures depend on. */
export interface PhotoVenue {
  id: string;
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  homepageImageId: string | null;
  version: number;
  /** Whether the public sees it: it then stands in the catalogue. */
  isPublic: boolean;
}

/** The venue of an id or slug; null = there is none. */
export async function venueOf({ query }: Reading, idOrSlug: string): Promise<PhotoVenue | null> {
  if (!isUuid(idOrSlug) && !isSlug(idOrSlug)) return null;
  const [venue] = await query<PhotoVenue>(
    `select v.id, v.owner_id as "ownerId", v.review_status as "reviewStatus", v.homepage_image_id as "homepageImageId", v.version,
       exists (select 1 from catalogue_venue c where c.venue_id = v.id) as "isPublic"
     from venue v where ${isUuid(idOrSlug) ? 'v.id = $1::uuid' : 'v.slug = $1'} and v.deleted_at is null`,
    [idOrSlug],
  );
  return venue ?? null;
}

/** The pictures that the public sees when the venue is public. */
export async function acceptedPhotos({ em }: Reading, venueId: string): Promise<PhotoSet['photos']> {
  const accepted = { venue: venueId, isPending: false };
  const photos = await em.find(Photo, accepted, { orderBy: { position: 'asc', id: 'asc' }, disableIdentityMap: true });
  return photos.map(({ id, alt }) => ({ id, alt }));
}

/** The pictures of a set with everything that screens show of them. One that is gone meanwhile is left out. */
export async function managedPhotos({ em }: Reading, venueId: string, set: PhotoSet): Promise<ManagedPhotoView[]> {
  const wanted = { venue: venueId, id: { $in: set.photos.map(({ id }) => id) } };
  const photos = await em.find(Photo, wanted, { disableIdentityMap: true });
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return set.photos.flatMap(({ id, alt }) => {
    const photo = byId.get(id);
    return photo ? [toManagedPhoto(photo, alt)] : [];
  });
}

/** Makes these pictures of a venue the accepted ones, in this order and with these texts; others stay as they are. */
export async function arrangePhotos(
  { em }: Transaction,
  venueId: string,
  choices: readonly { id: string; alt: string }[],
): Promise<void> {
  const wanted = { venue: venueId, id: { $in: choices.map(({ id }) => id) } };
  const photos = await em.find(Photo, wanted, { refresh: true });
  const places = new Map(choices.map(({ id, alt }, position) => [id, { alt, position, isPending: false }]));
  for (const photo of photos) em.assign(photo, places.get(photo.id)!);
  await em.flush();
}

/** Makes a set what a venue has. The catalogue is the caller's to refresh. */
export async function writePhotos(transaction: Transaction, venueId: string, set: PhotoSet): Promise<void> {
  await arrangePhotos(transaction, venueId, set.photos);
  const { homepageImageId } = set;
  await transaction.em.nativeUpdate(Venue, { id: venueId }, { homepageImageId, updatedAt: now(), ...SAME_VERSION });
}
