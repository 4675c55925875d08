import { expect, test } from 'vitest';
import { palette, type PaletteColour } from './palette.ts';
import { STARS_ON_DARK } from './stars.tsx';

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: PaletteColour[] = ['paper', 'surface', 'sunken'];
const texts: PaletteColour[] = ['ink', 'ink.muted', 'ink.subtle', 'copper.text', 'gold.text', 'sage.text', 'danger'];
const graphics: PaletteColour[] = ['gold', 'copper', 'sage', 'rule.strong', 'focus'];
const pairs: [PaletteColour, PaletteColour][] = [
  ['copper.on', 'copper'],
  ['copper.on', 'copper.hover'],
  ['ink.on', 'ink'],
  ['ink', 'copper.tint'],
  ['copper.text', 'copper.tint'],
  ['gold.text', 'gold.tint'],
  ['sage.text', 'sage.tint'],
  ['danger', 'danger.tint'],
  ['footer.text', 'footer.ground'],
  ['footer.muted', 'footer.ground'],
];

const cases = [
  ...grounds.flatMap((ground) => texts.map((text) => ({ text, ground, least: 4.5 }))),
  ...grounds.flatMap((ground) => graphics.map((text) => ({ text, ground, least: 3 }))),
  ...pairs.map(([text, ground]) => ({ text, ground, least: 4.5 })),
];

test.each(cases)('$text can be read on $ground', ({ text, ground, least }) => {
  expect(contrast(palette[text].light, palette[ground].light), 'light').toBeGreaterThanOrEqual(least);
  expect(contrast(palette[text].dark, palette[ground].dark), 'dark').toBeGreaterThanOrEqual(least);
});

test('stars over a picture are seen on the thinnest veil over the lightest of pictures', () => {
  // #081418 at 62 % (web/features/home-page/visitor/slide-parts.ts) over white.
  expect(contrast(STARS_ON_DARK, '#666D70')).toBeGreaterThanOrEqual(3);
});
