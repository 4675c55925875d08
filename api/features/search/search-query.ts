import type * as z from 'zod';
import { CAPACITY_BANDS, NEAR, PAGE_SIZE, QUOTE, SUGGESTIONS } from '../../../schema/constants.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import {
  flagParameter,
  known,
  list,
  PAGING,
  textParameter,
  unknown,
  integerParameter,
  choiceParameter,
  enumListParameter,
} from '../../platform/rest/query.ts';
import type { ReadQuery } from '../../platform/rest/read-request.ts';
import { validateInput } from '../../platform/validation.ts';
import { parseLocations } from '../geography/location.ts';
import type { CapacityBand } from '../venues/venue.enums.ts';
import { AMENITIES, BANDS, CATEGORIES, EVENT_TYPES, KINDS, LAYOUTS } from './catalogue-row.ts';
import { NearInput, readNear } from './area.inputs.ts';
import { MAX_LOCATIONS, MAX_TEXT, SearchArgs, SuggestionArgs, VenueFilter, VenueSort } from './search.inputs.ts';

/** The validated conditions of a list in REST. */
export interface ListQuery {
  args: SearchArgs;
  /** Whether an order was given. */
  sorted: boolean;
  /** Whether the order is reversed, if the reverse is not an order of its own. */
  reversed: boolean;
  /** Only venues of the slider, or only others; null = all. */
  homepageSlider: boolean | null;
  /** Only published venues, or only others; null = all that the caller may see. */
  published: boolean | null;
  /** Unknown texts of `location` and `near`: they find nothing. */
  unknownLocations: string[];
  /** The parameters that were sent, without the page. */
  conditions: ParsedQuery['conditions'];
}

const CATEGORIES_BY_NAME = new Map(CATEGORIES.map((stars) => [String(stars), stars]));
const BANDS_BY_NAME = new Map<string, CapacityBand>(
  Object.keys(CAPACITY_BANDS).map((slug, index) => [slug, BANDS[index]!]),
);

/** Orders by name: the value of the enumeration, and whether it is reversed. */
const SORTS = new Map<string, [sort: VenueSort, reversed: boolean]>([
  ['relevance', [VenueSort.RELEVANCE, false]],
  ['-relevance', [VenueSort.RELEVANCE, true]],
  ['name', [VenueSort.NAME, false]],
  ['-name', [VenueSort.NAME_DESC, false]],
  ['capacity', [VenueSort.CAPACITY, false]],
  ['-capacity', [VenueSort.CAPACITY_DESC, false]],
  ['price', [VenueSort.PRICE, false]],
  ['-price', [VenueSort.PRICE_DESC, false]],
  ['category', [VenueSort.CATEGORY, false]],
  ['-category', [VenueSort.CATEGORY_DESC, false]],
  ['newest', [VenueSort.NEWEST, false]],
  ['-newest', [VenueSort.OLDEST, false]],
]);

const COORDINATES = /^(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Parameters of REST by the fields of the inputs, whose rules they share. */
const PARAMETERS: Record<string, string> = {
  'filter.text': 'q',
  'filter.location': 'location',
  'filter.near.place': 'near',
  'filter.near.latitude': 'near',
  'filter.near.longitude': 'near',
  'filter.near.kilometres': 'km',
  'filter.kinds': 'kind',
  'filter.eventTypes': 'eventType',
  'filter.capacity': 'capacity',
  'filter.capacityBands': 'capacity',
  'filter.categories': 'category',
  'filter.layouts': 'layout',
  'filter.bedrooms': 'bedrooms',
  'filter.stationMinutes': 'station',
  'filter.maxPricePerPersonCents': 'budget',
  'filter.amenities': 'amenities',
  'filter.promotion': 'promotion',
  sort: 'sort',
  page: 'page',
  pageSize: 'limit',
  text: 'q',
  limit: 'limit',
};

/** The parameters of lists of venues. */
export const LIST_QUERY = {
  q: textParameter(
    'Free text, such as "80 personnes lyon piscine": what it means are conditions, its other words are searched in name, city and description. ' +
      'Typing errors are forgiven. Where no venue meets all of it, those that nearly do are found.',
    {
      maxLength: MAX_TEXT,
      examples: ['château vignes'],
    },
  ),
  location: list(
    {
      description:
        'Regions, departments (name or code), cities, arrondissements or postal codes, separated by commas. Accents, case and ' +
        'hyphens do not count; "Paris" means all its arrondissements. A place that nobody knows finds nothing, and is named in `X-Unknown-Locations`.',
      items: { type: 'string', maxLength: MAX_TEXT },
      maxItems: MAX_LOCATIONS,
      examples: [['Lyon', 'Savoie']],
    },
    (places) => places,
  ),
  near: textParameter(
    'A place as `location` takes it, or a latitude and a longitude separated by a comma (WGS 84): the venue lies within `km` kilometres of it, as the ' +
      'crow flies. A place that nobody knows finds nothing, and is named in `X-Unknown-Locations`.',
    { examples: ['45.76,4.84'] },
  ),
  km: integerParameter('Kilometres for `near`.', {
    minimum: 1,
    maximum: NEAR.maxKilometres,
    default: NEAR.kilometres,
    examples: [50],
  }),
  kind: enumListParameter('The venue is of one of these kinds.', KINDS, { examples: [['chateau', 'barge']] }),
  eventType: enumListParameter('The venue is made for one of these events.', EVENT_TYPES, {
    examples: [['journee-etude']],
  }),
  capacity: list(
    {
      description:
        'A number: the venue has one room that holds as many people, in one of `layout` when that is given, else in a layout that suits ' +
        '`eventType` (seated for seminars, study days and congresses, at table for meals, standing for cocktails), else in any. Bands: ' +
        'it has a room that holds a number within one of them, in such a layout.',
      items: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 100_000 },
          { type: 'string', enum: [...BANDS_BY_NAME.keys()] },
        ],
      },
      examples: [['20-50']],
    },
    capacityOf,
  ),
  category: list(
    {
      description: 'Stars: any of these.',
      items: { type: 'integer', minimum: 1, maximum: 5 },
      examples: [[4, 5]],
    },
    (texts, context) => [...new Set(texts.map((text) => known(CATEGORIES_BY_NAME, text, context)))],
  ),
  layout: enumListParameter('The venue has a room that takes one of these layouts.', LAYOUTS, {
    examples: [['u-shape']],
  }),
  bedrooms: integerParameter('The venue has at least as many bedrooms.', {
    minimum: 1,
    maximum: VENUE_LIMITS.beds,
    examples: [20],
  }),
  station: integerParameter(
    'The venue has a railway station within so many minutes, by its own list of ways to get there (`accesses`), whatever the means of travel.',
    { minimum: 1, maximum: VENUE_LIMITS.accessMinutes, examples: [20] },
  ),
  budget: integerParameter(
    'The venue costs at most so many euros for each participant before tax, by its `priceFrom`; venues without a price are left out.',
    { minimum: 1, maximum: QUOTE.maxBudgetCents / 100, examples: [80] },
  ),
  amenities: enumListParameter('The venue has all of these services and installations.', AMENITIES, {
    examples: [['wifi', 'parking']],
  }),
  promotion: flagParameter('True: the venue has a promotion that runs today.', true),
  isHomepageSlider: flagParameter(
    'True: only venues of the slider of the home page, in its order unless `sort` says otherwise, whatever their days. False: only others.',
    true,
  ),
  isPublished: flagParameter(
    'False: only venues that are not published, of which those who are not signed in see none.',
    true,
  ),
  sort: choiceParameter(
    'Order; `-` before it turns it round. `price` is `priceFrom`, and venues without one come last in both directions. `capacity` is counted in the layouts that the parameter `capacity` counts. Ties are broken by prominence, then name, then id, so that pages never overlap.',
    SORTS,
    { default: 'relevance', examples: ['-capacity'] },
  ),
  ...PAGING,
};

/** The parameters of suggestions. */
export const SUGGESTION_QUERY = {
  q: textParameter('What was typed.', { maxLength: MAX_TEXT, examples: ['st et'] }),
  limit: integerParameter('At most so many of each group, within the limits of each.', {
    minimum: 1,
    maximum: SUGGESTIONS.typing.cities,
    examples: [5],
  }),
};

/** Those of the favourites. */
export const FAVOURITES_QUERY = {
  limit: integerParameter('At most so many.', {
    minimum: 1,
    maximum: PAGE_SIZE.max,
    default: PAGE_SIZE.max,
    examples: [8],
  }),
};

type ParsedQuery = ReadQuery<typeof LIST_QUERY>;

/**
 * Parses the conditions of a list.
 * @throws AppError VALIDATION_FAILED for an invalid value.
 */
export async function toListQuery({ query, conditions }: ParsedQuery): Promise<ListQuery> {
  const [sort, reversed] = query.sort ?? [VenueSort.RELEVANCE, false];
  const { page = 1, limit: pageSize = PAGE_SIZE.default } = query;
  const args = searchArgs({ filter: filterOf(query), sort, page, pageSize });
  await validateAs(args);
  const places = parseLocations(args.filter.location ?? []);
  return {
    args,
    sorted: query.sort !== undefined,
    reversed,
    homepageSlider: query.isHomepageSlider ?? null,
    published: query.isPublished ?? null,
    unknownLocations: [...places.unknown, ...readNear(args.filter.near).unknown],
    conditions,
  };
}

/** Parses the parameters of suggestions. */
export async function toSuggestionArgs({ query }: ReadQuery<typeof SUGGESTION_QUERY>): Promise<SuggestionArgs> {
  const args = Object.assign(new SuggestionArgs(), { text: query.q ?? '', limit: query.limit ?? null });
  await validateAs(args);
  return args;
}

/** Parses the number of favourites: by default the greatest length of a list. */
export async function toFavouritesCount({ query }: ReadQuery<typeof FAVOURITES_QUERY>): Promise<number> {
  const { limit: pageSize = PAGE_SIZE.max } = query;
  await validateAs(searchArgs({ pageSize }));
  return pageSize;
}

/** One number, or bands. */
function capacityOf(sizes: string[], context: z.RefinementCtx) {
  const numbers = sizes.filter((text) => /^\d+$/.test(text));
  for (const more of numbers.slice(1)) unknown(more, context);
  const bands = sizes.filter((text) => !numbers.includes(text)).map((band) => known(BANDS_BY_NAME, band, context));
  return { people: numbers[0] === undefined ? null : Number(numbers[0]), bands };
}

function searchArgs(given: Partial<SearchArgs>): SearchArgs {
  const defaults = { filter: new VenueFilter(), sort: VenueSort.RELEVANCE, page: 1, pageSize: PAGE_SIZE.default };
  return Object.assign(new SearchArgs(), defaults, given);
}

function filterOf(query: ParsedQuery['query']) {
  const { q, location, kind, eventType, capacity, category, layout, bedrooms, station, budget, amenities, promotion } =
    query;
  const conditions: VenueFilter = {
    text: q ?? null,
    location,
    near: nearOf(query),
    kinds: kind,
    eventTypes: eventType,
    capacity: capacity.people,
    capacityBands: capacity.bands,
    categories: category,
    layouts: layout,
    bedrooms: bedrooms ?? null,
    stationMinutes: station ?? null,
    maxPricePerPersonCents: budget === undefined ? null : budget * 100,
    amenities,
    promotion: promotion ?? null,
  };
  return Object.assign(new VenueFilter(), conditions);
}

/** A place, or coordinates; kilometres alone lack a place. */
function nearOf({ near, km }: ParsedQuery['query']): NearInput | null {
  if (near === undefined && km === undefined) return null;
  const [, latitude, longitude] = COORDINATES.exec(near ?? '') ?? [];
  const point = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : { place: near ?? null };
  return Object.assign(new NearInput(), point, { kilometres: km });
}

/** Validates by the rules of a GraphQL input, and reports errors by the parameters of REST. */
async function validateAs(input: object): Promise<void> {
  try {
    await validateInput(input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw validationFailed(error.fields.map((issue) => ({ ...issue, path: PARAMETERS[issue.path] ?? issue.path })));
  }
}
