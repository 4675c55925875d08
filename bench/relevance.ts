/**
 * `npm run relevance`: how well the search finds what a planner means, on the demo world. Each line of relevance-*.jsonl is a text and what
 * is meant by it. Precision at 5 of a text: the meant venues among its first five, divided by five or by the number of meant venues, if it is
 * smaller. `--register FILE` asks for hotels of the imported register instead. `--check` ends with an error when a target is missed.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { withDemoServer } from './processes.ts';
import { slowestParse } from './relevance-parse.ts';
import { isMeant, type Query, readQueries, type Venue } from './relevance-queries.ts';
import { withRegister } from './relevance-register.ts';
import { type Finding, printFindings } from './report.ts';

const FIRST = 5;
/** Queries that were known while the parser was written, and such that were written before what they found was mended. */
const SETS = [
  { name: 'known', file: 'relevance-known.jsonl', precision: 0.92 },
  { name: 'seen', file: 'relevance-seen.jsonl', precision: 0.92 },
  { name: 'held out', file: 'relevance-held-out.jsonl', precision: 0.85 },
];
const REGISTER = { name: 'register', file: 'relevance-hotels.jsonl', precision: 0.9 };
const MOST_MS = 1;
/** The slowest text, eight times as long as the middle one, may take so many times as long; quadratic time would be 64. */
const MOST_TIMES = 50;

const FIELDS = `id slug name city postalCode kind category bedrooms amenities department { code name } region { name }
  capacities { capacity }`;
const SEARCH = `query ($text: String!, $pageSize: Int!) {
  searchVenues(filter: { text: $text }, pageSize: $pageSize) { totalCount relaxed items { id slug } }
}`;
const ALL = `query ($page: Int!) { searchVenues(page: $page, pageSize: 24) { pageCount items { slug } } }`;
const DETAILS = `query ($slugs: [String!]!) { venues(slugs: $slugs) { ${FIELDS} } }`;
/** As many as one request may name. */
const MOST_DETAILS = 5;

interface Found {
  searchVenues: { totalCount: number; pageCount: number; relaxed: string[]; items: { id: string; slug: string }[] };
}

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, register: { type: 'string' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log('Usage: npm run relevance -- [--register FILE] [--check]');
  process.exit(0);
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

async function details(url: string, slugs: string[]): Promise<Venue[]> {
  return slugs.length === 0 ? [] : (await ask<{ venues: Venue[] }>(url, DETAILS, { slugs })).venues;
}

async function allVenues(url: string): Promise<Venue[]> {
  const venues: Venue[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { searchVenues } = await ask<Found>(url, ALL, { page });
    pages = searchVenues.pageCount;
    const slugs = searchVenues.items.map(({ slug }) => slug);
    for (let at = 0; at < slugs.length; at += MOST_DETAILS)
      venues.push(...(await details(url, slugs.slice(at, at + MOST_DETAILS))));
  }
  return venues;
}

/** Asks for a set of queries, prints those that do not find all they should, and gives the figures. */
async function measure(
  url: string,
  { name, precision: target }: { name: string; precision: number },
  queries: Query[],
  venues: Venue[],
): Promise<Finding[]> {
  let [sum, measured, empty] = [0, 0, 0];
  for (const { q, want } of queries) {
    const { searchVenues } = await ask<Found>(url, SEARCH, { text: q, pageSize: FIRST });
    const { totalCount, relaxed, items } = searchVenues;
    if (totalCount === 0) empty++;
    const meant = venues.filter((venue) => isMeant(venue, want)).length;
    if (meant === 0) throw new Error(`No venue is meant by "${q}".`);
    const found = await details(
      url,
      items.map(({ slug }) => slug),
    );
    const precision = found.filter((venue) => isMeant(venue, want)).length / Math.min(FIRST, meant);
    sum += precision;
    measured++;
    if (precision < 1)
      console.log(
        `${precision.toFixed(2)}  ${q}: ${totalCount} found, ${meant} meant, relaxed ${relaxed.join()}; first ${found.map((venue) => `${venue.name} (${venue.kind}, ${venue.city})`).join(', ')}`,
      );
  }
  return [
    {
      what: `${name}: precision at ${FIRST} of ${measured} texts`,
      value: sum / measured,
      unit: '',
      target,
      least: true,
    },
    { what: `${name}: texts that find nothing`, value: empty, unit: '', target: 0 },
  ];
}

async function demoFindings(): Promise<Finding[]> {
  const sets = SETS.map((set) => ({ ...set, queries: readQueries(set.file) }));
  const findings = await withDemoServer({ DEMO: '1', RATE_LIMITS: '0' }, async ({ url }) => {
    const venues = await allVenues(url);
    const figures: Finding[] = [];
    for (const set of sets) figures.push(...(await measure(url, set, set.queries, venues)));
    return figures;
  });
  const slowest = slowestParse(sets.flatMap(({ queries }) => queries.map(({ q }) => q)));
  console.log(`\nSlowest to parse: ${slowest.text.slice(0, 60)}`);
  // A check runs on machines of any speed.
  const target = options.check ? null : MOST_MS * 1_000;
  return [
    ...findings,
    { what: 'slowest parse', value: slowest.ms * 1_000, unit: 'µs', target },
    { what: 'slowest parse against the middle one', value: slowest.ratio, unit: '×', target: MOST_TIMES },
  ];
}

const { register } = options;
const findings = register
  ? await withRegister(register, ({ url, hotels }) => measure(url, REGISTER, readQueries(REGISTER.file), hotels))
  : await demoFindings();
process.exit(printFindings(findings) > 0 && options.check ? 1 : 0);
