import { expect, it } from 'vitest';
import { degreesOf } from './drawn-areas.ts';

it('knows the square degrees of a part of the map, also west of Greenwich', () => {
  expect(degreesOf(45.2, -0.5, 46.1, 0.5)).toEqual([
    { latitude: 45, longitude: -1 },
    { latitude: 45, longitude: 0 },
    { latitude: 46, longitude: -1 },
    { latitude: 46, longitude: 0 },
  ]);
});
