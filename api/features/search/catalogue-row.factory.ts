import { deserialize, serialize } from 'node:v8';
import type { Random } from '../../testing/random.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { type RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { AMENITIES, bandsOf, EVENT_TYPES, KINDS, LAYOUTS, type CatalogueRow } from './catalogue-row.ts';

let made = 0;

/** A row of the catalogue in a commune, with the given fields replaced. */
export function catalogueRow(wanted: Partial<CatalogueRow> = {}): CatalogueRow {
  const number = ++made;
  const commune = gazetteer().communes.get(wanted.communeCode ?? '69382')!;
  return {
    id: idOf(number),
    slug: `venue-${number}`,
    name: `Maison ${number}`,
    kind: VenueKind.HOTEL,
    category: null,
    bedrooms: 0,
    stationMinutes: null,
    priceFrom: null,
    priceUntil: null,
    communeCode: commune.code,
    departmentCode: commune.departmentCode,
    regionCode: commune.regionCode,
    eventTypes: [],
    amenities: [],
    layoutCapacities: {},
    layoutBands: {},
    largestRoom: 0,
    largestAreaSqm: 0,
    latitude: commune.latitude,
    longitude: commune.longitude,
    prominence: 0,
    words: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    promotions: [],
    placements: { favourite: false, premierPage: false, topFive: null, slider: null },
    calendar: null,
    ...wanted,
  };
}

/** What a new process has of an index that was saved. */
export function restored(index: CatalogueIndex): CatalogueIndex {
  const copy = new CatalogueIndex();
  copy.restore(deserialize(serialize([...index.save()])) as unknown[]);
  return copy;
}

/** A deterministic id for a number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The greatest capacity of a room in one of the layouts; in any, if none is given. */
export function mostPeople(row: CatalogueRow, layouts: readonly RoomLayout[]): number {
  if (!layouts.length) return row.largestRoom;
  return Math.max(...layouts.map((layout) => row.layoutCapacities[layout] ?? 0));
}

/** Few values, so that venues share them. */
export const COMMUNES = ['69382', '69123', '38185', '75102', '75110', '13201', '42218', '35238', '73011', '2A004'];
const NAMES = [
  'Hôtel du Lac',
  'hotel du lac',
  'Le Bélvédère',
  'Château des Vignes',
  'L’Atelier',
  'Œuf',
  'Zénith',
  '2 Rives',
  'Éden',
];
const DAYS = ['2026-11-01', '2026-11-10', '2026-11-21', '2026-11-30', '2026-12-24'];

/** A random but deterministic row for a number. */
export function randomRow(random: Random, number: number): CatalogueRow {
  const layouts = random
    .some(LAYOUTS, 0.4)
    .map((layout) => [layout, random.pick([5, 20, 21, 50, 100, 180, 200, 400])] as const);
  const capacities = layouts.map(([, people]) => people);
  const placed = random.chance(0.9);
  return catalogueRow({
    id: idOf(number),
    slug: `venue-${number}-${random.whole(1, 2)}`,
    name: random.pick(NAMES),
    kind: random.pick(KINDS),
    category: random.pick([null, 1, 2, 3, 4, 5]),
    bedrooms: random.pick([0, 10, 19, 20, 50, 99, 120]),
    stationMinutes: random.pick([null, 5, 10, 11, 30, 45]),
    priceFrom: random.pick([null, 4_900, 5_000, 8_000, 8_001, 20_000]),
    communeCode: random.pick(COMMUNES),
    eventTypes: random.some(EVENT_TYPES, 0.3),
    amenities: random.some(AMENITIES, 0.5),
    layoutCapacities: Object.fromEntries(layouts),
    layoutBands: Object.fromEntries(layouts.map(([layout, people]) => [layout, bandsOf([people])])),
    largestRoom: Math.max(0, ...capacities),
    largestAreaSqm: random.pick([0, 49, 50, 120, 500, 2_000]),
    ...(placed ? {} : { latitude: null, longitude: null }),
    prominence: random.whole(0, 3),
    createdAt: `2026-0${random.whole(1, 3)}-01T00:00:00.000Z`,
    promotions: random.chance(0.3) ? [[random.pick(DAYS.slice(0, 3)), random.pick(DAYS.slice(2)), idOf(number)]] : [],
  });
}
