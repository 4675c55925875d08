import { picked } from '../../../schema/venue-fields.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { ManagedVenueFilter } from './managed-venue.inputs.ts';
import type { Reading } from './managed-venue-record.queries.ts';
import { conditionsOf } from './managed-venue.queries.ts';
import { type PhotoRecord, toVenuePhoto } from './photo.types.ts';
import type { VenueContent } from './venue-content.ts';
import type { Venue } from './venue.entity.ts';
import { CONTENT_COLUMNS, ROOM_CONTENT, selectFields, selectPhotos } from './venue.queries.ts';

const DECIDED = [
  'id',
  'slug',
  'reviewStatus',
  'isPublished',
  'isFeatured',
  'isFavourite',
  'topFiveOrder',
  'isPremierPage',
  'isHomepageSlider',
] as const;

/** The exported fields of a venue. */
export interface FullVenue extends VenueContent, Pick<Venue, (typeof DECIDED)[number]> {
  /** The name of the commune. */
  city: string;
  ownerId: string | null;
  /** The URLs of its pictures, in their order. */
  images: string[];
  /** YYYY-MM-DD in Paris. */
  createdOn: string;
}

/** Venues in the order of the ids, without unknown ones. */
export async function fullVenues({ query }: Reading, ids: readonly string[]): Promise<FullVenue[]> {
  if (!ids.length) return [];
  const rows = await query<Omit<FullVenue, 'images'> & { photos: PhotoRecord[] }>(
    `select c.label as city, ${selectFields([...CONTENT_COLUMNS, ...DECIDED, 'ownerId'])},
      to_char(v.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "createdOn",
      ${ROOM_CONTENT} as rooms, ${selectPhotos('not p.is_pending')} as photos
    from unnest($1::uuid[]) with ordinality as asked(id, place)
    join venue v on v.id = asked.id
    join commune c on c.code = v.commune_code
    order by asked.place`,
    [ids],
  );
  return rows.map(({ photos, ...row }) => ({ ...row, images: photos.map((photo) => toVenuePhoto(photo).url) }));
}

/** The description of a venue, without its placement. */
export function contentOf(venue: FullVenue): VenueContent {
  return picked(venue, [...CONTENT_COLUMNS, 'rooms']);
}

/** The ids of the venues that a filter finds, by name. @param ownerId only their venues; null = all that the viewer sees. */
export async function exportedIds(
  { query }: Reading,
  viewer: Viewer,
  filter: ManagedVenueFilter,
  ownerId: string | null,
): Promise<string[]> {
  const { found, values, statuses } = conditionsOf(viewer, filter, ownerId);
  const rows = await query<{ id: string }>(
    `select id from (${found}) f where status = any($${values.length + 1}::text[]) order by name, id`,
    [...values, statuses],
  );
  return rows.map(({ id }) => id);
}
