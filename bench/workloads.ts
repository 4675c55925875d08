import type { Request } from 'autocannon';
import { EventType } from '../api/features/venues/venue.enums.ts';
import { possibleTimes } from '../api/features/search/dates/event-begins.ts';
import { today } from '../api/platform/clock.ts';
import { addDays } from '../api/platform/days.ts';
import { fold } from '../api/platform/text.ts';
import type { Search } from './bare-search.ts';
import { textSearches } from './text-searches.ts';

/** The same questions for the bare SQL server, for GraphQL and for REST, in the same order. */
export interface Workload {
  name: string;
  bare: Request[];
  graphql: Request[];
  rest: Request[] | null;
  /** What must be the same in all answers to one question, read from a parsed answer. */
  shape: { bare: (body: never) => unknown; graphql: (body: never) => unknown; rest: (body: never) => unknown };
}

const DEPARTMENTS = '69 75 13 33 59 31 44 34 38 06 67 35 92 76 57 77 78 83 74 29'.split(' ');
const TYPES = Object.values(EventType).filter((type) => type !== EventType.PRESTATAIRES);
const SORTS: Search['sort'][] = ['CATEGORY_DESC', 'NAME', 'CATEGORY', 'NAME_DESC'];
const PREFIXES = 'l ly lyo lyon p pa par paris ma mar bor nan ch cha chateau ile to tou str gre ni ren do hotel'.split(
  ' ',
);

/** 60 searches: three departments, one or two event types, 20 to 150 people, two or three classes of stars, sorted. */
const SEARCHES = Array.from({ length: 60 }, (_, number) => ({
  departments: [0, 7, 13].map((step) => DEPARTMENTS[(number + step) % DEPARTMENTS.length]!),
  eventTypes: number % 2 ? [TYPES[number % 6]!] : [TYPES[number % 6]!, TYPES[(number + 2) % 6]!],
  capacity: [20, 40, 60, 100, 150][number % 5]!,
  categories: number % 3 ? [3, 4] : [3, 4, 5],
  sort: SORTS[number % 4]!,
})) satisfies Search[];

const CARD = `id slug name kind category city bedrooms eventTypes department { code name } summary largestRoom roomCount
  rooms { id name areaSqm capacity } photo { id url alt width height placeholder }`;
const FACETS = `facets { regions { code name count } departments { code name count } eventTypes { value count }
  capacityBands { value count } categories { value count } layouts { value count } amenities { value count } promotions }`;
const searchQuery = (more: string): string => `query ($filter: VenueFilter!, $sort: VenueSort!) {
  searchVenues(filter: $filter, sort: $sort) { totalCount ${more} items { ${CARD} } } }`;
const PAGE_QUERY = `query ($slug: String!) { venue(slug: $slug) { id slug name kind category city bedrooms eventTypes
  department { code name } region { code name } description address postalCode latitude longitude sleeps website amenities tags
  accesses { type name minutes mode } pointsOfInterest { name distanceKm } activities { name description onSite }
  paragraphs { title text } updatedAt photos { id url alt width height placeholder }
  rooms { id name description areaSqm ceilingHeightM daylight stepFree capacities { layout capacity } } } }`;
const SUGGESTION = '{ type label detail count id slug }';
const SUGGESTION_QUERY = `query ($text: String!) { suggestions(text: $text) {
  cities ${SUGGESTION} departments ${SUGGESTION} regions ${SUGGESTION} venues ${SUGGESTION} } }`;

const post = (path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const get = (path: string, parameters: Record<string, string>): Request => ({
  path: `${path}?${new URLSearchParams(parameters)}`,
});
const graphql = (query: string, variables: object): Request => post('/graphql', { query, variables });

/** The searches of A, each with dates: of one to three days, some to be moved by two, some on a Tuesday or Thursday of four weeks. */
const DATED = SEARCHES.map((search, number) => {
  const startDate = addDays(today(), 10 + 3 * number);
  const isTime = number % 4 === 3;
  const dates = {
    startDate,
    endDate: addDays(startDate, isTime ? 27 : number % 3),
    flexibleDays: number % 4 === 2 ? 2 : 0,
    weekdays: isTime ? [2, 4] : [],
    days: null,
  };
  return { ...search, dates };
});

interface Listing {
  totalCount: number;
  items: unknown[];
}
type Groups = Record<'cities' | 'departments' | 'regions', unknown[]>;

function searchWorkload(name: string, more: string, rest: Request[] | null): Workload {
  const counts = ({ totalCount, items }: Listing) => [totalCount, items.length];
  return {
    name,
    bare: SEARCHES.map((search) => post('/', search)),
    graphql: SEARCHES.map(({ departments, sort, ...filter }) =>
      graphql(searchQuery(more), { filter: { ...filter, location: departments }, sort }),
    ),
    rest,
    shape: {
      bare: counts,
      graphql: ({ data }: { data: { searchVenues: Listing } }) => counts(data.searchVenues),
      rest: (items: unknown[]) => items.length,
    },
  };
}

const restSearch = (
  { departments, eventTypes, capacity, categories, sort }: (typeof SEARCHES)[number],
  more: Record<string, string> = {},
): Request =>
  get('/api/public/establishments', {
    location: departments.join(','),
    eventType: eventTypes.map((type) => type.toLowerCase().replaceAll('_', '-')).join(','),
    capacity: String(capacity),
    category: categories.join(','),
    sort: { NAME: 'name', NAME_DESC: '-name', CATEGORY: 'category', CATEGORY_DESC: '-category' }[sort],
    ...more,
  });

interface Page {
  slug: string;
  rooms: unknown[];
  photos: unknown[];
}

function datesWorkload(): Workload {
  const { shape } = searchWorkload('D', '', null);
  return {
    name: 'D',
    bare: DATED.map(({ dates, ...search }) => post('/', { ...search, dates: possibleTimes(dates, today()) })),
    graphql: DATED.map(({ departments, sort, ...filter }) =>
      graphql(searchQuery('availabilities { state startDate endDate }'), {
        filter: { ...filter, location: departments },
        sort,
      }),
    ),
    rest: DATED.map(({ dates: { startDate, endDate, flexibleDays, weekdays }, ...search }) =>
      restSearch(search, { startDate, endDate, flexibleDays: String(flexibleDays), weekday: weekdays.join(',') }),
    ),
    shape,
  };
}

function pageWorkload(slugs: string[]): Workload {
  const parts = ({ slug, rooms, photos }: Page) => [slug, rooms.length, photos.length];
  return {
    name: 'B',
    bare: slugs.map((slug) => get('/', { slug })),
    graphql: slugs.map((slug) => graphql(PAGE_QUERY, { slug })),
    rest: slugs.map((slug) => ({ path: `/api/public/establishments/slug/${slug}` })),
    shape: { bare: parts, graphql: ({ data }: { data: { venue: Page } }) => parts(data.venue), rest: parts },
  };
}

function suggestionWorkload(): Workload {
  const sizes = (of: (venues: Groups & Record<string, unknown[]>) => unknown[][]) => (groups: never) =>
    of(groups).map(({ length }) => length);
  const plain = sizes(({ cities, departments, regions, venues }) => [cities, departments, regions, venues!]);
  return {
    name: 'C',
    bare: PREFIXES.map((text) => get('/', { text: fold(text) })),
    graphql: PREFIXES.map((text) => graphql(SUGGESTION_QUERY, { text })),
    rest: PREFIXES.map((q) => get('/api/establishments/suggestions', { q })),
    shape: {
      bare: plain,
      graphql: ({ data }: { data: { suggestions: Groups } }) => plain(data.suggestions as never),
      rest: sizes(({ cities, departments, regions, establishments }) => [
        cities,
        departments,
        regions,
        establishments!,
      ]),
    },
  };
}

function textWorkload(): Workload {
  const searches = textSearches();
  const few = 20;
  const found = ({ totalCount, items }: { totalCount: number; items: { id: string }[] }) => [
    totalCount,
    // In another order, so only what fits on a page can be compared.
    totalCount <= few ? items.map(({ id }) => id).sort() : items.length,
  ];
  return {
    name: 'T',
    bare: searches.map(({ meaning }) => post('/', { ...meaning, sort: 'NAME' })),
    graphql: searches.map(({ text }) => graphql(searchQuery(''), { filter: { text }, sort: 'RELEVANCE' })),
    rest: searches.map(({ text }) => get('/api/public/establishments', { q: text })),
    shape: {
      bare: found,
      graphql: ({ data }: { data: { searchVenues: never } }) => found(data.searchVenues),
      rest: (items: unknown[]) => items.length,
    },
  };
}

/** The venues whose pages workload B asks for: 200, spread over the database. */
export const SELECT_SLUGS = 'select slug from venue order by md5(slug) limit 200';

/** All workloads. @param slugs of B, from SELECT_SLUGS. */
export function workloads(slugs: string[]): Workload[] {
  return [
    searchWorkload(
      'A',
      '',
      SEARCHES.map((search) => restSearch(search)),
    ),
    datesWorkload(),
    searchWorkload('A with facets', FACETS, null),
    pageWorkload(slugs),
    suggestionWorkload(),
    textWorkload(),
  ];
}
