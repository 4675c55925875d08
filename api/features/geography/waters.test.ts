import { expect, test } from 'vitest';
import { isBy } from './waters.ts';

test.each([
  ['Cassis', 43.214, 5.537, ['sea']],
  ['Saint-Malo', 48.649, -2.01, ['sea']],
  ['the east of Marseille', 43.29, 5.45, []],
  ['Annecy', 45.9, 6.129, ['lake']],
  ['Aix-les-Bains', 45.692, 5.905, ['lake']],
  ['Lyon', 45.75, 4.85, ['river']],
  ['Lille', 50.63, 3.06, []],
  // Its square degree has its border here, which is no coast.
  ['the middle of Brittany', 48, -3, []],
  ['Guadeloupe, which is not on the map', 16.24, -61.53, ['sea']],
] as const)('waters of %s', (_, latitude, longitude, waters) => {
  expect((['sea', 'lake', 'river'] as const).filter((water) => isBy(water, latitude, longitude))).toEqual(waters);
});
