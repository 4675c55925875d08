import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [8, [0, 2, 4, 6, 8]],
  [10, [0, 2, 4, 6, 8, 10]],
  [11, [0, 5, 10, 15]],
  [251, [0, 100, 200, 300]],
  [48_200, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
])('an axis up to %d has whole numbers, evenly apart', (greatest, ticks) => {
  expect(axisTicks(greatest)).toEqual(ticks);
});
