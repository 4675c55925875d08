/**
 * The limit that the product is measured against: Node's own HTTP server and one prepared statement a request, which
 * builds the whole JSON answer from the tables that owners write, and from indexes of its own (`bare-search.ts`). No framework, no validation, no GraphQL.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { bareSearch, IS_PUBLIC, PHOTO, type Search, SUMMARY } from './bare-search.ts';
import { SUGGESTIONS } from './bare-suggestions.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

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

async function answer(request: IncomingMessage): Promise<string> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') return run(bareSearch(JSON.parse(await bodyOf(request)) as Search));
  const slug = url.searchParams.get('slug');
  return slug === null
    ? run({ name: 'suggestions', text: SUGGESTIONS, values: [url.searchParams.get('text')] })
    : run({ name: 'page', text: PAGE, values: [slug] });
}

async function run(statement: pg.QueryConfig): Promise<string> {
  const { rows } = await pool.query<{ body: string }>(statement);
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
