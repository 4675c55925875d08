import { describe, expect, test } from 'vitest';
import { fitOf } from './quote-fit.ts';

const TODAY = '2026-11-21';
const WANTED = {
  participants: 60,
  bedrooms: 20,
  budgetPerPersonCents: 90_00,
  startDate: '2026-11-21',
  flexibleDates: false,
};
const LISTED = { largestRoom: 60, bedrooms: 20, promotionCents: 90_00 };

const verdicts = (wanted: object, listed: object) =>
  Object.fromEntries(
    fitOf({ ...WANTED, ...wanted }, { ...LISTED, ...listed }, TODAY).map(({ criterion, verdict }) => [
      criterion,
      verdict,
    ]),
  );

describe('how a venue stands to what is asked', () => {
  test('exactly what is wanted is enough', () => {
    expect(verdicts({}, {})).toEqual({ PARTICIPANTS: 'MATCH', BEDROOMS: 'MATCH', DATES: 'MATCH', BUDGET: 'MATCH' });
  });

  test('one less is not', () => {
    expect(verdicts({ startDate: '2026-11-20' }, { largestRoom: 59, bedrooms: 19, promotionCents: 90_01 })).toEqual({
      PARTICIPANTS: 'MISMATCH',
      BEDROOMS: 'MISMATCH',
      DATES: 'MISMATCH',
      BUDGET: 'MISMATCH',
    });
  });

  test('what the listing does not say is not known', () => {
    expect(verdicts({}, { largestRoom: null, bedrooms: null, promotionCents: null })).toEqual({
      PARTICIPANTS: 'UNKNOWN',
      BEDROOMS: 'UNKNOWN',
      DATES: 'MATCH',
      BUDGET: 'UNKNOWN',
    });
  });

  test('what was not asked is left out, and flexible dates do not pass', () => {
    const wanted = { bedrooms: null, budgetPerPersonCents: null, startDate: '2026-11-20', flexibleDates: true };
    expect(verdicts(wanted, {})).toEqual({ PARTICIPANTS: 'MATCH', DATES: 'MATCH' });
    expect(verdicts({ ...wanted, bedrooms: 0, startDate: null }, {})).toEqual({
      PARTICIPANTS: 'MATCH',
      DATES: 'MATCH',
    });
  });
});
