/** A capital letter as strokes in a box ten units high, and its width. */
interface Letter {
  d: string;
  width: number;
}

const E: Letter = { d: 'M6 0H0V10H6M0 5H5', width: 6 };

/** A geometric alphabet of our own, so that logos need no font: the letters that the names use. */
const LETTERS: Record<string, Letter> = {
  A: { d: 'M0 10L4 0L8 10M1.5 6.7H6.5', width: 8 },
  B: { d: 'M0 0V10H3.8A2.7 2.7 0 0 0 3.8 4.6H0M3.4 4.6A2.3 2.3 0 0 0 3.4 0H0', width: 6.5 },
  C: { d: 'M8.8 1.9A5 5 0 1 0 8.8 8.1', width: 8.8 },
  D: { d: 'M0 0V10H3A5 5 0 0 0 3 0z', width: 8 },
  E,
  É: { d: `${E.d}M2.4 -1.8L4.4 -3.4`, width: E.width },
  È: { d: `${E.d}M4.2 -1.8L2.2 -3.4`, width: E.width },
  F: { d: 'M6 0H0V10M0 5H5', width: 6 },
  G: { d: 'M8.8 1.9A5 5 0 1 0 10 5H5.8', width: 10 },
  H: { d: 'M0 0V10M7 0V10M0 5H7', width: 7 },
  I: { d: 'M0 0V10', width: 0 },
  K: { d: 'M0 0V10M6.6 0L0 6.2M2.4 4L7 10', width: 7 },
  L: { d: 'M0 0V10H5.4', width: 5.4 },
  M: { d: 'M0 10V0L4.5 6.5L9 0V10', width: 9 },
  N: { d: 'M0 10V0L7.4 10V0', width: 7.4 },
  O: { d: 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0z', width: 10 },
  R: { d: 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0M3.4 5.6L6.8 10', width: 6.8 },
  S: {
    d: 'M6.2 1.5C5.4 .5 4.5 0 3.2 0C1.4 0 .3 1.1 .3 2.5C.3 6 6.6 4 6.6 7.4C6.6 9 5.2 10 3.3 10C1.8 10 .6 9.3 0 8.2',
    width: 6.6,
  },
  U: { d: 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0', width: 7.2 },
  V: { d: 'M0 0L4 10L8 0', width: 8 },
  Y: { d: 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10', width: 7.6 },
};

export interface Lettering {
  /** Height of a capital, in pixels. */
  size: number;
  /** Thickness of the strokes and room between letters, in tenths of that height. */
  weight: number;
  spacing: number;
  round: boolean;
}

/** A word from its top left corner on, and how wide it is. @throws Error for a letter that was never drawn. */
export function lettering(
  word: string,
  x: number,
  y: number,
  { size, weight, spacing, round }: Lettering,
): { svg: string; width: number } {
  const unit = size / 10;
  let at = 0;
  const letters = Array.from(word, (character) => {
    const letter = LETTERS[character];
    if (!letter) throw new Error(`No such letter: ${character}`);
    const drawn = `<path d="${letter.d}" transform="translate(${at.toFixed(2)} 0)"/>`;
    at += letter.width + spacing;
    return drawn;
  });
  const ends = round
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : 'stroke-linecap="butt" stroke-linejoin="bevel"';
  const svg = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})" stroke-width="${weight}" ${ends}>${letters.join('')}</g>`;
  return { svg, width: (at - spacing) * unit };
}
