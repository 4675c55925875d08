import { expect, test } from 'vitest';
import { adminPath, parseAdmin } from './admin-url.ts';

test.each([
  ['?state=running&venue=v-1&page=3', { state: 'RUNNING', venue: 'v-1', page: 3 }],
  ['?state=other&venue=&page=0', { state: null, venue: null, page: 1 }],
  ['', { state: null, venue: null, page: 1 }],
] as const)('%s is read', (search, address) => {
  expect(parseAdmin(search)).toEqual(address);
});

test('what is as usual is not in the address', () => {
  expect(adminPath({ state: null, venue: null, page: 1 })).toBe('/dashboard/promotions');
  expect(adminPath({ state: 'ENDED', venue: 'v', page: 2 })).toBe('/dashboard/promotions?state=ended&venue=v&page=2');
});
