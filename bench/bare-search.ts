import type { PossibleTimes } from '../api/features/search/dates/event-begins.ts';
import { bareDates } from './bare-dates.ts';
import type { Database } from '../api/platform/database/database.ts';
import { suitableLayouts } from '../schema/suitable-layouts.ts';
import type { Amenity, EventType, VenueKind } from '../api/features/venues/venue.enums.ts';

/** A search, as the bare SQL server is asked it; conditions that are left out do not count. */
export interface Search {
  departments?: string[];
  eventTypes?: EventType[];
  capacity?: number;
  categories?: number[];
  kinds?: VenueKind[];
  /** At least. */
  bedrooms?: number;
  /** One of each list. */
  amenities?: Amenity[][];
  words?: string;
  /** The half days on which the event may begin, and how many it takes. */
  dates?: PossibleTimes;
  sort: 'NAME' | 'NAME_DESC' | 'CATEGORY' | 'CATEGORY_DESC';
}

/**
 * What the bare SQL server filters by beside the tables of the product: the greatest room of each venue in each layout as a number behind a
 * B-tree, because capacities are JSON, and the words of its texts by French stems behind a GIN index.
 */
export async function writeBareSearch(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query(`create table bench_room as
      select venue_id, key as layout, max(value::integer) as people from room, jsonb_each_text(capacities) group by 1, 2`);
    await query('create unique index bench_room_people on bench_room (venue_id, layout, people)');
    await query('create text search configuration bench_french (copy = french)');
    await query(
      'alter text search configuration bench_french alter mapping for hword, hword_part, word with unaccent, french_stem',
    );
    await query(`create table bench_text as
      select v.id as venue_id, to_tsvector('bench_french', concat_ws(' ', v.name, v.description, array_to_string(v.tags, ' '),
        v.paragraphs::text, c.label, d.name, r.name)) as words
      from venue v join commune c on c.code = v.commune_code join department d on d.code = c.department_code
      join region r on r.code = d.region_code`);
    await query('create unique index bench_text_venue on bench_text (venue_id)');
    await query('create index bench_text_words on bench_text using gin (words)');
  });
}

export const IS_PUBLIC = `v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or exists (select 1 from user_account u where u.id = v.owner_id and u.status = 'APPROVED'))`;
export const PHOTO = `json_build_object('id', p.id, 'url', '/uploads/' || (select one ->> 'key' from jsonb_array_elements(p.variants) one
    where one ->> 'type' <> 'image/avif' order by (one ->> 'width')::integer desc limit 1),
  'alt', p.alt, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)`;
export const SUMMARY = `'id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'category', v.category, 'city', c.label,
  'bedrooms', v.bedrooms, 'eventTypes', v.event_types, 'department', json_build_object('code', d.code, 'name', d.name)`;
const LARGEST = `coalesce((select max(people::text::integer) from jsonb_path_query(r.capacities, '$.*') people), 0)`;

const ORDERS: Record<Search['sort'], string> = {
  NAME: 'name, id',
  NAME_DESC: 'name desc, id',
  CATEGORY: 'category, name, id',
  CATEGORY_DESC: 'category desc, name, id',
};

const names = new Map<string, string>();

/** A short name for each statement: PostgreSQL cuts off what is longer than 63 characters. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `search ${names.size}`;
  names.set(text, name);
  return name;
}

/** The statement of a search, which has the conditions that are given and no others; statements with the same conditions share a plan. */
export function bareSearch(search: Search): { name: string; text: string; values: unknown[] } {
  const { departments, eventTypes, categories, capacity, kinds, bedrooms, amenities, words, dates, sort } = search;
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = [IS_PUBLIC];
  // The codes of a department's communes begin with its own; `offset 0` makes the planner look there with the index first.
  const from = departments
    ? `unnest(${value(departments)}::text[]) department cross join lateral (
        select * from venue where commune_code >= department and commune_code < department || '~' offset 0
      ) v`
    : 'venue v';
  if (eventTypes) conditions.push(`v.event_types && ${value(eventTypes)}`);
  if (categories) conditions.push(`v.category = any(${value(categories)})`);
  if (kinds) conditions.push(`v.kind = any(${value(kinds)})`);
  if (bedrooms !== undefined) conditions.push(`v.bedrooms >= ${value(bedrooms)}`);
  for (const anyOf of amenities ?? []) conditions.push(`v.amenities && ${value(anyOf)}`);
  if (words)
    conditions.push(
      `v.id in (select venue_id from bench_text where words @@ plainto_tsquery('bench_french', ${value(words)}))`,
    );
  if (capacity !== undefined) {
    // People are counted in the layouts that suit the events.
    const layouts = suitableLayouts(eventTypes ?? []);
    const suited = layouts.length ? `r.layout = any(${value(layouts)}) and ` : '';
    conditions.push(
      `exists (select 1 from bench_room r where r.venue_id = v.id and ${suited}r.people >= ${value(capacity)})`,
    );
  }
  if (dates) conditions.push(bareDates(dates, capacity ?? 0, value));
  const text = `
  with hit as materialized (
    select v.id, v.name, v.category from ${from} where ${conditions.join('\n and ')}
  ), page as (select id, row_number() over (order by ${ORDERS[sort]}) as place from hit order by place limit 20)
  select json_build_object('totalCount', (select count(*) from hit), 'items', (
    select coalesce(json_agg(json_build_object(${SUMMARY}, 'summary', left(v.description, 200),
        'largestRoom', largest, 'roomCount', room_count, 'rooms', rooms,
        'photo', (select ${PHOTO} from photo p where p.venue_id = v.id order by p.position, p.id limit 1)) order by page.place), '[]')
    from page join venue v using (id) join commune c on c.code = v.commune_code join department d on d.code = c.department_code
    cross join lateral (
      select max(capacity) as largest, count(*) as room_count, json_agg(
        json_build_object('id', id, 'name', name, 'areaSqm', area_sqm, 'capacity', capacity) order by capacity desc
      ) filter (where place <= 3) as rooms
      from (
        select *, row_number() over (order by capacity desc) as place
        from (select r.id, r.name, r.area_sqm, ${LARGEST} as capacity from room r where r.venue_id = v.id offset 0) r
      ) r
    ) rooms))::text as body`;
  return { name: nameOf(text), text, values };
}
