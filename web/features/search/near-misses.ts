import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { suitedCapacity, type LayoutCapacity } from '../../lib/suited-capacity.ts';
import type { RoomLayout } from '../../lib/venue-terms.ts';
import { roundedBounds, type MapBounds } from './map-bounds.ts';
import type { NearMissFragment } from './looser-searches.gen.ts';
import { toFilter, without, type Condition, type SearchParams } from './search-params.ts';

type Candidate = Omit<NearMissFragment, ' $fragmentName'>;

/** In what one venue fails the search, and only in that. */
export type Difference =
  | { readonly kind: 'distance'; readonly km: number }
  | { readonly kind: 'department'; readonly name: string }
  | { readonly kind: 'people'; readonly most: LayoutCapacity }
  | { readonly kind: 'stars'; readonly stars: number }
  | { readonly kind: 'layouts' | 'amenities' | 'eventTypes' | 'promotion' };

export type NearMiss = { readonly id: string; readonly difference: Difference };

/** What the looser searches found, and the search around the places. */
export type Candidates = {
  readonly [K in Exclude<Condition, 'text' | 'location' | 'near' | 'kinds' | 'bedrooms' | 'station' | 'bounds'>]?: {
    readonly items: readonly Candidate[];
  };
} & { readonly nearby?: readonly Candidate[] | undefined };

/** Near misses that are shown. */
const SHOWN = 4;
/** A room that holds less than this share of the people is no near miss. */
const CLOSE_ENOUGH = 0.6;
/** How far around the places of a search one looks, in degrees of latitude: some 50 km. */
const AROUND = 0.45;
/** Degrees of longitude to one of latitude in France. */
const STRETCH = 1.45;
const KM_A_DEGREE = 111;

/** The other conditions of a search, around its places instead of in them. */
export function nearbyFilter(params: SearchParams, { north, south, east, west }: MapBounds) {
  const bounds = roundedBounds({
    north: Math.min(90, north + AROUND),
    south: Math.max(-90, south - AROUND),
    east: Math.min(180, east + AROUND * STRETCH),
    west: Math.max(-180, west - AROUND * STRETCH),
  });
  return { ...toFilter(without(params, 'location')), bounds };
}

/** Kilometres from a venue to the edge of an area, by the plain of the map: enough for "some 30 km". */
export function kilometresTo(area: MapBounds, latitude: number, longitude: number): number {
  const outside = (value: number, least: number, most: number) => Math.max(least - value, 0, value - most);
  const high = outside(latitude, area.south, area.north);
  const wide = outside(longitude, area.west, area.east) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(high, wide) * KM_A_DEGREE;
}

type Found = { readonly venue: Candidate; readonly difference: Difference };

function lessRoom({ capacity, layouts, eventTypes }: SearchParams, venues: readonly Candidate[]): Found[] {
  if (capacity === null) return [];
  const counted = countedLayouts<RoomLayout>(layouts, eventTypes);
  return venues.flatMap((venue): Found[] => {
    const most = suitedCapacity(venue.capacities, counted);
    return most && most.capacity < capacity && most.capacity >= capacity * CLOSE_ENOUGH
      ? [{ venue, difference: { kind: 'people', most } }]
      : [];
  });
}

function otherStars({ categories }: SearchParams, venues: readonly Candidate[]): Found[] {
  return venues.flatMap((venue): Found[] => {
    const { category: stars } = venue;
    const close = stars !== null && categories.some((asked) => Math.abs(asked - stars) === 1);
    return close ? [{ venue, difference: { kind: 'stars', stars } }] : [];
  });
}

function around(venues: readonly Candidate[], places: MapBounds | null, inCity: boolean): Found[] {
  return venues.map((venue): Found => {
    const { latitude, longitude, department } = venue;
    if (!inCity || !places || latitude === null || longitude === null) {
      return { venue, difference: { kind: 'department', name: department.name } };
    }
    const km = Math.max(5, Math.round(kilometresTo(places, latitude, longitude) / 5) * 5);
    return { venue, difference: { kind: 'distance', km } };
  });
}

/**
 * Venues that fail a search in one condition only, the closest kinds of failure first: a place nearby, a somewhat smaller room, one star
 * more or less. One of each kind before a second of any.
 */
export function nearMisses(
  params: SearchParams,
  candidates: Candidates,
  places: { readonly bounds: MapBounds | null; readonly inCity: boolean },
): NearMiss[] {
  const items = (condition: Exclude<keyof Candidates, 'nearby'>) => candidates[condition]?.items ?? [];
  const as = (kind: 'layouts' | 'amenities' | 'eventTypes' | 'promotion') =>
    items(kind).map((venue): Found => ({ venue, difference: { kind } }));
  const kinds = [
    around(candidates.nearby ?? [], places.bounds, places.inCity),
    lessRoom(params, items('capacity')),
    otherStars(params, items('categories')),
    as('promotion'),
    as('layouts'),
    as('amenities'),
    as('eventTypes'),
  ];
  const misses = new Map<string, NearMiss>();
  const longest = Math.max(...kinds.map(({ length }) => length));
  for (let round = 0; round < longest; round++) {
    for (const found of kinds) {
      const next = found[round];
      if (next && !misses.has(next.venue.id))
        misses.set(next.venue.id, { id: next.venue.id, difference: next.difference });
    }
  }
  return [...misses.values()].slice(0, SHOWN);
}
