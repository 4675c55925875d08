import { expect, it } from 'vitest';
import { parseSearch, printSearch } from './search-params.ts';
import { toFilter } from './search-variables.ts';

/** On a day of November. */
const parsed = (query: string) => parseSearch(query, '2026-11-21');

const AROUND_LYON = { south: 45.6, west: 4.6, north: 45.9, east: 5.1 };

it('is said by the address as south, west, north, east, and asked for', () => {
  const search = parsed('bounds=45.6,4.6,45.9,5.1');
  expect(search.bounds).toEqual(AROUND_LYON);
  expect(printSearch(search)).toBe('bounds=45.6,4.6,45.9,5.1');
  expect(toFilter(search)).toEqual({ bounds: AROUND_LYON });
});

it('is rounded to what one sees', () => {
  expect(printSearch(parsed('bounds=45.600049,-4.69999,45.9,5.1'))).toBe('bounds=45.6,-4.7,45.9,5.1');
});

it.each(['45.6,4.6,45.9', '45.9,4.6,45.6,5.1', '45.6,5.1,45.9,4.6', 'a,b,c,d', '45.6,4.6,95,5.1', '45.6,4.6,45.6,5.1'])(
  'is nothing when the address says %s',
  (bounds) => {
    expect(parsed(`bounds=${bounds}`).bounds).toBeNull();
  },
);
