import { expect, it } from 'vitest';
import { placeInMosaic } from './mosaic.ts';

it.each([1, 2, 3, 4, 5])('%i photos fill their rows of twelve columns', (count) => {
  const places = Array.from({ length: count }, (_, index) => placeInMosaic(index, count));
  const cells = places.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  expect(cells).toBe(count > 2 ? 24 : 12);
});

it('puts the sixth and the following ones below, six in a row', () => {
  expect(placeInMosaic(4, 9)).toMatchObject({ columns: 3, rows: 1 });
  expect(placeInMosaic(5, 9)).toMatchObject({ columns: 2, rows: 1 });
});
