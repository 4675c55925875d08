import type { Estimate } from './estimate.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

/** Forty people on a study day: 62 € a head, of which 10 € are taxed at 10 %; for tests. */
export function anEstimate(changes: Partial<Estimate> = {}): Estimate {
  const totals = { exclVatPerParticipant: euros(6_200), exclVat: euros(248_000), inclVat: euros(293_600) };
  const line = { rateIndex: 0, kind: 'DAY_DELEGATE', label: null, roomName: null, occupancy: null } as const;
  const per = { basis: 'PER_PARTICIPANT', quantity: 1 } as const;
  return {
    lowest: {
      lines: [
        { ...line, ...per, unitPrice: euros(5_200), vatPercent: 20, net: euros(208_000) },
        { ...line, ...per, unitPrice: euros(1_000), vatPercent: 10, net: euros(40_000) },
      ],
      totals,
    },
    highest: { totals },
    unpriced: [],
    shortfalls: [],
    ...changes,
  };
}
