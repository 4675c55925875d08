import { CAPACITY_BANDS } from '../../../schema/constants.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import { reachOf } from '../search/area.inputs.ts';
import type { DatesInput } from '../search/dates/dates.inputs.ts';
import { VenueFilter } from '../search/search.inputs.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';

/** The lists of values that a later version may no longer know. */
const VOCABULARIES = {
  kinds: Object.values(VenueKind),
  eventTypes: Object.values(EventType),
  capacityBands: Object.values(CapacityBand),
  layouts: Object.values(RoomLayout),
  amenities: Object.values(Amenity),
} as const satisfies Partial<Record<keyof VenueFilter, readonly string[]>>;
const BAND_SLUGS = new Map(
  Object.keys(CAPACITY_BANDS).map((slug, index) => [VOCABULARIES.capacityBands[index]!, slug] as const),
);

/** The conditions that a filter states, as JSON: the same search is stored alike. */
export function storedFilter(filter: VenueFilter): object {
  const stated = Object.entries(filter).map(([name, value]) => [name, statedIn(value)] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(stated.filter(([, value]) => value !== null)))) as object;
}

/** Null = it states nothing. */
function statedIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length ? value : null;
  return value || null;
}

/** A stored filter without unknown values; unknown fields are ignored. */
export function readFilter(stored: object): VenueFilter {
  const filter = Object.assign(new VenueFilter(), stored);
  for (const [name, values] of Object.entries(VOCABULARIES)) {
    const key = name as keyof typeof VOCABULARIES;
    const given = filter[key] as string[] | undefined;
    if (given) Object.assign(filter, { [key]: given.filter((value) => (values as readonly string[]).includes(value)) });
  }
  return filter;
}

/** The path of the search on the site. */
export function searchPath(filter: VenueFilter): string {
  const names = (values: readonly string[] | null | undefined) => (values ?? []).map((value) => restName(value));
  const { capacity, bounds, dates, near } = filter;
  const parameters: [name: string, values: readonly (string | number)[]][] = [
    ['q', filter.text ? [filter.text] : []],
    ['location', filter.location ?? []],
    ['near', near ? pointOf(near) : []],
    ['km', near ? [reachOf(near)] : []],
    ...(dates ? datesOf(dates) : []),
    ['kind', names(filter.kinds)],
    ['eventType', names(filter.eventTypes)],
    ['capacity', capacity ? [capacity] : (filter.capacityBands ?? []).map((band) => BAND_SLUGS.get(band)!)],
    ['category', filter.categories ?? []],
    ['layout', names(filter.layouts)],
    ['roomArea', filter.roomAreaSqm ? [filter.roomAreaSqm] : []],
    ['bedrooms', filter.bedrooms ? [filter.bedrooms] : []],
    ['station', filter.stationMinutes ? [filter.stationMinutes] : []],
    ['budget', filter.maxPricePerPersonCents ? [Math.ceil(filter.maxPricePerPersonCents / 100)] : []],
    ['amenities', names(filter.amenities)],
    ['promotion', filter.promotion ? ['true'] : []],
    ['bounds', bounds ? [bounds.south, bounds.west, bounds.north, bounds.east] : []],
  ];
  const query = parameters
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`);
  return query.length ? `/establishments?${query.join('&')}` : '/establishments';
}

function datesOf(dates: DatesInput): [name: string, values: readonly (string | number)[]][] {
  const { startDate, endDate, flexibleDays, weekdays, days, onlyAvailable } = dates;
  return [
    ['startDate', [startDate]],
    ['endDate', endDate ? [endDate] : []],
    ['flexibleDays', flexibleDays ? [flexibleDays] : []],
    ['weekday', weekdays ?? []],
    ['days', days ? [days] : []],
    ['onlyAvailable', onlyAvailable ? ['true'] : []],
  ];
}

function pointOf({ place, latitude, longitude }: NonNullable<VenueFilter['near']>): (string | number)[] {
  return latitude != null && longitude != null ? [latitude, longitude] : [place ?? ''];
}
