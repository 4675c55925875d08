import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { fold } from '../../platform/text.ts';
import { Random } from '../../testing/random.ts';
import { kmBetween } from '../geography/distance.ts';
import { parseLocations, type Location } from '../geography/location.ts';
import { CapacityBand, EventType, RoomLayout } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow, mostPeople, randomRow, restored } from './catalogue-row.factory.ts';
import {
  AMENITIES,
  BANDS,
  bandsOf,
  BEDROOM_STEPS,
  CATEGORIES,
  EVENT_TYPES,
  KINDS,
  LAYOUTS,
  runsOn,
  PRICE_STEP_CENTS,
  ROOM_AREA_STEPS,
  STATION_STEPS,
  type CatalogueRow,
} from './catalogue-row.ts';
import { markersOf } from './map-markers.ts';
import { NO_CONDITIONS } from './search-criteria.factory.ts';
import { nearMisses } from './near-misses.ts';
import { boundsOf, facetsOf } from './search-facets.ts';
import { VenueSort } from './search.inputs.ts';
import { layoutsFor, SearchRun, type SearchCriteria } from './search-run.ts';

const SEMINAR = EventType.SEMINAIRE_RESIDENTIEL;
const TODAY = NO_CONDITIONS.today;

function searching(rows: CatalogueRow[], criteria: Partial<SearchCriteria> = {}): SearchRun {
  const index = new CatalogueIndex();
  index.replaceAll(rows);
  return new SearchRun(index, { ...NO_CONDITIONS, ...criteria });
}

const all = (run: SearchRun, sort = VenueSort.RELEVANCE): string[] => run.ids(sort, 0, 10_000);

describe('a search', () => {
  test('for places that nobody knows finds nothing, and none for places finds all', () => {
    const rows = [catalogueRow(), catalogueRow()];
    expect(all(searching(rows, { locations: [] }))).toEqual([]);
    expect(all(searching(rows))).toHaveLength(2);
  });

  test('for a number finds one room that holds it, in the layout that is asked for', () => {
    const row = catalogueRow({
      layoutCapacities: { [RoomLayout.THEATRE]: 60, [RoomLayout.U_SHAPE]: 25 },
      largestRoom: 60,
    });
    const finds = (criteria: Partial<SearchCriteria>): boolean => all(searching([row], criteria)).length > 0;
    expect([59, 60, 61].map((capacity) => finds({ capacity }))).toEqual([true, true, false]);
    expect([25, 26].map((capacity) => finds({ capacity, layouts: [RoomLayout.U_SHAPE] }))).toEqual([true, false]);
    expect(finds({ capacity: 26, layouts: [RoomLayout.U_SHAPE, RoomLayout.THEATRE] })).toBe(true);
    expect(finds({ layouts: [RoomLayout.BANQUET] })).toBe(false);
  });

  test('for an event counts people in the layouts that suit it', () => {
    const house = catalogueRow({
      eventTypes: [SEMINAR, EventType.SOIREE_ET_COCKTAIL, EventType.REPAS_D_AFFAIRE],
      layoutCapacities: { [RoomLayout.COCKTAIL]: 85, [RoomLayout.CLASSROOM]: 40, [RoomLayout.BANQUET]: 50 },
      layoutBands: { [RoomLayout.COCKTAIL]: bandsOf([85]), [RoomLayout.CLASSROOM]: bandsOf([40]) },
      largestRoom: 85,
    });
    const finds = (criteria: Partial<SearchCriteria>): boolean => all(searching([house], criteria)).length > 0;
    const holds = (eventTypes: EventType[], capacity: number, layouts: RoomLayout[] = []): boolean =>
      finds({ eventTypes, capacity, layouts });
    expect([holds([SEMINAR], 40), holds([SEMINAR], 41)]).toEqual([true, false]);
    expect([holds([EventType.REPAS_D_AFFAIRE], 50), holds([EventType.REPAS_D_AFFAIRE], 51)]).toEqual([true, false]);
    expect([holds([EventType.SOIREE_ET_COCKTAIL], 85), holds([], 85)]).toEqual([true, true]);
    expect(holds([SEMINAR, EventType.SOIREE_ET_COCKTAIL], 85)).toBe(true);
    expect(holds([SEMINAR], 85, [RoomLayout.COCKTAIL])).toBe(true);
    const large = [CapacityBand.FROM_50_TO_100];
    expect([finds({ capacityBands: large }), finds({ capacityBands: large, eventTypes: [SEMINAR] })]).toEqual([
      true,
      false,
    ]);
  });

  test('for an event is ordered and counted by the layouts that suit it', () => {
    const eventTypes = [SEMINAR, EventType.SOIREE_ET_COCKTAIL];
    const row = (seated: number, standing: number) =>
      catalogueRow({
        eventTypes,
        layoutCapacities: { [RoomLayout.THEATRE]: seated, [RoomLayout.COCKTAIL]: standing },
        largestRoom: Math.max(seated, standing),
      });
    const [airy, wide] = [row(65, 70), row(40, 85)];
    expect(all(searching([airy, wide]), VenueSort.CAPACITY_DESC)).toEqual([wide.id, airy.id]);
    const seminars = searching([airy, wide], { eventTypes: [SEMINAR] });
    expect(all(seminars, VenueSort.CAPACITY_DESC)).toEqual([airy.id, wide.id]);
    expect(all(seminars, VenueSort.CAPACITY)).toEqual([wide.id, airy.id]);
    expect(facetsOf(searching([airy, wide], { eventTypes: [SEMINAR], capacity: 60 })).eventTypes).toEqual([
      { value: SEMINAR, count: 1 },
      { value: EventType.SOIREE_ET_COCKTAIL, count: 2 },
    ]);
  });

  test('for a rectangle over the date line finds both sides', () => {
    const [west, east, france] = [
      catalogueRow({ latitude: -17, longitude: 179 }),
      catalogueRow({ latitude: -17, longitude: -179 }),
      catalogueRow(),
    ];
    const run = searching([west, east, france], { bounds: { north: 0, south: -30, west: 170, east: -170 } });
    expect(new Set(all(run))).toEqual(new Set([west.id, east.id]));
  });

  test('by text is in the order of the scores, and of prominence where they are equal', () => {
    const [a, b, c, d] = [1, 4, 3, 2].map((prominence) => catalogueRow({ prominence }));
    const textScores = new Map([
      [a!.id, 2],
      [b!.id, 1],
      [c!.id, 1],
      ['00000000-0000-4000-8000-ffffffffffff', 9],
    ]);
    expect(all(searching([a!, b!, c!, d!], { text: scoring(textScores) }))).toEqual([a!.id, b!.id, c!.id]);
    expect(all(searching([a!, b!, c!, d!], { text: scoring(new Map()) }))).toEqual([]);
  });

  test('past its end is empty', () => {
    const run = searching([catalogueRow()]);
    expect(run.ids(VenueSort.NAME, 1, 10)).toEqual([]);
    expect(run.ids(VenueSort.NAME, 999_900, 100)).toEqual([]);
    expect(boundsOf(searching([]))).toBeNull();
  });

  test('that is still being answered survives a change of the catalogue', () => {
    const rows = Array.from({ length: 50 }, (_, number) => catalogueRow({ largestRoom: number, category: 3 }));
    const index = new CatalogueIndex();
    index.replaceAll(rows);
    const run = new SearchRun(index, { ...NO_CONDITIONS, categories: [3] });
    expect(run.hits.count()).toBe(50);
    for (const { id } of rows.slice(0, 40)) index.remove(id);
    expect(() => facetsOf(run)).not.toThrow();
    expect(() => boundsOf(run)).not.toThrow();
    expect(() => markersOf(run, { north: 90, south: -90, east: 180, west: -180 }, 1)).not.toThrow();
    for (const sort of Object.values(VenueSort)) expect(run.ids(sort, 0, 100)).toHaveLength(10);
  });
});

describe('bands', () => {
  test.each([
    [[20], [CapacityBand.UP_TO_20, CapacityBand.FROM_20_TO_50]],
    [[21], [CapacityBand.FROM_20_TO_50]],
    [[1], [CapacityBand.UP_TO_20]],
    [[200], [CapacityBand.FROM_100_TO_200, CapacityBand.OVER_200]],
    [[5_000], [CapacityBand.OVER_200]],
    [[], []],
    [[0], []],
  ])('of %j', (capacities, bands) => expect(bandsOf(capacities)).toEqual(bands));
});

/** The expected hits, by checking each venue on its own. */
type Condition =
  | 'text'
  | 'location'
  | 'around'
  | 'kinds'
  | 'eventTypes'
  | 'capacityBands'
  | 'room'
  | 'categories'
  | 'bedrooms'
  | 'roomArea'
  | 'stationMinutes'
  | 'price'
  | 'amenities'
  | 'promotion'
  | 'bounds';

/** A text that finds the venues with a score, by id. */
function scoring(scores: ReadonlyMap<string, number>): SearchCriteria['text'] {
  return (index) => {
    const slots = new Bitset(index.capacity);
    const bySlot = new Map<number, number>();
    for (const [id, score] of scores) {
      const slot = index.slotOf(id);
      if (slot === undefined) continue;
      slots.add(slot);
      bySlot.set(slot, score);
    }
    return { slots, score: (slot) => bySlot.get(slot)!, relaxed: [], levels: [] };
  };
}

/** Criteria with the scores of their text, for the model. */
type ModelCriteria = SearchCriteria & { textScores: Map<string, number> | null };

function meets(row: CatalogueRow, criteria: ModelCriteria, ...except: Condition[]): boolean {
  const { around, bedrooms, bounds, maxPrice, roomAreaSqm, stationMinutes, textScores, locations } = criteria;
  const layouts = layoutsFor(criteria);
  const any = <T>(wanted: readonly T[], has: (value: T) => boolean): boolean => !wanted.length || wanted.some(has);
  const at = ({ kind, codes }: Location): boolean =>
    codes.includes(kind === 'region' ? row.regionCode : kind === 'department' ? row.departmentCode : row.communeCode);
  const conditions: Record<Condition, boolean> = {
    text: !textScores || textScores.has(row.id),
    location: !locations || locations.some(at),
    around: !around || around.some((circle) => (kmBetween(circle, row) ?? Infinity) <= circle.kilometres),
    kinds: any(criteria.kinds, (kind) => row.kind === kind),
    eventTypes: any(criteria.eventTypes, (type) => row.eventTypes.includes(type)),
    capacityBands: any(criteria.capacityBands, (band) => isWithin(row, band, layouts)),
    room:
      (criteria.capacity === null && !criteria.layouts.length) || mostPeople(row, layouts) >= (criteria.capacity ?? 1),
    categories: any(criteria.categories, (stars) => row.category === stars),
    bedrooms: bedrooms === null || row.bedrooms >= bedrooms,
    roomArea: roomAreaSqm === null || row.largestAreaSqm >= roomAreaSqm,
    stationMinutes: stationMinutes === null || (row.stationMinutes ?? Infinity) <= stationMinutes,
    price: maxPrice === null || (row.priceFrom ?? Infinity) <= maxPrice,
    amenities: criteria.amenities.every((amenity) => row.amenities.includes(amenity)),
    promotion: !criteria.promotion || runsOn(row.promotions, criteria.today),
    bounds:
      !bounds ||
      (row.latitude !== null &&
        row.longitude !== null &&
        row.latitude <= bounds.north &&
        row.latitude >= bounds.south &&
        row.longitude >= bounds.west &&
        row.longitude <= bounds.east),
  };
  return Object.entries(conditions).every(([name, met]) => met || except.includes(name as Condition));
}

function isWithin(row: CatalogueRow, band: CapacityBand, layouts: readonly RoomLayout[]): boolean {
  return (layouts.length ? layouts : LAYOUTS).some((layout) => row.layoutBands[layout]?.includes(band));
}

const CIRCLES = [
  { latitude: 45.76, longitude: 4.84, kilometres: 10 },
  { latitude: 45.19, longitude: 5.73, kilometres: 110 },
  { latitude: 48.85, longitude: 2.35, kilometres: 500 },
];

function randomCriteria(random: Random, rows: CatalogueRow[]): ModelCriteria {
  const maybe = <T>(value: () => T, otherwise: T, probability = 0.3): T =>
    random.chance(probability) ? value() : otherwise;
  const places = [
    'Lyon',
    'Paris',
    'Paris 2e',
    '38',
    'Auvergne-Rhône-Alpes',
    'Bretagne',
    'Marseille',
    'Corse',
    'Atlantis',
  ];
  const textScores = maybe(() => new Map(random.some(rows, 0.6).map(({ id }) => [id, random.whole(1, 4)])), null);
  return {
    ...NO_CONDITIONS,
    textScores,
    text: textScores && scoring(textScores),
    locations: maybe(() => parseLocations(random.some(places, 0.3)).locations, null),
    around: maybe(() => random.some(CIRCLES, 0.7), null, 0.2),
    kinds: maybe(() => random.some(KINDS, 0.5), []),
    eventTypes: maybe(() => random.some(EVENT_TYPES, 0.4), []),
    capacity: maybe(() => random.pick([1, 20, 21, 51, 200, 500]), null),
    capacityBands: maybe(() => random.some(BANDS, 0.4), []),
    categories: maybe(() => random.some(CATEGORIES, 0.5), []),
    layouts: maybe(() => random.some(LAYOUTS, 0.4), []),
    bedrooms: maybe(() => random.pick([1, 10, 20, 100]), null),
    roomAreaSqm: maybe(() => random.pick([1, 50, 501]), null),
    stationMinutes: maybe(() => random.pick([5, 10, 30]), null),
    maxPrice: maybe(() => random.pick([4_899, 4_900, 8_000, 30_000]), null),
    amenities: maybe(() => random.some(AMENITIES, 0.03), []),
    promotion: random.chance(0.1),
    bounds: maybe(() => ({ north: 46, south: 43, west: 4, east: 6 }), null, 0.1),
  };
}

describe('any search of any catalogue', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))('finds what a look at each venue finds (%i)', (seed) => {
    expect.hasAssertions();
    const random = new Random(seed);
    let index = new CatalogueIndex();
    const model = new Map<string, CatalogueRow>();
    const size = random.pick([1, 20, 70, 400]);
    for (let round = 0; round < 25; round++) {
      for (let change = 0; change < size; change++) {
        const row = randomRow(random, random.whole(1, size));
        if (random.chance(0.75)) {
          index.put(row);
          model.set(row.id, row);
        } else {
          index.remove(row.id);
          model.delete(row.id);
        }
      }
      if (round % 6 === 5) index = restored(index);
      const rows = [...model.values()];
      for (let search = 0; search < 4; search++) compare(index, rows, randomCriteria(random, rows), random);
    }
  });

  function compare(index: CatalogueIndex, rows: CatalogueRow[], criteria: ModelCriteria, random: Random): void {
    const run = new SearchRun(index, criteria);
    const found = rows.filter((row) => meets(row, criteria));
    expect(run.hits.count()).toBe(found.length);
    const sort = random.pick(Object.values(VenueSort));
    const expected = found.toSorted(orderOf(sort, criteria.textScores, layoutsFor(criteria))).map(({ id }) => id);
    expect(run.ids(sort, 0, 10_000)).toEqual(expected);
    const [offset, limit] = [random.whole(0, found.length), random.whole(1, 20)];
    expect(run.ids(sort, offset, limit)).toEqual(expected.slice(offset, offset + limit));
    compareFacets(run, rows, criteria);
    comparePositions(run, found);
  }

  function compareFacets(run: SearchRun, rows: CatalogueRow[], criteria: ModelCriteria): void {
    const without = (...conditions: Condition[]): CatalogueRow[] =>
      rows.filter((row) => meets(row, criteria, ...conditions));
    const count = <T>(values: readonly T[], among: CatalogueRow[], has: (row: CatalogueRow, value: T) => boolean) =>
      values
        .map((value) => ({ value, count: among.filter((row) => has(row, value)).length }))
        .filter((one) => one.count > 0);
    const places = (codeOf: (row: CatalogueRow) => string) =>
      [...Map.groupBy(without('location'), codeOf)].map(([code, group]) => `${code} ${group.length}`).toSorted(order);
    const facets = facetsOf(run);
    expect(facets.eventTypes).toEqual(
      count(EVENT_TYPES, rows, (row, type) => meets(row, { ...criteria, eventTypes: [type] })),
    );
    expect(facets.categories).toEqual(count(CATEGORIES, without('categories'), (row, stars) => row.category === stars));
    expect(facets.capacityBands).toEqual(
      count(BANDS, without('capacityBands'), (row, band) => isWithin(row, band, layoutsFor(criteria))),
    );
    expect(facets.kinds).toEqual(count(KINDS, without('kinds'), (row, kind) => row.kind === kind));
    expect(facets.bedrooms).toEqual(count(BEDROOM_STEPS, without('bedrooms'), (row, least) => row.bedrooms >= least));
    expect(facets.roomAreas).toEqual(
      count(ROOM_AREA_STEPS, without('roomArea'), (row, least) => row.largestAreaSqm >= least),
    );
    expect(facets.stationMinutes).toEqual(
      count(STATION_STEPS, without('stationMinutes'), (row, most) => (row.stationMinutes ?? Infinity) <= most),
    );
    expect(facets.pricePerPerson.map(({ value, count: found }) => ({ value: value.amount, count: found }))).toEqual(
      count(PRICE_STEP_CENTS, without('price'), (row, most) => (row.priceFrom ?? Infinity) <= most),
    );
    expect(facets.amenities).toEqual(count(AMENITIES, without(), (row, amenity) => row.amenities.includes(amenity)));
    expect(facets.layouts).toEqual(
      count(LAYOUTS, rows, (row, layout) => meets(row, { ...criteria, layouts: [layout] })),
    );
    expect(facets.promotions).toBe(without('promotion').filter((row) => runsOn(row.promotions, TODAY)).length);
    expect(facets.regions.map(({ code, count: venues }) => `${code} ${venues}`).toSorted(order)).toEqual(
      places((row) => row.regionCode),
    );
    expect(facets.departments.map(({ code, count: venues }) => `${code} ${venues}`).toSorted(order)).toEqual(
      places((row) => row.departmentCode),
    );
    const counts = facets.departments.map(({ count: venues }) => venues);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }

  function comparePositions(run: SearchRun, hits: CatalogueRow[]): void {
    const found = hits.length ? hits : nearMisses(run).map(({ id }) => run.index.rowById(id)!);
    const placed = found.filter(({ latitude }) => latitude !== null);
    const latitudes = placed.map(({ latitude }) => latitude!);
    const longitudes = placed.map(({ longitude }) => longitude!);
    expect(boundsOf(run)).toEqual(
      placed.length
        ? {
            north: Math.max(...latitudes),
            south: Math.min(...latitudes),
            east: Math.max(...longitudes),
            west: Math.min(...longitudes),
          }
        : null,
    );
  }
});

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function orderOf(
  sort: VenueSort,
  scores: Map<string, number> | null,
  layouts: readonly RoomLayout[] = [],
): (a: CatalogueRow, b: CatalogueRow) => number {
  const byName = (a: CatalogueRow, b: CatalogueRow): number => order(fold(a.name), fold(b.name));
  const byCapacity = (a: CatalogueRow, b: CatalogueRow): number => mostPeople(a, layouts) - mostPeople(b, layouts);
  const byStars = (a: CatalogueRow, b: CatalogueRow): number => (a.category ?? 0) - (b.category ?? 0);
  const byPrice = (a: CatalogueRow, b: CatalogueRow, unknown: number): number =>
    (a.priceFrom ?? unknown) - (b.priceFrom ?? unknown);
  const byAge = (a: CatalogueRow, b: CatalogueRow): number => order(a.createdAt, b.createdAt);
  const first: Record<VenueSort, (a: CatalogueRow, b: CatalogueRow) => number> = {
    RELEVANCE: (a, b) => (scores ? (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) : 0),
    NAME: byName,
    NAME_DESC: (a, b) => byName(b, a),
    CAPACITY: byCapacity,
    CAPACITY_DESC: (a, b) => byCapacity(b, a),
    PRICE: (a, b) => byPrice(a, b, Number.MAX_SAFE_INTEGER),
    PRICE_DESC: (a, b) => byPrice(b, a, 0),
    CATEGORY: byStars,
    CATEGORY_DESC: (a, b) => byStars(b, a),
    NEWEST: (a, b) => byAge(b, a),
    OLDEST: byAge,
  };
  return (a, b) => first[sort](a, b) || b.prominence - a.prominence || byName(a, b) || order(a.id, b.id);
}
