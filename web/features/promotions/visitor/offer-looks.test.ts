import { describe, expect, it } from 'vitest';
import { looksOf } from './offer-looks.ts';

describe('the looks of offers', () => {
  it('go round in rows that are never twice the same', () => {
    expect(looksOf(6)).toEqual(['lead', 'picture', 'ticket', 'ticket', 'picture', 'lead']);
  });

  it.each([
    [0, []],
    [1, ['lead']],
    [2, ['lead', 'lead']],
    [4, ['lead', 'picture', 'ticket', 'lead']],
  ])('leave no half row empty: %i', (count, looks) => {
    expect(looksOf(count)).toEqual(looks);
  });
});
