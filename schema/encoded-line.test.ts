import { expect, it } from 'vitest';
import { decodeLine } from './encoded-line.ts';

it('reads encoded lines from the corner of their square', () => {
  // The example of the format's description, at a tenth of its precision.
  expect(decodeLine('_p~iF~ps|U_ulLnnqC', { latitude: 0, longitude: 0 })).toEqual([
    [385, -1202],
    [407, -1209.5],
  ]);
  expect(decodeLine('??', { latitude: 45, longitude: -4 })).toEqual([[45, -4]]);
});
