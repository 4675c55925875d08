import { describe, expect, it } from 'vitest';
import { offersPath, parseOffers } from './use-offers-address.ts';

describe('the address of the offers', () => {
  it.each([
    ['', { region: null, page: 1 }],
    ['?region=53&page=2', { region: '53', page: 2 }],
    ['?region=Bretagne&page=0', { region: null, page: 1 }],
    ['?page=99999', { region: null, page: 1 }],
  ])('is read from “%s”', (search, address) => {
    expect(parseOffers(search)).toEqual(address);
  });

  it.each([
    [{ region: null, page: 1 }, '/promotions-en-cours'],
    [{ region: '53', page: 1 }, '/promotions-en-cours?region=53'],
    [{ region: '53', page: 3 }, '/promotions-en-cours?region=53&page=3'],
  ])('is written without what goes without saying', (address, path) => {
    expect(offersPath(address)).toBe(path);
  });
});
