import { euros } from '../../platform/graphql/money.ts';
import { AvailabilityState } from '../calendar/calendar.enums.ts';
import type { EventType } from '../venues/venue.enums.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Bitset } from './bitset.ts';
import {
  AMENITIES,
  BANDS,
  BEDROOM_STEPS,
  CATEGORIES,
  EVENT_TYPES,
  KINDS,
  LAYOUTS,
  PRICE_STEP_CENTS,
  ROOM_AREA_STEPS,
  STATION_STEPS,
} from './catalogue-row.ts';
import { closestSlots } from './near-misses.ts';
import { type Dimension, layoutsFor, promotedOn, type SearchRun, withRoomsFor } from './search-run.ts';
import { SharedCounts } from './shared-counts.ts';
import type { Bounds } from './area.inputs.ts';
import type { Facets, PlaceCount } from './facets.types.ts';

/** The hits, which most facets are counted among; counted at once, so that one memory is enough for all searches. */
const amongHits = new SharedCounts();
/** The hits of one facet, without the conditions that it is about. */
const amongOthers = new SharedCounts();

/**
 * Counts every value of every filter under the other conditions of the search. Amenities are combined by "and", so theirs
 * are counted among the hits themselves.
 */
export function facetsOf(run: SearchRun): Facets {
  const { index, criteria } = run;
  const hits = amongHits.of(run.hits);
  const among = (...dimensions: Dimension[]): SharedCounts =>
    run.asks(dimensions) ? run.countsWithout(dimensions, amongOthers) : hits;
  const departments = index.columns.departments.counts(run.without('location'));
  return {
    regions: placeCounts(byRegion(departments), regionName),
    departments: placeCounts(departments, departmentName),
    kinds: counted(KINDS, among('kinds'), (value) => index.filters.of('kind', value)),
    eventTypes: eventTypeCounts(run, among),
    categories: counted(CATEGORIES, among('categories'), (value) => index.filters.of('category', value)),
    capacityBands: counted(BANDS, among('capacityBands'), (value) => index.rooms.within(value, run.layouts)),
    // With another layout, people are counted in that one.
    layouts: counted(LAYOUTS, among('room', 'capacityBands'), (value) => withRoomsFor(index, criteria, [value])),
    roomAreas: counted(ROOM_AREA_STEPS, among('roomArea'), (value) => index.roomAreas.atLeast(value)),
    bedrooms: counted(BEDROOM_STEPS, among('bedrooms'), (value) => index.bedrooms.atLeast(value)),
    stationMinutes: counted(STATION_STEPS, among('stationMinutes'), (value) => index.stationMinutes.atMost(value)),
    pricePerPerson: counted(PRICE_STEP_CENTS, among('price'), (value) => index.prices.atMost(value)).map(
      ({ value, count }) => ({ value: euros(value), count }),
    ),
    amenities: counted(AMENITIES, hits, (value) => index.filters.of('amenity', value)),
    promotions: index.withPromotions.size ? among('promotion').in(promotedOn(index, criteria.today)) : 0,
    availabilities: availabilityCounts(run),
  };
}

/** The states at the dates under the other conditions. */
function availabilityCounts(run: SearchRun): Facets['availabilities'] {
  const { states } = run;
  if (!states) return [];
  const among = run.without('dates');
  const { FREE, OPTION, UNAVAILABLE, UNKNOWN } = AvailabilityState;
  const sets = new Map([
    [FREE, states.free],
    [OPTION, states.option],
    [UNAVAILABLE, states.unavailable],
  ]);
  const known = counted([...sets.keys()], amongOthers.of(among), (state) => sets.get(state)!);
  const others = among.count() - known.reduce((sum, { count }) => sum + count, 0);
  return others ? [...known, { value: UNKNOWN, count: others }] : known;
}

/** With another event, people are counted in other layouts, unless the search names its own. */
function eventTypeCounts(run: SearchRun, among: (...dimensions: Dimension[]) => SharedCounts): Facets['eventTypes'] {
  const { index, criteria } = run;
  const ofType = (value: EventType): Bitset => index.filters.of('eventType', value);
  const sized = criteria.capacity !== null || criteria.capacityBands.length > 0;
  if (!sized || criteria.layouts.length) return counted(EVENT_TYPES, among('eventTypes'), ofType);
  const slots = among('eventTypes', 'room', 'capacityBands');
  return EVENT_TYPES.map((value) => {
    const withRooms = withRoomsFor(index, criteria, layoutsFor({ layouts: [], eventTypes: [value] }));
    return { value, count: slots.inBoth(withRooms, ofType(value)) };
  }).filter(({ count }) => count > 0);
}

/** The rectangle around all hits, or near misses where there are none; null when none of them has a position. */
export function boundsOf(run: SearchRun): Bounds | null {
  // Columns, not rows: without conditions this looks at every venue.
  const { latitudes, longitudes } = run.index.columns;
  const bounds = { north: -90, south: 90, east: -180, west: 180 };
  let placed = false;
  closestSlots(run).forEach((slot) => {
    const latitude = latitudes[slot]!;
    const longitude = longitudes[slot]!;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) return;
    placed = true;
    bounds.north = Math.max(bounds.north, latitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.west = Math.min(bounds.west, longitude);
  });
  return placed ? bounds : null;
}

function counted<Value>(
  values: readonly Value[],
  among: SharedCounts,
  slotsOf: (value: Value) => Bitset,
): { value: Value; count: number }[] {
  return values.map((value) => ({ value, count: among.in(slotsOf(value)) })).filter(({ count }) => count > 0);
}

function byRegion(departments: Map<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [code, count] of departments) {
    const region = gazetteer().departments.get(code)?.regionCode ?? code;
    counts.set(region, (counts.get(region) ?? 0) + count);
  }
  return counts;
}

/** The number of venues by region, as a facet. */
export function regionCounts(codes: string[]): PlaceCount[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return placeCounts(counts, regionName);
}

function placeCounts(counts: Map<string, number>, nameOf: (code: string) => string): PlaceCount[] {
  return [...counts]
    .map(([code, count]) => ({ code, name: nameOf(code), count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

const regionName = (code: string): string => gazetteer().regions.get(code)?.label ?? code;
const departmentName = (code: string): string => gazetteer().departments.get(code)?.label ?? code;
