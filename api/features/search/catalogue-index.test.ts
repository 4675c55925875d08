import 'reflect-metadata';
import { beforeEach, describe, expect, test } from 'vitest';
import { fold } from '../../platform/text.ts';
import { Random } from '../../testing/random.ts';
import { Amenity, CapacityBand, EventType, RoomLayout } from '../venues/venue.enums.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow, idOf, mostPeople, randomRow, restored } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { VenueSort } from './search.inputs.ts';

const SEATED = [RoomLayout.THEATRE, RoomLayout.CLASSROOM];

let index: CatalogueIndex;

beforeEach(() => {
  index = new CatalogueIndex();
});

const idsIn = (sort: VenueSort): string[] => Array.from(index.orders[sort].values(), (slot) => index.row(slot).id);

describe('the catalogue in memory', () => {
  test('finds by id and slug what is in it', () => {
    const row = catalogueRow({ slug: 'le-lac' });
    index.put(row);
    expect(index.rowById(row.id)).toMatchObject({ id: row.id, slug: 'le-lac', name: row.name });
    expect(index.idBySlug('le-lac')).toBe(row.id);
    expect([index.rowById(idOf(999)), index.idBySlug('la-mer'), index.idBySlug('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    index.remove(row.id);
    index.remove(row.id);
    expect([index.size, index.rowById(row.id), index.idBySlug('le-lac')]).toEqual([0, undefined, undefined]);
  });

  test('knows a venue by its new slug only, and lets two swap theirs', () => {
    const [a, b] = [catalogueRow({ slug: 'a' }), catalogueRow({ slug: 'b' })];
    index.replaceAll([a, b]);
    index.put({ ...a, slug: 'b' });
    index.put({ ...b, slug: 'a' });
    expect([index.idBySlug('a'), index.idBySlug('b')]).toEqual([b.id, a.id]);
    index.put({ ...a, slug: 'c' });
    expect([index.idBySlug('a'), index.idBySlug('b'), index.idBySlug('c')]).toEqual([b.id, undefined, a.id]);
    expect(index.size).toBe(2);
  });

  test('takes a venue out of every set that it was in', () => {
    const row = catalogueRow({
      category: 4,
      eventTypes: [EventType.JOURNEE_ETUDE],
      amenities: [Amenity.WIFI],
      layoutCapacities: { [RoomLayout.THEATRE]: 60 },
      layoutBands: { [RoomLayout.THEATRE]: [CapacityBand.FROM_50_TO_100] },
      largestRoom: 60,
      promotions: [['2026-01-01', '2026-12-31', idOf(1)]],
    });
    index.put(row);
    expect([
      index.rooms.holding(60).count(),
      index.rooms.holding(61).count(),
      index.rooms.holding(60, [RoomLayout.THEATRE]).count(),
    ]).toEqual([1, 0, 1]);
    index.put({
      ...row,
      category: null,
      eventTypes: [],
      amenities: [],
      layoutCapacities: {},
      layoutBands: {},
      largestRoom: 0,
      promotions: [],
    });
    expect(index.filters.of('category', 4).count()).toBe(0);
    expect(index.filters.of('eventType', EventType.JOURNEE_ETUDE).count()).toBe(0);
    expect(index.filters.of('amenity', Amenity.WIFI).count()).toBe(0);
    expect(index.rooms.within(CapacityBand.FROM_50_TO_100).count()).toBe(0);
    expect([index.rooms.holding(1).count(), index.rooms.holding(1, [RoomLayout.THEATRE]).count()]).toEqual([0, 0]);
    expect(index.withPromotions.size).toBe(0);
    expect(index.all.count()).toBe(1);
    index.remove(row.id);
    expect([index.all.count(), index.columns.communes.having([row.communeCode]).count()]).toEqual([0, 0]);
  });

  test('knows the venues by the sea, also when one comes, moves or leaves after it was asked', () => {
    const cassis = { latitude: 43.214, longitude: 5.537 };
    const row = catalogueRow(cassis);
    index.put(row);
    expect(index.waters.by('sea').count()).toBe(1);
    index.put({ ...row, latitude: 45.75, longitude: 4.85 });
    expect(index.waters.by('sea').count()).toBe(0);
    const other = catalogueRow(cassis);
    index.put(other);
    expect(index.waters.by('sea').has(index.slotOf(other.id)!)).toBe(true);
    index.remove(other.id);
    expect(index.waters.by('sea').count()).toBe(0);
    index.put(catalogueRow({ latitude: null, longitude: null }));
    expect(index.waters.by('sea').count()).toBe(0);
  });

  test('uses the places of those that left, and grows past any number', () => {
    const rows = Array.from({ length: 300 }, () => catalogueRow({ largestRoom: 7 }));
    for (const row of rows) index.put(row);
    for (const row of rows.slice(0, 100)) index.remove(row.id);
    for (const row of rows.slice(0, 100)) index.put(row);
    expect([index.size, index.capacity, index.all.count()]).toEqual([300, 300, 300]);
    expect(new Set(rows.map(({ id }) => index.slotOf(id))).size).toBe(300);
    expect([index.rooms.holding(7).count(), index.rooms.holding(8).count()]).toEqual([300, 0]);
  });

  test('orders names without regard to case and accents, and ties by prominence, name and id', () => {
    const row = (number: number, name: string, prominence = 0) => catalogueRow({ id: idOf(number), name, prominence });
    index.replaceAll([row(5, 'Zoo'), row(4, 'éden'), row(3, 'Eden', 1), row(2, 'EDEN'), row(1, 'Abbaye')]);
    expect(idsIn(VenueSort.NAME)).toEqual([1, 3, 2, 4, 5].map(idOf));
    expect(idsIn(VenueSort.NAME_DESC)).toEqual([5, 3, 2, 4, 1].map(idOf));
    expect(idsIn(VenueSort.RELEVANCE)).toEqual([3, 1, 2, 4, 5].map(idOf));
  });

  test('keeps every order through any changes', () => {
    const random = new Random(3);
    const model = new Map<string, CatalogueRow>();
    const compare =
      (first: (row: CatalogueRow) => number | string, sign: 1 | -1) => (a: CatalogueRow, b: CatalogueRow) =>
        sign * order(first(a), first(b)) ||
        b.prominence - a.prominence ||
        order(fold(a.name), fold(b.name)) ||
        order(a.id, b.id);
    const orders: [VenueSort, (a: CatalogueRow, b: CatalogueRow) => number][] = [
      [VenueSort.RELEVANCE, compare(() => 0, 1)],
      [VenueSort.NAME, compare(({ name }) => fold(name), 1)],
      [VenueSort.NAME_DESC, compare(({ name }) => fold(name), -1)],
      [VenueSort.CAPACITY, compare(({ largestRoom }) => largestRoom, 1)],
      [VenueSort.CAPACITY_DESC, compare(({ largestRoom }) => largestRoom, -1)],
      [VenueSort.CATEGORY, compare(({ category }) => category ?? 0, 1)],
      [VenueSort.CATEGORY_DESC, compare(({ category }) => category ?? 0, -1)],
      [VenueSort.NEWEST, compare(({ createdAt }) => createdAt, -1)],
      [VenueSort.OLDEST, compare(({ createdAt }) => createdAt, 1)],
    ];
    for (let step = 0; step < 600; step++) {
      const row = randomRow(random, random.whole(1, 150));
      if (random.chance(0.7)) {
        index.put(row);
        model.set(row.id, row);
      } else {
        index.remove(row.id);
        model.delete(row.id);
      }
      if (step % 200 === 150) index.replaceAll(Array.from(model.values()));
      if (step % 200 === 100) index = restored(index);
      if (step % 40) continue;
      for (const [sort, by] of orders)
        expect(idsIn(sort), sort).toEqual([...model.values()].toSorted(by).map(({ id }) => id));
      for (const sort of [VenueSort.CAPACITY, VenueSort.CAPACITY_DESC]) {
        const by = compare((venue) => mostPeople(venue, SEATED), sort === VenueSort.CAPACITY ? 1 : -1);
        const ids = Array.from(index.order(sort, SEATED).values(), (slot) => index.row(slot).id);
        expect(ids, `${sort}, seated`).toEqual([...model.values()].toSorted(by).map(({ id }) => id));
      }
    }
  });
});

describe('the places that the platform gives', () => {
  const placed = (number: number, placements: Partial<CatalogueRow['placements']>, prominence = 0) =>
    catalogueRow({
      id: idOf(number),
      name: `Maison ${number}`,
      prominence,
      placements: { favourite: false, premierPage: false, topFive: null, slider: null, ...placements },
    });
  const slider = (place: number | null) => ({ slider: { order: place, start: null, end: null } });
  const ids = () =>
    Object.fromEntries(
      (['favourites', 'premierPage', 'topFive', 'slider'] as const).map((place) => [
        place,
        Array.from(index.placed[place].values(), (slot) => index.row(slot).id),
      ]),
    );

  test('are kept each in its order, whatever is put, moved, taken out or filled anew', () => {
    const rows = [
      placed(1, { favourite: true, topFive: 2, ...slider(null) }),
      placed(2, { favourite: true, topFive: 1, ...slider(2) }, 5),
      placed(3, { premierPage: true, ...slider(1) }),
      placed(4, {}),
    ];
    const wanted = {
      favourites: [2, 1].map(idOf),
      premierPage: [3].map(idOf),
      topFive: [2, 1].map(idOf),
      slider: [3, 2, 1].map(idOf),
    };
    for (const row of rows) index.put(row);
    expect(ids()).toEqual(wanted);
    index.replaceAll(rows);
    expect(ids()).toEqual(wanted);
    index = restored(index);
    expect(ids()).toEqual(wanted);
    index.put(placed(2, { premierPage: true }));
    index.remove(idOf(1));
    expect(ids()).toEqual({ favourites: [], premierPage: [2, 3].map(idOf), topFive: [], slider: [idOf(3)] });
  });
});

function order(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
