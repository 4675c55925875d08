/** How an offer is set: over the whole width, with its picture large, or as a ticket. */
export type OfferLook = 'lead' | 'picture' | 'ticket';

/** Rows of the page, over and over: one alone, then a wide and a narrow one, then the other way round. */
const ROWS: readonly (readonly OfferLook[])[] = [['lead'], ['picture', 'ticket'], ['ticket', 'picture']];

/** Offers of one round of the rows. */
export const ROUND = ROWS.flat().length;

/** The looks of so many offers in a row; one that would stand alone in a row for two gets all of it. */
export function looksOf(count: number): OfferLook[] {
  const looks: OfferLook[] = [];
  for (let row = 0; looks.length < count; row++) {
    const next = ROWS[row % ROWS.length] ?? [];
    looks.push(...(count - looks.length < next.length ? (['lead'] as const) : next));
  }
  return looks;
}
