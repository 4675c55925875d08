import 'reflect-metadata';
import { picked } from '../../../schema/venue-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { ManagedVenueFilter } from './managed-venue.inputs.ts';
import type { Reading } from './managed-venue-record.ts';
import { conditionsOf } from './managed-venue-where.ts';
import type { PhotoRecord } from './photo.types.ts';
import { toPhotoView } from './photo.types.ts';
import type { VenueContent } from './venue-content.ts';
import { CONTENT_COLUMNS, ROOM_CONTENT, selectFields, selectPhotos } from './venue.queries.ts';
import { isModerator } from './venue.policy.ts';
import type { ReviewStatus } from './venue.enums.ts';

/** All that a file tells of a venue. */
export interface WholeVenue extends VenueContent {
  id: string;
  slug: string;
  /** As the commune is called. */
  city: string;
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  isPublished: boolean;
  isFeatured: boolean;
  isFavourite: boolean;
  topFiveOrder: number | null;
  isPremierPage: boolean;
  isHomepageSlider: boolean;
  /** Addresses of its pictures, in their order. */
  images: string[];
  /** YYYY-MM-DD in Paris. */
  createdOn: string;
}

/** Which venues are taken away: as in the list. */
export type VenueExportFilter = ManagedVenueFilter;

export function exportFilter(conditions: VenueExportFilter): VenueExportFilter {
  return Object.assign(new ManagedVenueFilter(), conditions);
}

const BATCH = 500;

const SELECT = `
  select c.label as city, ${selectFields(['id', 'slug', ...CONTENT_COLUMNS, 'ownerId', 'reviewStatus', 'isPublished'])},
    ${selectFields(['isFeatured', 'isFavourite', 'topFiveOrder', 'isPremierPage', 'isHomepageSlider'])},
    to_char(v.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "createdOn",
    ${ROOM_CONTENT} as rooms, ${selectPhotos('not p.is_pending')} as photos
  from unnest($1::uuid[]) with ordinality as asked(id, place)
  join venue v on v.id = asked.id
  join commune c on c.code = v.commune_code
  order by asked.place`;

type Row = Omit<WholeVenue, 'images'> & { photos: PhotoRecord[] };

/** Venues with all that there is of them, in the order of the ids; those that there are not are missing. */
export async function wholeVenues({ query }: Reading, ids: readonly string[]): Promise<WholeVenue[]> {
  if (!ids.length) return [];
  const rows = await query<Row>(SELECT, [ids]);
  return rows.map(({ photos, ...row }) => ({
    ...row,
    images: photos.map((photo) => toPhotoView(photo).url),
  }));
}

/** What of a venue describes it, without what the platform decides about it. */
export function contentOf(venue: WholeVenue): VenueContent {
  return picked(venue, [...CONTENT_COLUMNS, 'rooms']);
}

/** Venues to be taken away, by name, no more than a batch in memory at a time. */
export class VenueExportService {
  readonly #reading: Reading;

  constructor(database: Database) {
    this.#reading = { query: (text, values) => database.rows(text, values) };
  }

  /**
   * For the platform all venues that fit, for others their own.
   * @param own the viewer's own venues alone, whoever he is.
   * @throws AppError FORBIDDEN for those of others, before anything is given.
   */
  async open(viewer: Viewer, filter: VenueExportFilter, own: boolean): Promise<AsyncGenerator<WholeVenue[]>> {
    return this.#batches(await this.#find(viewer, filter, own));
  }

  async *#batches(ids: readonly string[]): AsyncGenerator<WholeVenue[]> {
    const read = (start: number): Promise<WholeVenue[]> => wholeVenues(this.#reading, ids.slice(start, start + BATCH));
    let next = read(0);
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = await next;
      // The database reads on while this one is written down.
      next = read(start + BATCH);
      // Who goes away in the middle waits for nothing.
      next.catch(() => {});
      yield batch;
    }
  }

  async #find(viewer: Viewer, filter: VenueExportFilter, own: boolean): Promise<string[]> {
    const ownerId = own || !isModerator(viewer) ? viewer.id : null;
    if (ownerId && filter.ownerId && filter.ownerId !== ownerId) throw new AppError('FORBIDDEN');
    const { found, values, statuses } = conditionsOf(viewer, filter, ownerId);
    const rows = await this.#reading.query<{ id: string }>(
      `select id from (${found}) f where status = any($${values.length + 1}::text[]) order by name, id`,
      [...values, statuses],
    );
    return rows.map(({ id }) => id);
  }
}
