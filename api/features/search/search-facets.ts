import { euros } from '../../platform/graphql/money.ts';
import { AvailabilityState } from '../calendar/calendar.enums.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { Bitset } from './bitset.ts';
import {
  AMENITIES,
  BANDS,
  BEDROOM_STEPS,
  CATEGORIES,
  EVENT_TYPES,
  KINDS,
  LAYOUTS,
  PRICE_STEP_CENTS,
  STATION_STEPS,
} from './catalogue-row.ts';
import { closestSlots } from './near-misses.ts';
import { layoutsFor, promotedOn, type SearchRun, withRoomsFor } from './search-run.ts';
import type { Bounds } from './area.inputs.ts';
import type { Facets, PlaceCount } from './search.types.ts';

/**
 * Counts every value of every filter under the other conditions of the search. Amenities are combined by "and", so theirs
 * are counted among the hits themselves.
 */
export function facetsOf(run: SearchRun): Facets {
  const { index, criteria } = run;
  const departments = index.columns.departments.counts(run.without('location'));
  return {
    regions: placeCounts(byRegion(departments), regionName),
    departments: placeCounts(departments, departmentName),
    kinds: counted(KINDS, run.without('kinds'), (value) => index.filters.of('kind', value)),
    eventTypes: eventTypeCounts(run),
    categories: counted(CATEGORIES, run.without('categories'), (value) => index.filters.of('category', value)),
    capacityBands: counted(BANDS, run.without('capacityBands'), (value) => index.rooms.within(value, run.layouts)),
    layouts: layoutCounts(run),
    bedrooms: counted(BEDROOM_STEPS, run.without('bedrooms'), (value) => index.bedrooms.atLeast(value)),
    stationMinutes: counted(STATION_STEPS, run.without('stationMinutes'), (value) =>
      index.stationMinutes.atMost(value),
    ),
    pricePerPerson: counted(PRICE_STEP_CENTS, run.without('price'), (value) => index.prices.atMost(value)).map(
      ({ value, count }) => ({ value: euros(value), count }),
    ),
    amenities: counted(AMENITIES, run.hits, (value) => index.filters.of('amenity', value)),
    promotions: index.withPromotions.size ? run.without('promotion').countShared(promotedOn(index, criteria.today)) : 0,
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
  const known = counted([...sets.keys()], among, (state) => sets.get(state)!);
  const others = among.count() - known.reduce((sum, { count }) => sum + count, 0);
  return others ? [...known, { value: UNKNOWN, count: others }] : known;
}

/** Kept for the same reason as the memory of `SearchRun.without`. */
const inLayouts = new Bitset(0);

/** With another event, people are counted in other layouts, unless the search names its own. */
function eventTypeCounts(run: SearchRun): Facets['eventTypes'] {
  const { index, criteria } = run;
  const sized = criteria.capacity !== null || criteria.capacityBands.length > 0;
  if (!sized || criteria.layouts.length)
    return counted(EVENT_TYPES, run.without('eventTypes'), (value) => index.filters.of('eventType', value));
  const among = run.without('eventTypes', 'room', 'capacityBands');
  // Events of the same layouts are counted together.
  const groups = Map.groupBy(EVENT_TYPES, (value) => String(layoutsFor({ layouts: [], eventTypes: [value] })));
  const counts = [...groups.values()].flatMap((group) => {
    const layouts = layoutsFor({ layouts: [], eventTypes: [group[0]!] });
    const hits = inLayouts.assign(among).and(withRoomsFor(index, criteria, layouts));
    return counted(group, hits, (value) => index.filters.of('eventType', value));
  });
  return counts.sort((a, b) => EVENT_TYPES.indexOf(a.value) - EVENT_TYPES.indexOf(b.value));
}

/** With another layout, people are counted in that one. */
function layoutCounts(run: SearchRun): Facets['layouts'] {
  const { index, criteria } = run;
  return counted(LAYOUTS, run.without('room', 'capacityBands'), (value) => withRoomsFor(index, criteria, [value]));
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
  among: Bitset,
  slotsOf: (value: Value) => Bitset,
): { value: Value; count: number }[] {
  const counts = among.countSharedWithEach(values.map(slotsOf));
  return values.map((value, place) => ({ value, count: counts[place]! })).filter(({ count }) => count > 0);
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
