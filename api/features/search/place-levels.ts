import { kmBetween } from '../geography/distance.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { type Location, parseLocations } from '../geography/location.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsAt } from './catalogue-places.ts';
import type { IndexedRow } from './catalogue-row.ts';
import { type ParsedPlace, ParsedPlaceKind } from './query-parser/parsed-search.types.ts';

/** What counts as near a commune that has no venue. */
const NEAR_KM = 50;

export type AskedPlace = Pick<
  ParsedPlace,
  'label' | 'kind' | 'latitude' | 'longitude' | 'kilometres' | 'minutes' | 'locations'
>;

/** Any of the places; "Bourgogne, à 2 h de Paris" is the part of the region that lies so near, then all of it. */
export function placeLevels(index: CatalogueIndex, places: AskedPlace[]) {
  const union = (list: AskedPlace[], find: (place: AskedPlace) => Bitset) => Bitset.union(list.map(find));
  const within = (list: AskedPlace[]) => union(list, (place) => inPlace(index, place));
  const [circles, named] = [places.filter(hasReach), places.filter((place) => !hasReach(place))];
  const isPart = circles.length > 0 && named.length > 0 && named.every(({ kind }) => kind !== ParsedPlaceKind.CITY);
  const stated = isPart ? named : places;
  return {
    met: isPart ? within(named).clone().and(within(circles)) : within(places),
    looser: () => {
      const near = union(stated, (place) => around(index, place));
      const region = union(stated, (place) => inLocations(index, regionsOf(place)));
      return [...(isPart ? [within(named)] : []), near, region.clone().or(near)];
    },
    differs: (slot: number) => nearestOf(places, index.row(slot)),
  };
}

/** The department of a place, and what lies near a commune beyond its border: Paris is next to Levallois. */
function around(index: CatalogueIndex, place: AskedPlace): Bitset {
  const department = inLocations(index, departmentsOf(place));
  const { latitude, longitude } = place;
  if (!isTown(place) || latitude === null || longitude === null) return department;
  return slotsAround(index, { latitude, longitude }, NEAR_KM).or(department);
}

/** Whether it is a city or a part of one, such as La Défense: so small that its centre stands for it. */
function isTown({ locations }: AskedPlace): boolean {
  return parseLocations(locations).locations.every(({ kind }) => kind === 'communes');
}

function nearestOf(places: AskedPlace[], row: IndexedRow) {
  const distance = (place: AskedPlace) => kmBetween(place, row);
  const nearest = places.toSorted((a, b) => (distance(a) ?? Infinity) - (distance(b) ?? Infinity))[0]!;
  const kilometres = isTown(nearest) ? distance(nearest) : null;
  return { place: nearest.label, kilometres: kilometres === null ? null : Math.max(1, Math.round(kilometres)) };
}

/** The places of a filter as those of a text. */
export function placeOf({ kind, codes, label }: Location): AskedPlace {
  const { communes, departments, regions } = gazetteer();
  const places = { communes, department: departments, region: regions }[kind];
  // A city and its arrondissements: the city.
  const city = codes.length > 1 ? codes.find((code) => communes.get(code)?.cityCode === null) : null;
  const parts = (city && kind === 'communes' ? [city] : codes).flatMap((code) => places.get(code) ?? []);
  const mean = (axis: 'latitude' | 'longitude') => {
    const known = parts.flatMap((part) => part[axis] ?? []);
    return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  };
  return {
    label,
    kind:
      kind === 'communes'
        ? ParsedPlaceKind.CITY
        : kind === 'department'
          ? ParsedPlaceKind.DEPARTMENT
          : ParsedPlaceKind.REGION,
    locations: [label],
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    kilometres: null,
    minutes: null,
  };
}

function inPlace(index: CatalogueIndex, place: AskedPlace): Bitset {
  const { latitude, longitude, kilometres, minutes, locations } = place;
  if (hasReach(place) && latitude !== null && longitude !== null)
    return slotsAround(index, { latitude, longitude }, kilometres ?? kilometresIn(minutes!));
  return inLocations(index, parseLocations(locations).locations);
}

/** Whether what lies around the place is asked for. */
function hasReach({ kilometres, minutes }: AskedPlace): boolean {
  return kilometres !== null || minutes !== null;
}

/** Kilometres as the crow flies by car: one a minute, and one and a half after the first hour, on motorways. */
function kilometresIn(minutes: number): number {
  return minutes + Math.max(0, minutes - 60) / 2;
}

function inLocations(index: CatalogueIndex, locations: Location[]): Bitset {
  return Bitset.union(locations.map((location) => slotsAt(index, location)));
}

function departmentsOf({ locations }: Pick<AskedPlace, 'locations'>): Location[] {
  const { communes } = gazetteer();
  return parseLocations(locations).locations.map((location) =>
    location.kind === 'communes'
      ? {
          label: location.label,
          kind: 'department',
          codes: location.codes.flatMap((code) => communes.get(code)?.departmentCode ?? []),
        }
      : location,
  );
}

function regionsOf(place: Pick<AskedPlace, 'locations'>): Location[] {
  const { departments } = gazetteer();
  return departmentsOf(place).map((location) =>
    location.kind === 'department'
      ? {
          label: location.label,
          kind: 'region',
          codes: location.codes.flatMap((code) => departments.get(code)?.regionCode ?? []),
        }
      : location,
  );
}
