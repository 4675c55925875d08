import { expect, test } from 'vitest';
import { starsShown } from './stars.tsx';

test.each([
  [3, 3],
  ['5', 5],
  [7, 5],
  [-2, 1],
  [0, 4],
  [null, 4],
  [undefined, 4],
  ['', 4],
  ['palace', 4],
])('category %j shows %i stars', (category, stars) => {
  expect(starsShown(category)).toBe(stars);
});
