import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesLatinExt from '@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2?url';
import frauncesLatin from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url';

/** Files that every page needs at once: preloaded by the document. The `ext` files (Š, ł, …) load only where such a letter stands. */
export const preloadedFonts: readonly string[] = [figtreeLatin, frauncesLatin];

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** Without what LATIN has: of two files for a letter the browser would take this one, for each œ. */
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, weights: string, url: string, unicodeRange: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`;

/** System fonts stretched to the measures of ours, so that nothing moves when ours arrive. */
const fallback = (family: string, local: string, sizeAdjust: string, ascent: string, descent: string) =>
  `@font-face{font-family:'${family}';src:${local};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/**
 * The rules of all our fonts, one global style of the application. Titles are of one weight, 500: the file of all weights is twice as long, and
 * on a telephone the first screen waits for it.
 */
export const fontFaceCss = [
  face('Figtree Variable', '300 900', figtreeLatin, LATIN),
  face('Figtree Variable', '300 900', figtreeLatinExt, LATIN_EXT),
  face('Fraunces', '500 600', frauncesLatin, LATIN),
  face('Fraunces', '500 600', frauncesLatinExt, LATIN_EXT),
  fallback('Figtree Fallback', "local('Arial'),local('Liberation Sans')", '99%', '96%', '25.3%'),
  fallback('Fraunces Fallback', "local('Georgia'),local('Liberation Serif')", '106%', '92.3%', '24%'),
].join('');
