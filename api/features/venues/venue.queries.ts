import type { Transaction } from '../../platform/database/database.ts';
import { isSlug, isUuid } from '../../platform/text.ts';
import { lockAccounts } from '../accounts/user.queries.ts';
import { bySimpleName } from '../../../schema/venue-fields.ts';
import type { VenueContent } from './venue-content.ts';

/** The SQL condition under which a venue (v) of an owner (u) is public; for the public, others do not exist. */
export const IS_PUBLIC = `
  v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or u.status = 'APPROVED')`;

const SUBSCRIPTION_ENDED = `exists (select 1 from subscription s where s.user_id = v.owner_id and s.status = 'EXPIRED')`;

/** The SQL condition under which a venue (v) is hidden because of its owner's plan: the subscription has ended, or the plan's limit is exceeded. */
export const HIDDEN_SINCE_ENDED = `(v.subscription_expired and ${SUBSCRIPTION_ENDED})`;
export const HIDDEN_BEYOND_PLAN = `(v.subscription_expired and not ${SUBSCRIPTION_ENDED})`;

/** Key of an advisory lock. */
const HOME_LOCK = 4_711_009;

/** Locks the placement of venues on the home page for one transaction at a time, before any row. */
export async function lockHome({ query }: Pick<Transaction, 'query'>): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [HOME_LOCK]);
}

/**
 * Locks venues until the transaction ends: first their owners, then the venues, both in the order of their ids. A change of one venue may change
 * others of its owner, so every write of a venue begins with this (docs/decisions/0034).
 * @param owners the owners that they may have afterwards.
 */
export async function lockVenues(
  transaction: Pick<Transaction, 'query'>,
  idsOrSlugs: readonly string[],
  owners: readonly string[] = [],
): Promise<void> {
  const keys = [idsOrSlugs.filter(isUuid), idsOrSlugs.filter((key) => !isUuid(key) && isSlug(key))];
  const venues = await transaction.query<{ id: string; owner_id: string | null }>(
    `select id, owner_id from venue where id = any($1::uuid[]) or slug = any($2)`,
    keys,
  );
  await lockAccounts(transaction, [...venues.map(({ owner_id: ownerId }) => ownerId), ...owners.filter(isUuid)]);
  // Rows that refer to a venue, such as pictures, can still be written: the lock is not on the key.
  await transaction.query(`select 1 from venue where id = any($1::uuid[]) order by id for no key update`, [
    venues.map(({ id }) => id),
  ]);
}

/** The values of a venue's columns, by field; rooms have a table of their own. */
export const CONTENT_TYPES: Readonly<Record<Exclude<keyof VenueContent, 'rooms'>, string>> = {
  name: 'text',
  kind: 'text',
  description: 'text',
  address: 'text',
  postalCode: 'text',
  communeCode: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  positionPrecision: 'text',
  ...bySimpleName((_, { kind }) => (kind === 'whole' ? 'integer' : 'text')),
  category: 'smallint',
  eventTypes: 'text[]',
  amenities: 'text[]',
  tags: 'text[]',
  rates: 'jsonb',
  accesses: 'jsonb',
  pointsOfInterest: 'jsonb',
  activities: 'jsonb',
  paragraphs: 'jsonb',
};

export const CONTENT_COLUMNS = Object.keys(CONTENT_TYPES) as (keyof typeof CONTENT_TYPES)[];

/** "contactFax" → "contact_fax" */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Columns of the table with the alias v, aliased to their fields: `v.contact_fax as "contactFax"`. */
export function selectFields(fields: readonly string[] = CONTENT_COLUMNS): string {
  return fields.map((field) => `v.${columnOf(field)} as "${field}"`).join(', ');
}

/** The rows of a JSON array in $1, with the names of its fields. */
export function recordset(types: Readonly<Record<string, string>>): string {
  const columns = Object.entries(types).map(([field, type]) => `"${field}" ${type}`);
  return `jsonb_to_recordset($1::jsonb) as r(${columns.join(', ')})`;
}

const ROOM_FIELDS = ['name', 'description', 'areaSqm', 'ceilingHeightM', 'daylight', 'stepFree', 'capacities'];

/** The rooms of a venue (v) in their order, as JSON. */
export function selectRooms(fields: readonly string[] = ['id', ...ROOM_FIELDS]): string {
  const members = fields.map((field) => `'${field}', r.${columnOf(field)}`).join(', ');
  return `coalesce((select jsonb_agg(jsonb_build_object(${members}) order by r.position, r.id)
    from room r where r.venue_id = v.id), '[]')`;
}

/** The same without their ids: the content. */
export const ROOM_CONTENT = selectRooms(ROOM_FIELDS);

/** The pictures of a venue (v) in their order, as JSON. */
export function selectPhotos(condition = 'true'): string {
  return `coalesce((select jsonb_agg(to_jsonb(p) - 'venue_id' order by p.position, p.id)
    from photo p where p.venue_id = v.id and ${condition}), '[]')`;
}
