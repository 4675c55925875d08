import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removePhotos } from './photo-removal.ts';
import { arrangePhotos } from './photo-writer.ts';
import { replaceRooms } from './room-writer.ts';
import { columnOf, CONTENT_COLUMNS, CONTENT_TYPES } from './venue.queries.ts';
import type { PhotoChoice, VenuePatch } from './venue-patch-content.ts';

/** A number that nothing else locks by. */
const SLUG_LOCK = 4_711_003;

/** Whose row is written, and what it was called. */
export interface WrittenVenue {
  id: string;
  slug: string;
  /** Whether it was ever public, so that somebody may know its address. */
  approvedAt: Date | null;
}

/** Columns that steps of a venue's life write. */
export type VenueColumns = Partial<{
  review_status: string;
  rejection_reason: string | null;
  is_published: boolean;
  approved_at: string | null;
  deleted_at: string | null;
  owner_id: string | null;
  is_featured: boolean;
  is_favourite: boolean;
  top_five_order: number | null;
  is_premier_page: boolean;
  is_homepage_slider: boolean;
  subscription_expired: boolean;
}>;

/** Writes the same columns of venues and counts the change. */
export async function writeColumns(
  transaction: Transaction,
  venueIds: readonly string[],
  columns: VenueColumns,
): Promise<void> {
  const counted = { ...columns, updated_at: now().toISOString() };
  await setColumns(transaction, venueIds, counted, ['version = version + 1']);
}

/** Writes where the platform shows venues. Their content is as it was: neither their versions nor their last changes move. */
export async function writePlaces(
  transaction: Transaction,
  venueIds: readonly string[],
  places: VenueColumns,
): Promise<void> {
  await setColumns(transaction, venueIds, places, []);
}

async function setColumns(
  { query }: Transaction,
  venueIds: readonly string[],
  columns: Record<string, unknown>,
  more: string[],
): Promise<void> {
  const sets = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
  await query(`update venue set ${[...sets, ...more].join(', ')} where id = any($1::uuid[])`, [
    venueIds,
    ...Object.values(columns),
  ]);
}

/** Counts a change that is not in force yet, so that who has seen the venue before is told of it. */
export async function countChange({ query }: Transaction, venueIds: readonly string[]): Promise<void> {
  await query(`update venue set version = version + 1 where id = any($1::uuid[])`, [venueIds]);
}

/**
 * Puts a change into force. The catalogue is the caller's to refresh.
 * @throws AppError VALIDATION_FAILED for a slug that is another venue's.
 */
export async function writePatch(
  transaction: Transaction,
  jobs: Jobs,
  venue: WrittenVenue,
  patch: VenuePatch,
): Promise<void> {
  if (patch.slug !== undefined) await changeSlug(transaction, venue, patch.slug);
  if (patch.rooms) await replaceRooms(transaction, { venueId: venue.id, rooms: patch.rooms });
  if (patch.photos) await replacePhotos(transaction, jobs, venue.id, patch.photos);
  const values: unknown[] = [venue.id, now().toISOString()];
  const sets = [...CONTENT_COLUMNS, 'homepageImageId' as const].flatMap((key) => {
    const value = patch[key];
    if (value === undefined) return [];
    const isJson = key !== 'homepageImageId' && CONTENT_TYPES[key] === 'jsonb';
    values.push(isJson ? JSON.stringify(value) : value);
    return [`${columnOf(key)} = $${values.length}`];
  });
  await transaction.query(
    `update venue set ${[...sets, 'version = version + 1', 'updated_at = $2'].join(', ')} where id = $1`,
    values,
  );
}

/** Who takes a slug waits until the others who do have taken theirs. */
export async function oneSlugAtATime({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [SLUG_LOCK]);
}

/** Whether a slug is, or was, the address of another venue. */
export async function isTaken(
  { query }: Pick<Transaction, 'query'>,
  slug: string,
  venueId: string | null,
): Promise<boolean> {
  const rows = await query(
    `select 1 from venue where slug = $1 and id is distinct from $2::uuid
     union all select 1 from former_slug where slug = $1 and venue_id is distinct from $2::uuid`,
    [slug, venueId],
  );
  return rows.length > 0;
}

async function changeSlug(transaction: Transaction, venue: WrittenVenue, slug: string): Promise<void> {
  if (slug === venue.slug) return;
  await oneSlugAtATime(transaction);
  if (await isTaken(transaction, slug, venue.id)) {
    throw validationFailed([{ path: 'slug', code: 'slugTaken', params: { value: slug } }]);
  }
  await transaction.query(`delete from former_slug where slug = $1`, [slug]);
  await transaction.query(`update venue set slug = $2 where id = $1`, [venue.id, slug]);
  if (!venue.approvedAt) return;
  await transaction.query(
    `insert into former_slug (slug, venue_id) values ($1, $2)
     on conflict (slug) do update set venue_id = excluded.venue_id`,
    [venue.slug, venue.id],
  );
}

/** Those that are not among them go. */
async function replacePhotos(
  transaction: Transaction,
  jobs: Jobs,
  venueId: string,
  photos: readonly PhotoChoice[],
): Promise<void> {
  const keep = photos.map(({ id }) => id);
  await removePhotos(transaction, jobs, [venueId], { keep, pendingOnly: false });
  await arrangePhotos(transaction, venueId, photos);
  await transaction.query(
    `update venue set homepage_image_id = null where id = $1 and not (homepage_image_id = any($2::uuid[]))`,
    [venueId, keep],
  );
}
