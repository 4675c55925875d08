import { describe, expect, it } from 'vitest';
import type { RoomLayout } from '../../lib/venue-terms.ts';
import { kilometresTo, nearbyFilter, nearMisses } from './near-misses.ts';
import { parseSearch } from './search-params.ts';

const NICE = { north: 43.72, south: 43.69, east: 7.29, west: 7.24 };

const venue = (id: string, given: Partial<ReturnType<typeof aVenue>> = {}) => ({ ...aVenue(), id, ...given });
function aVenue() {
  return {
    id: '',
    slug: '',
    name: '',
    category: 4 as number | null,
    latitude: 43.55 as number | null,
    longitude: 7.02 as number | null,
    department: { name: 'Alpes-Maritimes' },
    capacities: [{ layout: 'U_SHAPE' as RoomLayout, capacity: 40 }],
  };
}
const holding = (layout: RoomLayout, capacity: number) => ({ capacities: [{ layout, capacity }] });
const found = (...items: ReturnType<typeof venue>[]) => ({ items });
const NOWHERE = { bounds: null, inCity: false };

describe('near misses', () => {
  it('have a somewhat smaller room, in the layout that was asked for', () => {
    const rooms = found(
      venue('big', holding('COCKTAIL', 190)),
      venue('half', holding('COCKTAIL', 90)),
      venue('enough', holding('COCKTAIL', 200)),
    );
    expect(nearMisses(parseSearch('capacity=200'), { capacity: rooms }, NOWHERE)).toEqual([
      { id: 'big', difference: { kind: 'people', most: { layout: 'COCKTAIL', capacity: 190 } } },
    ]);
    const inU = nearMisses(parseSearch('capacity=50&layout=u-shape'), { capacity: found(venue('u')) }, NOWHERE);
    expect(inU).toEqual([{ id: 'u', difference: { kind: 'people', most: { layout: 'U_SHAPE', capacity: 40 } } }]);
  });

  it('have one star more or less, not two', () => {
    const stars = found(venue('four'), venue('three', { category: 3 }), venue('none', { category: null }));
    expect(nearMisses(parseSearch('category=5'), { categories: stars }, NOWHERE).map(({ id }) => id)).toEqual(['four']);
  });

  it('lie around the places of the search', () => {
    const params = parseSearch('location=Nice&category=5');
    expect(nearbyFilter(params, NICE)).toMatchObject({ categories: [5], bounds: { north: 44.17 } });
    expect(nearbyFilter(params, NICE)).not.toHaveProperty('location');
    const around = { nearby: [venue('cannes')] };
    expect(nearMisses(params, around, { bounds: NICE, inCity: true })).toEqual([
      { id: 'cannes', difference: { kind: 'distance', km: 25 } },
    ]);
    expect(nearMisses(params, around, { bounds: NICE, inCity: false })[0]!.difference).toEqual({
      kind: 'department',
      name: 'Alpes-Maritimes',
    });
  });

  it('are at most four, one of each kind before a second of any, and none twice', () => {
    const candidates = {
      nearby: [venue('a'), venue('b'), venue('c')],
      categories: found(venue('a'), venue('d')),
      promotion: found(venue('e'), venue('f')),
    };
    const ids = nearMisses(parseSearch('location=Nice&category=5&promotion=true'), candidates, NOWHERE).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['a', 'e', 'b', 'd']);
  });

  it('are measured from the edge of the place', () => {
    expect(kilometresTo(NICE, 43.7, 7.25)).toBe(0);
    expect(kilometresTo(NICE, 44.72, 7.25)).toBeCloseTo(111, 0);
  });
});
