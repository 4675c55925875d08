/**
 * `npm run relevance`: how well the search finds what a planner means, on the demo world. Each line of search-queries.jsonl is a text and what
 * is meant by it. Precision at 5 of a text: the meant venues among its first five, divided by five or by the number of meant venues, if it is
 * smaller. `--check` ends with an error when a target is missed.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { fold } from '../api/platform/text.ts';
import { withDemoServer } from './processes.ts';
import { printFindings } from './report.ts';

const FIRST = 5;
const TARGETS = { precision: 0.92, empty: 0 };

interface Venue {
  id: string;
  name: string;
  kind: string;
  city: string;
  category: number | null;
  bedrooms: number | null;
  amenities: string[];
  department: { name: string };
  region: { name: string };
  capacities: { capacity: number }[];
}

/** What is meant: each condition has alternatives. Names of places and venues are meant by their beginning. */
type Wanted = Partial<
  Record<'city' | 'dep' | 'region' | 'kind' | 'cap' | 'bed' | 'cat' | 'amen' | 'amen2' | 'name', string[]>
>;

const REGIONS: Record<string, string> = { PACA: "Provence-Alpes-Côte d'Azur" };

const begins = (text: string, start: string): boolean => fold(text).startsWith(fold(start));

const MEETS: Record<keyof Wanted, (venue: Venue, value: string) => boolean> = {
  city: (venue, value) => begins(venue.city, value),
  dep: (venue, value) => fold(venue.department.name) === fold(value),
  region: (venue, value) => begins(venue.region.name, REGIONS[value] ?? value),
  kind: (venue, value) => venue.kind === value,
  cap: (venue, value) => venue.capacities.some(({ capacity }) => capacity >= Number(value)),
  bed: (venue, value) => (venue.bedrooms ?? 0) >= Number(value),
  cat: (venue, value) => venue.category === Number(value),
  amen: (venue, value) => venue.amenities.includes(value),
  amen2: (venue, value) => venue.amenities.includes(value),
  name: (venue, value) => begins(venue.name, value),
};

const FIELDS = `id name city kind category bedrooms amenities department { name } region { name } capacities { capacity }`;
const SEARCH = `query ($text: String!, $pageSize: Int!) {
  searchVenues(filter: { text: $text }, pageSize: $pageSize) { totalCount relaxed items { id slug } }
}`;
const ALL = `query ($page: Int!) { searchVenues(page: $page, pageSize: 24) { pageCount items { slug } } }`;
const DETAILS = `query ($slugs: [String!]!) { venues(slugs: $slugs) { ${FIELDS} } }`;

interface Found {
  searchVenues: { totalCount: number; pageCount: number; relaxed: string[]; items: { id: string; slug: string }[] };
}

async function ask<Data>(url: string, query: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function allVenues(url: string): Promise<Map<string, Venue>> {
  const venues = new Map<string, Venue>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { searchVenues } = await ask<Found>(url, ALL, { page });
    pages = searchVenues.pageCount;
    const slugs = searchVenues.items.map(({ slug }) => slug);
    for (let at = 0; at < slugs.length; at += 5) {
      const details = await ask<{ venues: Venue[] }>(url, DETAILS, { slugs: slugs.slice(at, at + 5) });
      for (const venue of details.venues) venues.set(venue.id, venue);
    }
  }
  return venues;
}

const queries = readFileSync(new URL('search-queries.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { q: string; want: Wanted });

const missed = await withDemoServer({ DEMO: '1', RATE_LIMITS: '0' }, async ({ url }) => {
  const venues = await allVenues(url);
  const isMeant = (venue: Venue, want: Wanted): boolean =>
    Object.entries(want).every(([name, values]) => values.some((value) => MEETS[name as keyof Wanted](venue, value)));
  let [sum, measured, empty] = [0, 0, 0];
  for (const { q, want } of queries) {
    const { searchVenues } = await ask<Found>(url, SEARCH, { text: q, pageSize: FIRST });
    if (searchVenues.totalCount === 0) empty++;
    const meant = [...venues.values()].filter((venue) => isMeant(venue, want)).length;
    const shown = searchVenues.items.map(({ id }) => venues.get(id)!);
    const right = shown.filter((venue) => isMeant(venue, want)).length;
    // No venue of the demo world is meant: near misses are all that can be shown.
    if (meant === 0) {
      console.log(`none meant    ${q}: ${searchVenues.totalCount} found, relaxed ${searchVenues.relaxed.join()}`);
      continue;
    }
    const precision = right / Math.min(FIRST, meant);
    sum += precision;
    measured++;
    if (precision < 1)
      console.log(
        `${precision.toFixed(2)}  ${q}: ${searchVenues.totalCount} found, ${meant} meant, relaxed ${searchVenues.relaxed.join()}; first ${shown.map(({ name, kind, city }) => `${name} (${kind}, ${city})`).join(', ')}`,
      );
  }
  return printFindings([
    {
      what: `precision at ${FIRST} of ${measured} texts`,
      value: sum / measured,
      unit: '',
      target: TARGETS.precision,
      least: true,
    },
    { what: `texts that find nothing, of ${queries.length}`, value: empty, unit: '', target: TARGETS.empty },
  ]);
});
process.exit(process.argv.includes('--check') && missed ? 1 : 0);
