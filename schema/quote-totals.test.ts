import { describe, expect, test } from 'vitest';
import { totalsOf, type PriceLine } from './quote-totals.ts';

const line = (wanted: Partial<PriceLine>): PriceLine => ({
  unitPriceCents: 100_00,
  vatPercent: 20,
  basis: 'FLAT',
  quantity: 1,
  ...wanted,
});

describe('what lines come to', () => {
  test('a line a participant counts as often as there are people, and as it is ordered', () => {
    const totals = totalsOf([line({ unitPriceCents: 42_50, basis: 'PER_PARTICIPANT', quantity: 2 })], 60);
    expect(totals).toMatchObject({ exclVatCents: 5_100_00, vatCents: 1_020_00, inclVatCents: 6_120_00 });
    expect(totals).toMatchObject({ exclVatPerParticipantCents: 85_00, inclVatPerParticipantCents: 102_00 });
  });

  test('the tax is counted once for each rate, on the sum of its lines', () => {
    // A cent and a half of tax per line: rounded per line the sum would be six cents.
    const lines = [15, 15, 15].map((unitPriceCents) => line({ unitPriceCents, vatPercent: 10 }));
    expect(totalsOf([...lines, line({ vatPercent: 5.5 })], 1)).toMatchObject({
      vat: [
        { percent: 5.5, baseCents: 100_00, vatCents: 5_50 },
        { percent: 10, baseCents: 45, vatCents: 5 },
      ],
      vatCents: 5_55,
    });
  });

  test.each([
    [2.1, 1_000_00, 21_00],
    [5.5, 1_000_10, 55_01],
    [0, 1_000_00, 0],
  ])('%d %% of %d cents is %d', (vatPercent, unitPriceCents, vatCents) => {
    expect(totalsOf([line({ vatPercent, unitPriceCents })], 1).vatCents).toBe(vatCents);
  });

  test('a share that is no whole cent is rounded', () => {
    expect(totalsOf([line({ vatPercent: 0 })], 3).exclVatPerParticipantCents).toBe(33_33);
  });

  test('nothing comes to nothing', () => {
    expect(totalsOf([], 10)).toMatchObject({ exclVatCents: 0, inclVatCents: 0, vat: [] });
  });
});
