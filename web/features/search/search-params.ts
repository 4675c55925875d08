import { NEAR, QUOTE, type CapacityBandSlug } from '../../../schema/constants.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import type { EventType } from '../../lib/terms.ts';
import type { VenueKind } from '../../lib/venue-labels.ts';
import type { Amenity, RoomLayout } from '../../lib/venue-terms.ts';
import { parseDates, printDates, type EventDates } from './event-dates.ts';
import { placeKey } from './known-places.ts';
import { parseBounds, printBounds, type MapBounds } from './map-bounds.ts';
import { parseNear, printNear, type Near } from './near.ts';
import * as terms from './search-terms.ts';
import { capacityParameter } from './suggestions/search-fields.ts';
import type { SortKey, Vocabulary } from './search-terms.ts';

/** A search as its address says it. Lists without doubles, in canonical order (places: in the order of the visitor). */
export type SearchParams = {
  /** Free words; empty = none. */
  readonly text: string;
  readonly locations: readonly string[];
  readonly near: Near | null;
  /** When the event takes place. */
  readonly dates: EventDates | null;
  readonly kinds: readonly VenueKind[];
  readonly eventTypes: readonly EventType[];
  /** People in one room; a number makes the bands void. */
  readonly capacity: number | null;
  readonly bands: readonly CapacityBandSlug[];
  readonly categories: readonly number[];
  readonly layouts: readonly RoomLayout[];
  /** Square metres of a room, at least. */
  readonly roomArea: number | null;
  /** At least so many. */
  readonly bedrooms: number | null;
  /** Minutes from a railway station, at most. */
  readonly station: number | null;
  /** Euros for each participant before tax, at most. */
  readonly budget: number | null;
  readonly amenities: readonly Amenity[];
  readonly promotion: boolean;
  /** The part of the map that was searched; null = everywhere. */
  readonly bounds: MapBounds | null;
  readonly sort: SortKey;
  /** From 1. */
  readonly page: number;
};

/** What the API takes at most. */
export const LIMITS = {
  text: 200,
  locations: 30,
  capacity: 100_000,
  roomArea: VENUE_LIMITS.areaSqm,
  bedrooms: VENUE_LIMITS.beds,
  station: VENUE_LIMITS.accessMinutes,
  budget: QUOTE.maxBudgetCents / 100,
  page: 10_000,
} as const;

export const SEARCH_PATH = '/establishments';

export const NO_CONDITIONS: SearchParams = {
  text: '',
  locations: [],
  near: null,
  dates: null,
  kinds: [],
  eventTypes: [],
  capacity: null,
  bands: [],
  categories: [],
  layouts: [],
  roomArea: null,
  bedrooms: null,
  station: null,
  budget: null,
  amenities: [],
  promotion: false,
  bounds: null,
  sort: 'relevance',
  page: 1,
};

const EMPTY_VALUES = new Set(['', 'null', 'undefined']);
const TRUE_VALUES = new Set(['true', '1', 'on', 'oui']);

/** Every value of a parameter, given several times or with commas; those that say nothing dropped. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => !EMPTY_VALUES.has(value.toLowerCase()));
}

function known<T extends string | number>({ values, parse }: Vocabulary<T>, texts: readonly string[]): T[] {
  const chosen = new Set(texts.map(parse));
  return values.filter((value) => chosen.has(value));
}

/** A whole number from 1 to `max`, else null. */
export function countOf(text: string | undefined, max: number): number | null {
  if (!text || !/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}

/** Places without doubles, whatever the way of writing them; the first one stays. */
export function distinctPlaces(texts: readonly string[]): string[] {
  const places = new Map<string, string>();
  for (const text of texts) {
    const place = text.replaceAll(/\s+/g, ' ').trim();
    const key = placeKey(place);
    if (key !== '' && place.length <= LIMITS.text && !places.has(key)) places.set(key, place);
  }
  return [...places.values()].slice(0, LIMITS.locations);
}

function textOf(query: URLSearchParams): string {
  const text = (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  if (EMPTY_VALUES.has(text.toLowerCase())) return '';
  // Never half of a character that takes two places.
  return text.slice(0, LIMITS.text).replace(/[\uD800-\uDBFF]$/, '');
}

/** The first value that is a whole number from 1 to `max`. */
function numberOf(query: URLSearchParams, name: string, max: number): number | null {
  return (
    valuesOf(query, name)
      .map((value) => countOf(value, max))
      .find((number) => number !== null) ?? null
  );
}

/** What was typed as a size: a number of people, or bands, which the number makes void. */
export function sizeOf(texts: readonly string[]): Pick<SearchParams, 'capacity' | 'bands'> {
  const sizes = texts.map(capacityParameter);
  const capacity = sizes.map((size) => countOf(size, LIMITS.capacity)).find((number) => number !== null) ?? null;
  return { capacity, bands: capacity === null ? known(terms.bands, sizes) : [] };
}

/** Reads the query of an address. Never fails: what is empty, unknown, absurd or has passed by `today` is left out. */
export function parseSearch(search: string | URLSearchParams, today: string): SearchParams {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  return {
    text: textOf(query),
    locations: distinctPlaces(valuesOf(query, 'location')),
    near: parseNear(valuesOf(query, 'near'), numberOf(query, 'km', NEAR.maxKilometres)),
    dates: parseDates((name) => valuesOf(query, name), today),
    kinds: known(terms.kinds, valuesOf(query, 'kind')),
    eventTypes: known(terms.eventTypes, valuesOf(query, 'eventType')),
    ...sizeOf(valuesOf(query, 'capacity')),
    categories: known(terms.categories, valuesOf(query, 'category')),
    layouts: known(terms.layouts, valuesOf(query, 'layout')),
    roomArea: numberOf(query, 'roomArea', LIMITS.roomArea),
    bedrooms: numberOf(query, 'bedrooms', LIMITS.bedrooms),
    station: numberOf(query, 'station', LIMITS.station),
    budget: numberOf(query, 'budget', LIMITS.budget),
    amenities: known(terms.amenities, valuesOf(query, 'amenities')),
    promotion: TRUE_VALUES.has((query.get('promotion') ?? '').toLowerCase()),
    bounds: parseBounds(valuesOf(query, 'bounds')),
    sort: terms.isSortKey(sort) ? sort : 'relevance',
    page: countOf(query.get('page') ?? undefined, LIMITS.page) ?? 1,
  };
}

/** Commas stay readable; a space is a plus. */
const encoded = (values: readonly string[]) =>
  values.map((value) => encodeURIComponent(value).replaceAll('%20', '+')).join(',');

/** The query of an address, canonical and without `?`; empty for a search without conditions. */
export function printSearch(params: SearchParams): string {
  const size = params.capacity === null ? params.bands : [String(params.capacity)];
  const { near } = params;
  const number = (value: number | null) => (value === null ? [] : [String(value)]);
  const parts: [name: string, values: readonly string[]][] = [
    ['q', params.text ? [params.text] : []],
    ['location', params.locations],
    ['near', near ? printNear(near) : []],
    ['km', number(near && near.km)],
    ...printDates(params.dates),
    ['kind', params.kinds.map(terms.kinds.slug)],
    ['eventType', params.eventTypes.map(terms.eventTypes.slug)],
    ['capacity', size],
    ['category', params.categories.map(String)],
    ['layout', params.layouts.map(terms.layouts.slug)],
    ['roomArea', number(params.roomArea)],
    ['bedrooms', number(params.bedrooms)],
    ['station', number(params.station)],
    ['budget', number(params.budget)],
    ['amenities', params.amenities.map(terms.amenities.slug)],
    ['promotion', params.promotion ? ['true'] : []],
    ['bounds', params.bounds ? printBounds(params.bounds) : []],
    ['sort', params.sort === 'relevance' ? [] : [params.sort]],
    ['page', params.page > 1 ? [String(params.page)] : []],
  ];
  return parts
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${encoded(values)}`)
    .join('&');
}

/** The address of a search. */
export function searchPath(params: SearchParams): string {
  const query = printSearch(params);
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

/** The search with other conditions: it begins at its first page again. */
export function changed(params: SearchParams, changes: Partial<SearchParams>): SearchParams {
  return { ...params, page: 1, ...changes };
}

/** `value` taken into the list, or out of it when it is there; in canonical order. */
export function toggled<T extends string | number>({ values }: Vocabulary<T>, chosen: readonly T[], value: T): T[] {
  return values.filter((other) => (other === value) !== chosen.includes(other));
}

/** The place taken into the list, or out of it, however it is written there. */
export function toggledPlace(locations: readonly string[], place: string): string[] {
  const key = placeKey(place);
  const others = locations.filter((other) => placeKey(other) !== key);
  return others.length < locations.length ? others : [...locations, place];
}
