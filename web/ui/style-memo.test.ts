import { expect, test, vi } from 'vitest';
import { memo, memoByIdentity } from './style-memo.ts';

test('the same contents are computed once, whatever objects hold them', () => {
  const compute = vi.fn<(first: object, second?: object) => object>((first, second) => ({ first, second }));
  const remembered = memo(compute);
  const result = remembered({ color: 'ink', _hover: { color: 'copper' } }, { margin: [1, 2] });
  expect(remembered({ color: 'ink', _hover: { color: 'copper' } }, { margin: [1, 2] })).toBe(result);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each([
  ['another value', { a: 'x' }, { a: 'y' }],
  ['a number is no text', { a: 1 }, { a: '1' }],
  ['nothing is no text', { a: undefined }, { a: 'undefined' }],
  ['a text that looks like two properties', { a: 'x,b:sy' }, { a: 'x', b: 'y' }],
  ['a text that looks like the name of an object', { a: '#1' }, { a: {} }],
  ['a list is no text', { a: ['x'] }, { a: 'x' }],
  // Later styles win over earlier ones.
  ['another order', { a: 'x', b: 'y' }, { b: 'y', a: 'x' }],
])('%s is computed anew', (_, one, other) => {
  const remembered = memo((given: object) => ({ given }));
  expect(remembered(one)).not.toBe(remembered(other));
});

test('a recipe is read once', () => {
  const read = vi.fn<(recipe?: object) => object>((recipe) => ({ recipe }));
  const remembered = memoByIdentity(read);
  const recipe = { base: {} };
  expect(remembered(recipe)).toBe(remembered(recipe));
  remembered({ base: {} });
  expect(read).toHaveBeenCalledTimes(2);
});
