/** Photos that the mosaic shows; the others wait behind “see all”. */
export const MOSAIC_SIZE = 5;

/** `ratio` is width by height; the large picture is as high as those beside it. */
export type Place = { columns: number; rows: number; ratio: number | 'auto' };

/** Flat enough that the name and the quote stand under the pictures on the first screen. */
const USUAL = 5 / 3;

/** Where a picture stands among so many: the first one large, up to four beside it, the others small below. */
export function placeInMosaic(index: number, count: number): Place {
  if (count === 1) return { columns: 12, rows: 1, ratio: 3 };
  if (count === 2) return { columns: 6, rows: 1, ratio: USUAL };
  if (index === 0) return { columns: 6, rows: 2, ratio: 'auto' };
  if (index >= MOSAIC_SIZE) return { columns: 2, rows: 1, ratio: USUAL };
  const wide = count === 3 || (count === 4 && index === 1);
  return { columns: wide ? 6 : 3, rows: 1, ratio: wide ? USUAL * 2 : USUAL };
}

/** Twelfths of the page's 1240 px, for the choice of the file. */
export function sizesOf({ columns }: Place): string {
  return `(min-width: 80em) ${Math.round((columns / 12) * 1176)}px, (min-width: 48em) ${Math.round((columns / 12) * 100)}vw, 88vw`;
}
