import { defineConfig } from '@pandacss/dev';
import { BACK_TO_TOP } from '../schema/constants.ts';
import { palette } from './ui/palette.ts';
import { textStyles, tokens } from './ui/tokens.ts';

const PREFIX = 'p';

/** For browsers before 2024, without `light-dark()`: the light colours. */
const lightOnly = Object.fromEntries(
  Object.entries(palette).map(([name, { light }]) => [`--${PREFIX}-colors-${name.replace('.', '-')}`, light]),
);

/**
 * `borderTop: '1px solid'` says width and style only. As the CSS property of the same name it would set the colour too, and win over a `borderColor`
 * beside it: Panda sorts rules by how much they say, not by where they stand.
 */
const sides = Object.fromEntries(
  ['Top', 'Bottom', 'Left', 'Right'].map((side) => [
    `border${side}`,
    {
      transform: (value: string | number) => {
        const [width = '0', style] = String(value).replace('none', '0').split(' ');
        return { [`border${side}Width`]: width, ...(style ? { [`border${side}Style`]: style } : {}) };
      },
    },
  ]),
);

/**
 * The design system. Panda CSS reads the sources and writes one style sheet at build time: a page computes no styles, on the server or in the browser.
 * Its presets are left out for our own tokens, style properties and conditions. Colours follow the `color-scheme` of `<html>`: class `light` or
 * `dark` when the visitor chose, the machine's otherwise.
 */
export default defineConfig({
  include: ['web/{app,features,lib,ui}/**/*.{ts,tsx}'],
  exclude: ['**/*.test.{ts,tsx}', '**/*.gen.ts'],
  outdir: '.build/styles',
  outExtension: 'js',
  // The second is our own `styled()`, whose calls are read as those of Panda's.
  importMap: ['#styled', { jsx: '/styled.ts' }],
  jsxFramework: 'react',
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  prefix: { cssVar: PREFIX },
  hash: { className: true, cssVar: false },
  conditions: {
    extend: {
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
      active: '&:active:not(:disabled, [aria-disabled=true])',
      // A field looks wrong where the form says so, not where the browser alone thinks so.
      invalid: '&[aria-invalid=true]',
      first: '&:first-of-type',
      last: '&:last-of-type',
      // The card of a venue is laid out by its own width.
      besidePicture: '@container venue-card (min-width: 34rem)',
      besideWidePicture: '@container venue-card (min-width: 44rem)',
      withoutBackToTop: `@media (max-width: ${BACK_TO_TOP.hiddenUpToWidthPx}px)`,
    },
  },
  utilities: {
    extend: {
      ...sides,
      /** Distance from the foot of the window, and from the notice there. */
      aboveNotice: { transform: (value: string) => ({ bottom: `calc(${value} + var(--foot-notice, 0px))` }) },
    },
  },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
    tokens,
    textStyles,
    keyframes: {
      shimmer: { from: { opacity: '1' }, to: { opacity: '0.45' } },
      appear: { from: { opacity: '0', transform: 'translateY(4px)' }, to: { opacity: '1', transform: 'none' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
  },
  // Colours that data choose: Panda sees no value that is only known at run time.
  staticCss: { css: [{ properties: { color: Object.keys(palette), bg: Object.keys(palette) } }] },
  globalCss: {
    '@supports not (color: light-dark(red, red))': { ':root:root': lightOnly },
    html: {
      colorScheme: 'light dark',
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.rule',
      bg: 'paper',
      color: 'ink',
      lineHeight: '1.5',
      scrollPaddingTop: '5.5rem',
      scrollPaddingBottom: 'var(--foot-notice, 0px)',
      '&.light': { colorScheme: 'light' },
      '&.dark': { colorScheme: 'dark' },
      // As high as a bar gets, whose buttons stand below each other on a narrow screen, and a field above it.
      '&:has([data-foot-bar])': {
        scrollPaddingBottom: {
          base: 'calc(12rem + var(--foot-notice, 0px))',
          md: 'calc(7rem + var(--foot-notice, 0px))',
        },
      },
    },
    body: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', paddingBottom: 'var(--foot-notice, 0px)' },
    // Paper: a page with a wide table takes it lengthwise (`data-paper="wide"`), and a heading stays with what it heads.
    '@page': { size: 'A4', margin: '12mm' },
    '@page wide': { size: 'A4 landscape', margin: '10mm' },
    ':root:has([data-paper="wide"])': { page: 'wide' },
    '@media print': {
      'h2, h3, thead': { breakAfter: 'avoid' },
      'li, tr, figure': { breakInside: 'avoid' },
    },
    // web/build/icons.ts; a few are filled, or have a line of another width.
    '.icon': {
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '&:not([fill])': { fill: 'none' },
      '&:not([stroke-width])': { strokeWidth: '1.75' },
    },
    '*::placeholder': { color: 'ink.subtle', opacity: 1 },
    '*::selection': { bg: 'copper.tint', color: 'ink' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    'button:not(:disabled), summary, label[for], select:not(:disabled)': { cursor: 'pointer' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // None at all: a short one would still begin for each colour of each element when the theme changes.
        transition: 'none !important',
      },
    },
  },
});
