import type { SystemConfig } from '@chakra-ui/react';

/**
 * The style properties and conditions of the design system: Chakra's own, less what no screen uses (gradients, filters, rings,
 * dividers, group and peer conditions…), which would weigh 5 kB on every page. CSS properties that are not named here work too, they
 * only know no tokens. `style-props.test.ts` finds a screen that uses a property or condition left out.
 */

/** Scale of tokens → its properties, each with its short names (`margin=m`). */
const SCALES = {
  spacing:
    'gap rowGap columnGap inset insetInline=insetX top bottom left right margin=m marginTop=mt marginRight=mr marginBottom=mb marginLeft=ml marginInlineStart=ms marginInlineEnd=me ' +
    'marginInline=mx marginBlock=my padding=p paddingTop=pt paddingRight=pr paddingBottom=pb paddingLeft=pl paddingInlineStart=ps ' +
    'paddingInlineEnd=pe paddingInline=px paddingBlock=py scrollMarginTop scrollPaddingTop scrollPaddingInline',
  sizes: 'flexBasis width=w height=h minWidth=minW minHeight=minH maxWidth=maxW maxHeight=maxH',
  radii:
    'borderRadius=rounded borderTopLeftRadius borderTopRightRadius borderBottomRightRadius borderStartStartRadius ' +
    'borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow=shadow',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration',
  easings: 'transitionTimingFunction animationTimingFunction',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  '': 'flexDirection position',
} as const;

/** Properties that take a colour, also with an opacity in percent: `ink/60`. */
const COLOURS =
  'background=bg backgroundColor color fill stroke accentColor outlineColor textDecorationColor borderColor ' +
  'borderTopColor borderRightColor borderBottomColor borderLeftColor borderInlineColor borderInlineStartColor ' +
  'scrollbarColor';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Transform = (value: string, args: { utils: { colorMix: (value: string) => { value: string } } }) => object;
type Utility = { values?: string; shorthand?: string[]; transform?: Transform };

function named(list: string, make: (property: string) => Utility): [string, Utility][] {
  return list.split(' ').map((entry) => {
    const [property = '', ...shorthand] = entry.split('=');
    return [property, { ...make(property), ...(shorthand.length ? { shorthand } : {}) }];
  });
}

const scaled = Object.entries(SCALES).flatMap(([values, list]) => named(list, () => (values ? { values } : {})));

const coloured = named(COLOURS, (property) => ({
  values: 'colors',
  transform: (value, { utils }) => ({ [property]: utils.colorMix(value).value }),
}));

/** What changes when the pointer comes: colours, shadow, place. */
const TRANSITIONS: Readonly<Record<string, string>> = {
  common: 'color, background-color, border-color, fill, stroke, opacity, box-shadow, transform',
  colors: 'color, background-color, border-color, fill, stroke',
  opacity: 'opacity',
  shadow: 'box-shadow, border-color',
  transform: 'transform',
};

const special = {
  boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
  transition: {
    values: Object.keys(TRANSITIONS),
    transform: (value: string) => {
      const transitionProperty = TRANSITIONS[value];
      if (!transitionProperty) return { transition: value };
      return {
        transitionProperty,
        transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)',
        transitionDuration: '150ms',
      };
    },
  },
  truncate: {
    values: { type: 'boolean' },
    transform: (value: boolean) =>
      value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  lineClamp: {
    transform: (value: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: value,
      WebkitBoxOrient: 'vertical',
    }),
  },
  srOnly: {
    values: { type: 'boolean' },
    transform: (value: boolean) =>
      value
        ? {
            position: 'absolute',
            width: '1px',
            height: '1px',
            padding: '0',
            margin: '-1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
            borderWidth: '0',
          }
        : {},
  },
};

// Chakra's own type knows values by name of scale only through its generated properties.
export const utilities = { ...Object.fromEntries([...scaled, ...coloured]), ...special } as unknown as Utilities;

/** `_hover`, `_focusVisible`…: name → selector or at-rule. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  selected: '&[aria-selected=true]',
  pressed: '&[aria-pressed=true]',
  current: '&[aria-current=true]',
  currentPage: '&[aria-current=page]',
  currentStep: '&[aria-current=step]',
  invalid: '&[aria-invalid=true]',
  open: '&[open]',
  empty: '&:empty',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  groupHover: '.group:hover &',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;
