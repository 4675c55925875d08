/**
 * The limit that the product is measured against: Node's own HTTP server and one prepared statement a request, which
 * builds the whole JSON answer from the tables that owners write. No framework, no validation, no GraphQL.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { suitableLayouts } from '../schema/suitable-layouts.ts';
import { SUGGESTIONS } from './bare-suggestions.ts';
import type { Search } from './workloads.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const IS_PUBLIC = `v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or exists (select 1 from user_account u where u.id = v.owner_id and u.status = 'APPROVED'))`;
const LARGEST = `coalesce((select max(people::text::integer) from jsonb_path_query(r.capacities, '$.*') people), 0)`;
const PHOTO = `json_build_object('id', p.id, 'url', '/uploads/' || (select one ->> 'key' from jsonb_array_elements(p.variants) one
    where one ->> 'type' <> 'image/avif' order by (one ->> 'width')::integer desc limit 1),
  'alt', p.alt, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)`;
const SUMMARY = `'id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'category', v.category, 'city', c.label,
  'bedrooms', v.bedrooms, 'eventTypes', v.event_types, 'department', json_build_object('code', d.code, 'name', d.name)`;

/** The codes of a department's communes begin with its own; `offset 0` makes the planner look there with the index first. */
const search = (order: string): string => `
  with hit as materialized (
    select v.id, v.name, v.category from unnest($1::text[]) department
    cross join lateral (
      select * from venue where commune_code >= department and commune_code < department || '~' offset 0
    ) v
    where ${IS_PUBLIC} and v.event_types && $2 and v.category = any($3)
      and exists (select 1 from room r where r.venue_id = v.id and r.capacities @@ $4::jsonpath)
  ), page as (select id, row_number() over (order by ${order}) as place from hit order by place limit 20)
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

const PAGE = `
  select json_build_object(${SUMMARY}, 'region', json_build_object('code', g.code, 'name', g.name), 'description', v.description,
    'address', v.address, 'postalCode', v.postal_code, 'latitude', v.latitude, 'longitude', v.longitude, 'sleeps', v.sleeps,
    'website', v.website, 'amenities', v.amenities, 'tags', v.tags, 'accesses', v.accesses, 'pointsOfInterest', v.points_of_interest,
    'activities', v.activities, 'paragraphs', v.paragraphs, 'updatedAt', v.updated_at,
    'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'description', r.description,
        'areaSqm', r.area_sqm, 'ceilingHeightM', r.ceiling_height_m, 'daylight', r.daylight, 'stepFree', r.step_free,
        'capacities', (select json_agg(json_build_object('layout', key, 'capacity', value)) from jsonb_each(r.capacities)))
      order by r.position, r.id), '[]') from room r where r.venue_id = v.id),
    'photos', (select coalesce(json_agg(${PHOTO} order by p.position, p.id), '[]') from photo p where p.venue_id = v.id))::text as body
  from venue v join commune c on c.code = v.commune_code join department d on d.code = c.department_code
  join region g on g.code = d.region_code
  where v.slug = $1 and ${IS_PUBLIC}`;

const ORDERS: Record<Search['sort'], string> = {
  NAME: 'name, id',
  NAME_DESC: 'name desc, id',
  CATEGORY: 'category, name, id',
  CATEGORY_DESC: 'category desc, name, id',
};

async function answer(request: IncomingMessage): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const { departments, eventTypes, categories, capacity, sort } = JSON.parse(await bodyOf(request)) as Search;
    return run(`search ${sort}`, search(ORDERS[sort]), [
      departments,
      eventTypes,
      categories,
      roomFor(capacity, eventTypes),
    ]);
  }
  const slug = url.searchParams.get('slug');
  return slug === null ? run('suggestions', SUGGESTIONS, [url.searchParams.get('text')]) : run('page', PAGE, [slug]);
}

/** A condition on the capacities of a room, which are counted in the layouts that suit the events. */
function roomFor(people: number, eventTypes: Search['eventTypes']): string {
  const layouts = suitableLayouts(eventTypes);
  return (layouts.length ? layouts : ['*']).map((layout) => `$.${layout} >= ${people}`).join(' || ');
}

async function run(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text, values });
  return rows[0]?.body ?? 'null';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer(request));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
