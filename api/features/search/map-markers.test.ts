import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { RoomLayout } from '../venues/venue.enums.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { markersOf } from './map-markers.ts';
import { NO_CONDITIONS } from './search-criteria.factory.ts';
import { boundsOf } from './search-facets.ts';
import { SearchRun } from './search-run.ts';

const FRANCE = { north: 51.2, south: 41.3, east: 9.7, west: -5.3 };

function searching(rows: CatalogueRow[], criteria: Partial<SearchRun['criteria']> = {}): SearchRun {
  const index = new CatalogueIndex();
  index.replaceAll(rows);
  return new SearchRun(index, { ...NO_CONDITIONS, ...criteria });
}

const at = (latitude: number | null, longitude: number | null, given: Partial<CatalogueRow> = {}): CatalogueRow =>
  catalogueRow({ latitude, longitude, ...given });

describe('markers', () => {
  test('stand for one venue, or for those close together with their rectangle', () => {
    const rows = [
      at(45.76, 4.83, { prominence: 2 }),
      at(45.77, 4.84, { prominence: 1 }),
      at(48.85, 2.35, { name: 'Seule' }),
    ];
    const [lyon, paris] = markersOf(searching(rows), FRANCE, 0.5);
    expect(lyon).toMatchObject({
      count: 2,
      name: null,
      ids: [rows[0]!.id, rows[1]!.id],
      bounds: { north: 45.77, south: 45.76, east: 4.84, west: 4.83 },
    });
    expect(lyon!.latitude).toBeCloseTo(45.765);
    expect(paris).toMatchObject({ count: 1, name: 'Seule', ids: [rows[2]!.id], latitude: 48.85 });
  });

  test('stand for the near misses where no venue meets all conditions', () => {
    const small = { largestRoom: 20, layoutCapacities: { [RoomLayout.THEATRE]: 20 } };
    const run = searching([at(45.76, 4.83, { ...small, name: 'Petite' })], { capacity: 30 });
    expect([run.totalCount, markersOf(run, FRANCE, 0.5)]).toMatchObject([0, [{ count: 1, name: 'Petite' }]]);
    expect(boundsOf(run)).toEqual({ north: 45.76, south: 45.76, east: 4.83, west: 4.83 });
  });

  test('are told apart when the map comes closer', () => {
    const run = searching([at(45.76, 4.83), at(45.8, 4.9)]);
    expect(markersOf(run, FRANCE, 0.5)).toHaveLength(1);
    expect(markersOf(run, { north: 46, south: 45.5, east: 5.2, west: 4.5 }, 0.02)).toHaveLength(2);
  });

  test('count every venue of the area once, and no other', () => {
    const rows = Array.from({ length: 500 }, (_, number) => at(42 + (number % 23) * 0.37, -4 + (number % 41) * 0.31));
    const markers = markersOf(searching([...rows, at(-21, 55.5), at(null, null)]), FRANCE, 0.5);
    expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    expect(Math.max(...markers.map(({ ids }) => ids.length))).toBeLessThanOrEqual(12);
  });

  test('are of the search', () => {
    const rows = [at(45.76, 4.83, { category: 5 }), at(48.85, 2.35, { category: 3 })];
    expect(markersOf(searching(rows, { categories: [5] }), FRANCE, 0.1)).toHaveLength(1);
  });

  test('are never too many, however fine the cells that are asked for', () => {
    const rows = Array.from({ length: 4_000 }, (_, number) => at(42 + (number % 63) * 0.13, -4 + (number % 89) * 0.13));
    expect(markersOf(searching(rows), FRANCE, 0).length).toBeLessThanOrEqual(33 * 33);
  });
});
