import type { Transaction } from '../../platform/database/database.ts';
import { isSlug, isUuid } from '../../platform/text.ts';
import type { PhotoSet } from './photo-set.ts';
import type { PhotoRecord } from './photo.types.ts';
import { type ManagedPhotoView, toManagedPhoto } from './managed-photo.types.ts';
import type { ReviewStatus } from './venue.enums.ts';

type Reading = Pick<Transaction, 'query'>;

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
export async function acceptedPhotos({ query }: Reading, venueId: string): Promise<PhotoSet['photos']> {
  return query(`select id, alt from photo where venue_id = $1 and not is_pending order by position, id`, [venueId]);
}

/** The pictures of a set with everything that screens show of them. One that is gone meanwhile is left out. */
export async function managedPhotos({ query }: Reading, venueId: string, set: PhotoSet): Promise<ManagedPhotoView[]> {
  const rows = await query<PhotoRecord & { isPending: boolean }>(
    `select id, alt, width, height, placeholder, variants, is_pending as "isPending"
     from photo where venue_id = $1 and id = any($2::uuid[])`,
    [venueId, set.photos.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return set.photos.flatMap(({ id, alt }) => {
    const row = byId.get(id);
    return row ? [toManagedPhoto({ ...row, alt })] : [];
  });
}

/** Makes these pictures of a venue the accepted ones, in this order and with these texts; others stay as they are. */
export async function arrangePhotos(
  { query }: Transaction,
  venueId: string,
  photos: readonly { id: string; alt: string }[],
): Promise<void> {
  await query(
    `update photo p set position = r.place - 1, alt = r.alt, is_pending = false
     from rows from (jsonb_to_recordset($2::jsonb) as (id uuid, alt text)) with ordinality as r(id, alt, place)
     where p.venue_id = $1 and p.id = r.id`,
    [venueId, JSON.stringify(photos)],
  );
}

/** Makes a set what a venue has. The catalogue is the caller's to refresh. */
export async function writePhotos(transaction: Transaction, venueId: string, set: PhotoSet): Promise<void> {
  await arrangePhotos(transaction, venueId, set.photos);
  await transaction.query(`update venue set homepage_image_id = $2, updated_at = now() where id = $1`, [
    venueId,
    set.homepageImageId,
  ]);
}
