import { expect, test } from 'vitest';
import { cityOf, toldApart } from './marker-labels.ts';

test.each([
  ['in a city', 45.76, 4.83, 0, 'Lyon'],
  ['between two, by kilometres, not by degrees', 44, 2.5, 0, 'Albi'],
  ['around a great city, nearer to a smaller one', 48.75, 2.1, 1, 'Paris'],
  ['overseas', -21.1, 55.5, 0.2, null],
])('a marker %s', (_, latitude, longitude, reach, city) => {
  const bounds = {
    north: latitude + reach,
    south: latitude - reach,
    east: longitude + reach,
    west: longitude - reach,
  };
  expect(cityOf({ latitude, longitude, bounds })).toBe(city);
});

test('labels that are alike are numbered', () => {
  expect(toldApart(['a', 'b', 'a'])).toEqual(['a (1)', 'b', 'a (2)']);
});
