import { describe, expect, it } from 'vitest';
import { mainlandOf, markerSize, parts, roomy, sameView, viewOf } from './map-view.ts';

const FRANCE = { north: 51.2, south: 41.3, east: 9.7, west: -5.3 };

describe('what is asked for a map', () => {
  it('covers what is seen and stays the same while the map moves a little', () => {
    const view = viewOf(FRANCE, 600);
    for (const [edge, sign] of [
      ['north', 1],
      ['east', 1],
      ['south', -1],
      ['west', -1],
    ] as const) {
      expect((view.area[edge] - FRANCE[edge]) * sign).toBeGreaterThanOrEqual(0);
    }
    const moved = { north: 51.3, south: 41.4, east: 9.8, west: -5.2 };
    expect(sameView(view, viewOf(moved, 600))).toBe(true);
  });

  it('asks for finer markers when the map comes closer', () => {
    const close = viewOf({ north: 49, south: 48.7, east: 2.6, west: 2.1 }, 600);
    expect(close.cell).toBeLessThan(viewOf(FRANCE, 600).cell / 8);
  });

  it('never leaves the earth', () => {
    const { area } = viewOf({ north: 89, south: -89, east: 179, west: -179 }, 300);
    expect(area).toEqual({ north: 90, south: -90, east: 180, west: -180 });
  });
});

it('venues part when they are farther from each other than the widest cell', () => {
  const { area, cell } = viewOf(FRANCE, 600);
  const widest = (2 * cell * 600) / (area.east - area.west);
  expect(parts(widest, 0)).toBe(false);
  expect(parts(0, 121)).toBe(true);
});

it('one place is shown with its surroundings', () => {
  const { north, south } = roomy({ north: 45, south: 45, east: 5, west: 5 });
  expect(north - south).toBeCloseTo(0.16);
});

it('results on the mainland and overseas are shown on the mainland, those overseas alone where they are', () => {
  expect(mainlandOf({ north: 51, south: -21.4, east: 55.8, west: -61.8 })).toEqual({ ...FRANCE, north: 51 });
  const reunion = { north: -20.9, south: -21.4, east: 55.8, west: 55.2 };
  expect(mainlandOf(reunion)).toEqual(reunion);
});

it('a marker grows with its venues, within limits', () => {
  expect(markerSize(1)).toBeLessThan(markerSize(12));
  expect(markerSize(12)).toBeLessThan(markerSize(1_200));
  expect(markerSize(1e9)).toBe(64);
});
