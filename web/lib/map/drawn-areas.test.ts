import { expect, it } from 'vitest';
import { decodeLine, degreesOf } from './drawn-areas.ts';

it('reads encoded lines from the corner of their square', () => {
  // The example of the format's description, at a tenth of its precision.
  expect(decodeLine('_p~iF~ps|U_ulLnnqC', { latitude: 0, longitude: 0 })).toEqual([
    [385, -1202],
    [407, -1209.5],
  ]);
  expect(decodeLine('??', { latitude: 45, longitude: -4 })).toEqual([[45, -4]]);
});

it('knows the square degrees of a part of the map, also west of Greenwich', () => {
  expect(degreesOf(45.2, -0.5, 46.1, 0.5)).toEqual([
    { latitude: 45, longitude: -1 },
    { latitude: 45, longitude: 0 },
    { latitude: 46, longitude: -1 },
    { latitude: 46, longitude: 0 },
  ]);
});
