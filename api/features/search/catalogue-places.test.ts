import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { Random } from '../../testing/random.ts';
import { kmBetween } from '../geography/distance.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsWithin } from './catalogue-places.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';

function indexOf(rows: CatalogueRow[]): CatalogueIndex {
  const index = new CatalogueIndex();
  index.replaceAll(rows);
  return index;
}

const at = (latitude: number | null, longitude: number | null) => catalogueRow({ latitude, longitude });
const LYON = { latitude: 45.76, longitude: 4.84 };

describe('the venues around a point', () => {
  test('are those within the distance, wherever they lie', () => {
    expect.hasAssertions();
    const random = new Random(7);
    const rows = Array.from({ length: 2_000 }, () =>
      at(random.whole(-9_000, 9_000) / 100, random.whole(-18_000, 18_000) / 100),
    );
    const index = indexOf(rows);
    for (let round = 0; round < 200; round++) {
      const centre = { latitude: random.whole(-90, 90), longitude: random.whole(-180, 180) };
      const kilometres = random.whole(1, 3_000);
      expect(slotsAround(index, centre, kilometres).count()).toBe(
        rows.filter((row) => kmBetween(centre, row)! <= kilometres).length,
      );
    }
  });

  test('change with the catalogue, and those without a position are never among them', () => {
    const [near, unplaced] = [at(45.77, 4.85), at(null, null)];
    const index = indexOf([near, unplaced]);
    expect(slotsAround(index, LYON, 500).count()).toBe(1);
    index.put({ ...near, latitude: 48.85, longitude: 2.35 });
    expect([slotsAround(index, LYON, 100).count(), slotsAround(index, LYON, 500).count()]).toEqual([0, 1]);
    index.remove(near.id);
    expect(slotsAround(index, LYON, 500).count()).toBe(0);
  });
});

test('a rectangle over the date line holds the venues of both sides', () => {
  const index = indexOf([at(-17, 179), at(-17, -179), at(-17, 100), at(45, 5)]);
  expect(slotsWithin(index, { north: 0, south: -30, west: 170, east: -170 }).count()).toBe(2);
  expect(slotsWithin(index, { north: 90, south: -90, west: -180, east: 180 }).count()).toBe(4);
});
