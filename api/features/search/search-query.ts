import { CAPACITY_BANDS, PAGE_SIZE } from '../../../schema/constants.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { QueryReader } from '../../platform/http/query-reader.ts';
import { wordsOf } from '../../platform/http/words.ts';
import { validateInput } from '../../platform/validation.ts';
import { parseLocations } from '../geography/location.ts';
import type { CapacityBand } from '../venues/venue.enums.ts';
import { AMENITIES, BANDS, CATEGORIES, EVENT_TYPES, LAYOUTS } from './catalogue-row.ts';
import { SearchArgs, SuggestionArgs } from './search-args.ts';
import { VenueFilter, VenueSort } from './search.inputs.ts';

/** What a list of REST was asked for, checked. */
export interface ListQuery {
  args: SearchArgs;
  /** Whether an order was asked for. */
  sorted: boolean;
  /** The order is to be turned round, where it has no name of its own the other way. */
  reversed: boolean;
  /** Only venues of the home page's slider, or only others; null = all. */
  homepageSlider: boolean | null;
  /** Only published venues, or only others; null = all that the caller may see. */
  published: boolean | null;
  /** Places that nobody knows: they find nothing. */
  unknownLocations: string[];
  /** Names and values that were sent, without the page. */
  conditions: [name: string, value: string][];
}

const EVENT_TYPE_WORDS = wordsOf(EVENT_TYPES);
const LAYOUT_WORDS = wordsOf(LAYOUTS);
const AMENITY_WORDS = wordsOf(AMENITIES);
const CATEGORY_WORDS = new Map(CATEGORIES.map((stars) => [String(stars), stars]));
const BAND_WORDS = new Map<string, CapacityBand>(
  Object.keys(CAPACITY_BANDS).map((slug, index) => [slug, BANDS[index]!]),
);

/** Orders by name: the enumeration's, and whether it has to be turned round. */
const SORT_WORDS = new Map<string, [sort: VenueSort, reversed: boolean]>([
  ['relevance', [VenueSort.RELEVANCE, false]],
  ['-relevance', [VenueSort.RELEVANCE, true]],
  ['name', [VenueSort.NAME, false]],
  ['-name', [VenueSort.NAME_DESC, false]],
  ['capacity', [VenueSort.CAPACITY, false]],
  ['-capacity', [VenueSort.CAPACITY_DESC, false]],
  ['category', [VenueSort.CATEGORY, false]],
  ['-category', [VenueSort.CATEGORY_DESC, false]],
  ['newest', [VenueSort.NEWEST, false]],
  ['-newest', [VenueSort.OLDEST, false]],
]);

/** Parameters of REST by the fields of the inputs, whose rules they share. */
const PARAMETERS: Record<string, string> = {
  'filter.text': 'q',
  'filter.location': 'location',
  'filter.eventTypes': 'eventType',
  'filter.capacity': 'capacity',
  'filter.capacityBands': 'capacity',
  'filter.categories': 'category',
  'filter.layouts': 'layout',
  'filter.amenities': 'amenities',
  'filter.promotion': 'promotion',
  sort: 'sort',
  page: 'page',
  pageSize: 'limit',
  text: 'q',
  limit: 'limit',
};

const LIST_PARAMETERS =
  'q location eventType capacity category layout amenities promotion isHomepageSlider isPublished sort page limit'.split(
    ' ',
  );

/**
 * Reads the conditions of a list.
 * @param url path and query of the request.
 * @throws AppError VALIDATION_FAILED for a value that its parameter does not take.
 */
export async function readListQuery(url: string): Promise<ListQuery> {
  const query = new QueryReader(url, LIST_PARAMETERS);
  const sort = query.text('sort');
  const [order, reversed] = (sort && query.known('sort', sort, SORT_WORDS)) || [VenueSort.RELEVANCE, false];
  const args = searchArgs({
    filter: filterOf(query),
    sort: order,
    page: query.whole('page') ?? 1,
    pageSize: query.whole('limit') ?? PAGE_SIZE.default,
  });
  const homepageSlider = query.flag('isHomepageSlider') ?? null;
  const published = query.flag('isPublished') ?? null;
  query.end();
  await validateAs(args);
  const conditions = query.pairs().filter(([name]) => name !== 'page');
  const { unknown: unknownLocations } = parseLocations(args.filter.location ?? []);
  return { args, sorted: sort !== undefined, reversed, homepageSlider, published, unknownLocations, conditions };
}

/** Reads what suggestions are asked for. */
export async function readSuggestionQuery(url: string): Promise<SuggestionArgs> {
  const query = new QueryReader(url, ['q', 'limit']);
  const args = Object.assign(new SuggestionArgs(), {
    text: query.text('q') ?? '',
    limit: query.whole('limit') ?? null,
  });
  query.end();
  await validateAs(args);
  return args;
}

/** Reads how many favourites are asked for; as many as a list may have, when it is not said. */
export async function readFavouritesQuery(url: string): Promise<number> {
  const query = new QueryReader(url, ['limit']);
  const pageSize = query.whole('limit') ?? PAGE_SIZE.max;
  query.end();
  await validateAs(searchArgs({ pageSize }));
  return pageSize;
}

function searchArgs(given: Partial<SearchArgs>): SearchArgs {
  const defaults = { filter: new VenueFilter(), sort: VenueSort.RELEVANCE, page: 1, pageSize: PAGE_SIZE.default };
  return Object.assign(new SearchArgs(), defaults, given);
}

function filterOf(query: QueryReader): VenueFilter {
  const sizes = query.list('capacity');
  const numbers = sizes.filter((text) => /^\d+$/.test(text));
  for (const more of numbers.slice(1)) query.refuseValue('capacity', more);
  const bands = sizes.filter((text) => !numbers.includes(text));
  return Object.assign(new VenueFilter(), {
    text: query.text('q') ?? null,
    location: orNull(query.list('location')),
    eventTypes: orNull(query.allKnown('eventType', EVENT_TYPE_WORDS)),
    capacity: numbers[0] === undefined ? null : Number(numbers[0]),
    capacityBands: orNull(bands.flatMap((band) => query.known('capacity', band, BAND_WORDS) ?? [])),
    categories: orNull(query.allKnown('category', CATEGORY_WORDS)),
    layouts: orNull(query.allKnown('layout', LAYOUT_WORDS)),
    amenities: orNull(query.allKnown('amenities', AMENITY_WORDS)),
    promotion: query.flag('promotion') ?? null,
  });
}

function orNull<Value>(values: Value[]): Value[] | null {
  return values.length ? values : null;
}

/** Holds an input to the rules that GraphQL holds it to, and names what is wrong by the parameters of REST. */
async function validateAs(input: object): Promise<void> {
  try {
    await validateInput(input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw validationFailed(error.fields.map((issue) => ({ ...issue, path: PARAMETERS[issue.path] ?? issue.path })));
  }
}
