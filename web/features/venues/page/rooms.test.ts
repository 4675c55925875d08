import { describe, expect, it } from 'vitest';
import { partySizeOf } from '../../../lib/event-brief.ts';
import { fitsOf, isDoubtful, nextOrder, sortRooms, totalArea, type Room } from './rooms.ts';

function aRoom(
  name: string,
  areaSqm: number | null,
  capacities: Partial<Record<Room['capacities'][number]['layout'], number>>,
): Room {
  return {
    id: name,
    name,
    description: null,
    areaSqm,
    ceilingHeightM: null,
    daylight: false,
    stepFree: false,
    capacities: Object.entries(capacities).map(([layout, capacity]) => ({
      layout: layout as Room['capacities'][number]['layout'],
      capacity,
    })),
  };
}

const HALL = aRoom('Halle', 300, { THEATRE: 280, CLASSROOM: 150, COCKTAIL: 400 });
const SALON = aRoom('Salon', 90, { THEATRE: 75, CLASSROOM: 44, COCKTAIL: 95 });
const OFFICE = aRoom('Bureau 10', null, { BOARDROOM: 12 });
const ROOMS = [HALL, OFFICE, SALON];
const names = (rooms: readonly Room[]) => rooms.map(({ name }) => name);

describe('the rooms for so many people', () => {
  it('begin with the one that is large enough and least empty', () => {
    const fits = fitsOf(ROOMS, 60);
    expect(names(fits.map(({ room }) => room))).toEqual(['Salon', 'Halle']);
    expect(fits[0]).toMatchObject({ layouts: ['THEATRE', 'COCKTAIL'], snug: ['THEATRE', 'COCKTAIL'] });
    expect(fits[1]?.snug).toEqual(['CLASSROOM']);
  });

  it('are none when no room is large enough', () => {
    expect(fitsOf(ROOMS, 401)).toEqual([]);
    expect(fitsOf(ROOMS, 400)).toHaveLength(1);
  });
});

it('doubts capacities that the floor cannot hold', () => {
  expect(isDoubtful(SALON, 'THEATRE', 75)).toBe(false);
  expect(isDoubtful(SALON, 'THEATRE', 200)).toBe(true);
  expect(isDoubtful(OFFICE, 'THEATRE', 200)).toBe(false);
});

it('adds the areas up only when all are known', () => {
  expect(totalArea([HALL, SALON])).toBe(390);
  expect(totalArea(ROOMS)).toBeNull();
});

describe('the order of the rooms', () => {
  it('is by name, area or capacity, what is unknown last either way', () => {
    expect(names(sortRooms(ROOMS, { by: 'name', descending: false }))).toEqual(['Bureau 10', 'Halle', 'Salon']);
    expect(names(sortRooms(ROOMS, { by: 'area', descending: false }))).toEqual(['Salon', 'Halle', 'Bureau 10']);
    expect(names(sortRooms(ROOMS, { by: 'THEATRE', descending: true }))).toEqual(['Halle', 'Salon', 'Bureau 10']);
    expect(sortRooms(ROOMS, { by: 'given', descending: false })).toBe(ROOMS);
  });

  it('turns round at the second click and goes back at the third', () => {
    const first = nextOrder({ by: 'given', descending: false }, 'area');
    expect(first).toEqual({ by: 'area', descending: true });
    const second = nextOrder(first, 'area');
    expect(second).toEqual({ by: 'area', descending: false });
    expect(nextOrder(second, 'area').by).toBe('given');
    expect(nextOrder(first, 'name')).toEqual({ by: 'name', descending: false });
  });
});

it.each([
  ['60', 60],
  [' 60 ', 60],
  ['0', null],
  ['20-50', null],
  ['999999', null],
  [null, null],
])('reads %j as a party of %j', (text, people) => {
  expect(partySizeOf(text)).toBe(people);
});
