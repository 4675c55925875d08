/**
 * The totals of the lines of a quote. Shared by the API and the form, so that both compute the same: before tax
 * a line is exact; the tax is computed once for each rate on the sum of its lines and rounded to the cent.
 */

export type PriceBasis = 'PER_PARTICIPANT' | 'FLAT';

export type PriceLine = {
  /** Before tax. */
  readonly unitPriceCents: number;
  readonly vatPercent: number;
  readonly basis: PriceBasis;
  readonly quantity: number;
};

export type VatShare = { readonly percent: number; readonly baseCents: number; readonly vatCents: number };

export type QuoteTotals = {
  readonly exclVatCents: number;
  readonly vatCents: number;
  readonly inclVatCents: number;
  /** Rounded to the cent; the quotes of several venues are compared by it. */
  readonly exclVatPerParticipantCents: number;
  readonly inclVatPerParticipantCents: number;
  /** The lowest rate first. */
  readonly vat: readonly VatShare[];
};

/** The amount of a line before tax, for so many people. */
export function lineTotal({ unitPriceCents, basis, quantity }: PriceLine, participants: number): number {
  return unitPriceCents * quantity * (basis === 'PER_PARTICIPANT' ? participants : 1);
}

/** The totals of the lines, in all and per person. */
export function totalsOf(lines: readonly PriceLine[], participants: number): QuoteTotals {
  const bases = new Map<number, number>();
  for (const line of lines) {
    bases.set(line.vatPercent, (bases.get(line.vatPercent) ?? 0) + lineTotal(line, participants));
  }
  const vat = [...bases]
    .map(([percent, baseCents]) => ({ percent, baseCents, vatCents: vatOf(baseCents, percent) }))
    .sort((a, b) => a.percent - b.percent);
  const exclVatCents = vat.reduce((sum, { baseCents }) => sum + baseCents, 0);
  const vatCents = vat.reduce((sum, share) => sum + share.vatCents, 0);
  const inclVatCents = exclVatCents + vatCents;
  return {
    exclVatCents,
    vatCents,
    inclVatCents,
    exclVatPerParticipantCents: Math.round(exclVatCents / participants),
    inclVatPerParticipantCents: Math.round(inclVatCents / participants),
    vat,
  };
}

/** In whole thousandths of the base first, because 5.5 % is not exact in binary. */
function vatOf(baseCents: number, percent: number): number {
  return Math.round((baseCents * Math.round(percent * 100)) / 10_000);
}
