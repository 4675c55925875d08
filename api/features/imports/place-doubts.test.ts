import { describe, expect, test } from 'vitest';
import { contradicts } from '../geography/postal.ts';
import { PositionPrecision } from '../venues/venue.enums.ts';
import { isElsewhere, kilometresOff } from './place-doubts.ts';

describe('a town and a postal code', () => {
  test.each([
    ['Lyon', '75001', true],
    ['Grenoble', '69002', true],
    ['Lyon 2e', '33000', true],
    ['Lyon', '69002', false],
    ['Paris', '75008', false],
    // A merged commune, by its former name.
    ['Val Thorens', '73440', false],
    ['Atlantis', '38000', false],
    // A CEDEX is not in the list.
    ['Grenoble', '38019', false],
    ['Grenoble', '', false],
  ])('%s and %s: contradict each other = %s', (commune, postalCode, expected) => {
    expect(contradicts({ commune, postalCode })).toBe(expected);
  });

  test('with the official number of the commune, that one counts', () => {
    expect(isElsewhere({ communeCode: '38185', postalCode: '69002' })).toBe(true);
    expect(isElsewhere({ communeCode: '38185', postalCode: '38000' })).toBe(false);
  });
});

test('a point that was given is measured from the middle of its commune', () => {
  const grenoble = { communeCode: '38185', positionPrecision: PositionPrecision.ADDRESS };
  expect(kilometresOff({ ...grenoble, latitude: 45.19, longitude: 5.73 })).toBeLessThan(5);
  const lyon = { latitude: 45.76, longitude: 4.84 };
  expect(kilometresOff({ ...grenoble, ...lyon })).toBeGreaterThan(80);
  expect(kilometresOff({ ...grenoble, ...lyon, positionPrecision: PositionPrecision.COMMUNE })).toBe(0);
});
