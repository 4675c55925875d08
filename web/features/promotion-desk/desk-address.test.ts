import { expect, test } from 'vitest';
import { deskPath, parseDesk } from './desk-address.ts';

test.each([
  ['?state=running&venue=v-1&page=3', { state: 'RUNNING', venue: 'v-1', page: 3 }],
  ['?state=other&venue=&page=0', { state: null, venue: null, page: 1 }],
  ['', { state: null, venue: null, page: 1 }],
] as const)('%s is read', (search, address) => {
  expect(parseDesk(search)).toEqual(address);
});

test('what is as usual is not in the address', () => {
  expect(deskPath({ state: null, venue: null, page: 1 })).toBe('/dashboard/promotions');
  expect(deskPath({ state: 'ENDED', venue: 'v', page: 2 })).toBe('/dashboard/promotions?state=ended&venue=v&page=2');
});
