import { bySimpleName } from '../../../schema/venue-fields.ts';
import type { VenueContent } from './venue-content.ts';

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
