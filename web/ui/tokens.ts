import { DRAWER_WIDTH_PX } from '../../schema/constants.ts';
import { palette } from './palette.ts';

type Value = { value: string };
type ColourTree = { [name: string]: Value | ColourTree };

const toPixels = (values: Record<string, number>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, px]) => [name, { value: px === 0 ? '0px' : `${px / 16}rem` }]));

const toValues = (values: Record<string, string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/**
 * `light-dark()` lets the browser choose by the `color-scheme` of the page (see `system.ts`): the machine's setting is followed
 * without a script, thus without a flash.
 */
function colours(): ColourTree {
  const tree: ColourTree = {};
  for (const [name, { light, dark }] of Object.entries(palette)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    const shades = (tree[group] ??= {}) as ColourTree;
    shades[shade] = { value: `light-dark(${light}, ${dark})` };
  }
  return {
    ...tree,
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#FFFFFF' },
  };
}

/** 8-px rhythm with a half step; the keys are Chakra's (1 = 4 px). */
const rhythm = {
  '0': 0,
  '0.5': 2,
  '1': 4,
  '1.5': 6,
  '2': 8,
  '2.5': 10,
  '3': 12,
  '4': 16,
  '5': 20,
  '6': 24,
  '7': 28,
  '8': 32,
  '9': 36,
  '10': 40,
  '11': 44,
  '12': 48,
  '14': 56,
  '16': 64,
  '20': 80,
  '24': 96,
  '32': 128,
} as const;

export const tokens = {
  colors: colours(),
  /** `overlap`: so much of a slide is behind the search that hangs over its lower edge. */
  spacing: toPixels({ ...rhythm, overlap: 72 }),
  sizes: {
    ...toPixels({
      ...rhythm,
      xs: 320,
      sm: 384,
      md: 448,
      lg: 512,
      xl: 576,
      '2xl': 672,
      '3xl': 768,
      '4xl': 896,
      page: 1240,
      drawer: DRAWER_WIDTH_PX,
    }),
    ...toValues({ full: '100%', min: 'min-content', max: 'max-content', fit: 'fit-content' }),
  },
  radii: toValues({ none: '0', sm: '6px', md: '12px', full: '999px' }),
  shadows: toValues({
    card: 'light-dark(0 1px 2px rgb(20 50 58 / 0.06), 0 0 0 transparent), 0 8px 24px -12px light-dark(rgb(20 50 58 / 0.22), rgb(0 0 0 / 0.6))',
  }),
  fonts: toValues({
    heading: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  }),
  fontSizes: toPixels({
    xs: 12,
    sm: 14,
    md: 16,
    lg: 18,
    xl: 20,
    '2xl': 24,
    '3xl': 30,
    '4xl': 36,
    '5xl': 48,
    '6xl': 60,
  }),
  fontWeights: toValues({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: toValues({ none: '1', tight: '1.15', snug: '1.3', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: toValues({ tight: '-0.015em', normal: '0', wide: '0.08em' }),
  durations: toValues({ fast: '150ms', moderate: '200ms', slow: '250ms' }),
  easings: toValues({ out: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }),
  zIndex: toValues({ header: '20', popover: '30', overlay: '40', toast: '50', skip: '60' }),
};

/** Named ways to set text; use one of them rather than sizes and weights in a screen. */
export const textStyles = {
  display: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '4xl', md: '5xl', lg: '6xl' },
      lineHeight: '1.05',
      fontWeight: '500',
      letterSpacing: '-0.02em',
    },
  },
  h1: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '3xl', md: '4xl' },
      lineHeight: 'tight',
      fontWeight: '500',
      letterSpacing: 'tight',
    },
  },
  h2: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: 'tight',
      fontWeight: '500',
      letterSpacing: 'tight',
    },
  },
  h3: { value: { fontFamily: 'heading', fontSize: 'xl', lineHeight: 'snug', fontWeight: '600' } },
  h4: { value: { fontFamily: 'body', fontSize: 'md', lineHeight: 'snug', fontWeight: '600' } },
  lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'relaxed' } },
  body: { value: { fontSize: 'md', lineHeight: 'relaxed' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'normal' } },
  label: { value: { fontSize: 'sm', lineHeight: 'snug', fontWeight: '600' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      lineHeight: 'normal',
      fontWeight: '600',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontSize: '2xl',
      lineHeight: 'none',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
};
