import { PAGE_SIZE } from '../../../schema/constants.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { ReadQuery } from '../../platform/rest/read-request.ts';
import { validateInput } from '../../platform/validation.ts';
import { parseLocations } from '../geography/location.ts';
import { NearInput, readNear } from './area.inputs.ts';
import { DatesInput } from './dates/dates.inputs.ts';
import { SearchArgs, SuggestionArgs, VenueFilter, VenueSort } from './search.inputs.ts';
import type { LIST_QUERY, SUGGESTION_QUERY, FAVOURITES_QUERY } from './search-parameters.ts';

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
  'filter.roomAreaSqm': 'roomArea',
  'filter.bedrooms': 'bedrooms',
  'filter.stationMinutes': 'station',
  'filter.maxPricePerPersonCents': 'budget',
  'filter.dates.startDate': 'startDate',
  'filter.dates.endDate': 'endDate',
  'filter.dates.flexibleDays': 'flexibleDays',
  'filter.dates.weekdays': 'weekday',
  'filter.dates.days': 'days',
  'filter.amenities': 'amenities',
  'filter.promotion': 'promotion',
  sort: 'sort',
  page: 'page',
  pageSize: 'limit',
  text: 'q',
  limit: 'limit',
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

function searchArgs(given: Partial<SearchArgs>): SearchArgs {
  const defaults = { filter: new VenueFilter(), sort: VenueSort.RELEVANCE, page: 1, pageSize: PAGE_SIZE.default };
  return Object.assign(new SearchArgs(), defaults, given);
}

function filterOf(query: ParsedQuery['query']) {
  const {
    q,
    location,
    kind,
    eventType,
    capacity,
    category,
    layout,
    roomArea,
    bedrooms,
    station,
    budget,
    amenities,
    promotion,
  } = query;
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
    roomAreaSqm: roomArea ?? null,
    bedrooms: bedrooms ?? null,
    stationMinutes: station ?? null,
    maxPricePerPersonCents: budget === undefined ? null : budget * 100,
    dates: datesOf(query),
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

/** @throws AppError VALIDATION_FAILED where no first day is said: nothing else says when. */
function datesOf(query: ParsedQuery['query']): DatesInput | null {
  const { startDate, endDate, flexibleDays, weekday, days, onlyAvailable } = query;
  const isAsked = [startDate, endDate, flexibleDays, days, onlyAvailable].some((value) => value !== undefined);
  if (!isAsked && !weekday.length) return null;
  if (startDate === undefined) throw validationFailed([{ path: 'startDate', code: 'required' }]);
  return Object.assign(new DatesInput(), {
    startDate,
    endDate: endDate ?? null,
    flexibleDays: flexibleDays ?? 0,
    weekdays: weekday,
    days: days ?? null,
    onlyAvailable: onlyAvailable ?? false,
  });
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
