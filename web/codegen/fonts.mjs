/**
 * `npm run fonts`: writes the font files of `ui/fonts`, cut from those of Fontsource to the letters (`unicode-range`) that `ui/fonts.css`
 * states for each, so that the letters of French and English come in the first window of TCP (14 kB). Their licences (OFL) reserve no name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

/** By the beginning of a file's name. */
const FONTS = {
  figtree: {
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  fraunces: {
    source: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'),
    options: {},
  },
};
/** Kerning, letters that are put together, and figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];
const FACE = /url\('\.\/fonts\/((\w+)-\w+\.woff2)'\)[^}]*?unicode-range:([^;]+);/g;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

for (const [, file, name, ranges] of readFileSync(here('../ui/fonts.css'), 'utf8').matchAll(FACE)) {
  const { source, options } = FONTS[name];
  const font = await subset(readFileSync(fileURLToPath(source)), lettersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...options,
  });
  writeFileSync(here(`../ui/fonts/${file}`), font);
}

/** The letters of `U+0041-005A, U+00E9`. */
function lettersOf(ranges) {
  const spans = ranges.split(',').map((range) => range.trim().slice('U+'.length).split('-'));
  const codes = spans.flatMap(([first, last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) => from + step);
  });
  return String.fromCodePoint(...codes);
}
