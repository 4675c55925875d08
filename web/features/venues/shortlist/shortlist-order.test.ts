import { expect, test } from 'vitest';
import { inOrder } from './shortlist-order.ts';

const venue = (id: string, name: string) => ({ id, slug: id, name });
const VENUES = [venue('b', 'Éden'), venue('c', 'Zénith'), venue('a', 'Dock')];
const CARDS = [
  { id: 'a', slug: 'a', name: 'Dock', largestRoom: 80 },
  { id: 'c', slug: 'c', name: 'Zénith', largestRoom: 900 },
] as unknown as Parameters<typeof inOrder>[1];
const order = (name: Parameters<typeof inOrder>[2]) => inOrder(VENUES, CARDS, name, 'fr').map(({ id }) => id);

test('as added, by name as the language sorts it, or the largest room first and the unknown last', () => {
  expect(order('added')).toEqual(['b', 'c', 'a']);
  expect(order('name')).toEqual(['a', 'b', 'c']);
  expect(order('capacity')).toEqual(['c', 'a', 'b']);
});
