import { expect, it } from 'vitest';
import { levelOf } from './map-levels.ts';

it('shows the greatest region darkest, and small ones apart from none', () => {
  expect(levelOf(3_000, 3_000)).toBe(4);
  expect(levelOf(1_000, 3_000)).toBe(2);
  expect(levelOf(1, 3_000)).toBe(1);
  expect(levelOf(0, 3_000)).toBe(0);
});
