import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { palette } from './palette.ts';
import { conditions, utilities } from './style-props.ts';
import { textStyles, tokens } from './tokens.ts';
import { FOOT_NOTICE } from './foot-notice.ts';

const PREFIX = 'p';

/** For browsers before 2024, without `light-dark()`: the light colours. */
const lightOnly = Object.fromEntries(
  Object.entries(palette).map(([name, { light }]) => [`--${PREFIX}-colors-${name.replace('.', '-')}`, light]),
);

const config = {
  cssVarsPrefix: PREFIX,
  cssVarsRoot: ':root',
  preflight: true,
  conditions,
  utilities,
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
      scrollPaddingBottom: `var(${FOOT_NOTICE}, 0px)`,
      scrollBehavior: { base: 'auto', _motionSafe: 'smooth' },
      '&.light': { colorScheme: 'light' },
      '&.dark': { colorScheme: 'dark' },
    },
    body: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', paddingBottom: `var(${FOOT_NOTICE}, 0px)` },
    // Paper: a page with a wide table takes it lengthwise (`data-paper="wide"`), and a heading stays with what it heads.
    '@page': { size: 'A4', margin: '12mm' },
    '@page wide': { size: 'A4 landscape', margin: '10mm' },
    ':root:has([data-paper="wide"])': { page: 'wide' },
    '@media print': {
      'h2, h3, thead': { breakAfter: 'avoid' },
      'li, tr, figure': { breakInside: 'avoid' },
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
} as unknown as SystemConfig;

/**
 * The design system: Chakra's engine with our own tokens, style properties and recipes (its `defaultConfig` would add 40 kB to every
 * page). Colours follow the `color-scheme` of `<html>`: class `light` or `dark` when the visitor chose, the machine's otherwise.
 */
export function designSystem(): SystemContext {
  system ??= createSystem(config);
  return system;
}

/** Made at the first call: it takes half as long as all other scripts of a page take to evaluate. */
let system: SystemContext | undefined;
