import { expect, test } from 'vitest';
import { kmBetween } from './distance.ts';

test('from Paris to Lyon it is 391 km', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const lyon = { latitude: 45.764, longitude: 4.8357 };
  expect(Math.round(kmBetween(paris, lyon)!)).toBe(391);
});
