import { expect, test } from 'vitest';
import { viewsChange } from './views-change.ts';

test.each([
  [120, 100, 0.2],
  [50, 100, -0.5],
  [100, 100, 0],
  [7, 0, null],
  [0, 0, null],
])('%i views after %i are a change of %s', (total, previousTotal, change) => {
  expect(viewsChange({ total, previousTotal })).toBe(change);
});
