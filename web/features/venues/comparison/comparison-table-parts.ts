import { styled } from '../../../ui/styled.ts';

/** Height of the site's header on wide screens, under which the names stay. */
const HEADER_HEIGHT = '4.5rem';
/** Width of the labels: on a telephone that of the longest French word, “Vidéoprojecteur”, beside two venues. */
const LABELS = { base: '7.625rem', md: '11rem' } as const;

/** Scrolls sideways on narrow screens; the page scrolls down. Reached by Tab, so that the arrows scroll it. */
export const TableWindow = styled('div', {
  base: {
    position: 'relative',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    mx: { base: '-4', md: '0' },
    borderInlineWidth: { base: '0', md: '1px' },
    borderStartStartRadius: { base: '0', md: 'md' },
    borderStartEndRadius: { base: '0', md: 'md' },
    borderEndStartRadius: { base: '0', md: 'md' },
    borderEndEndRadius: { base: '0', md: 'md' },
    overflowX: { base: 'auto', lg: 'clip' },
    overflowY: { base: 'hidden', lg: 'clip' },
    overflowClipMargin: { lg: '0px' },
    overscrollBehaviorX: 'contain',
    scrollPaddingLeft: LABELS.base,
    scrollSnapType: { base: 'x proximity', lg: 'none' },
    '@media print': { overflow: 'visible', mx: '0', border: '0' },
  },
  variants: {
    /** Few venues need not stretch over the whole page. */
    venues: {
      1: { maxWidth: { lg: '32rem' } },
      2: { maxWidth: { lg: '52rem' } },
      3: {},
      4: {},
    },
  },
});

/** Two venues fit on a telephone; more are scrolled to. */
const atLeast = (venues: number) => ({
  minWidth: {
    base: `calc(${LABELS.base} + ${venues} * 8.375rem)`,
    md: `calc(${LABELS.md} + ${venues} * 13rem)`,
    lg: '0',
    _print: '0',
  },
});

export const Table = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { srOnly: true },
    '@media print': {
      fontSize: '8.5pt',
      lineHeight: '1.25',
      '& tr': { breakInside: 'avoid' },
      '& :is(tbody, thead) :is(th, td, span, ul)': { fontSize: 'inherit !important' },
      '& tbody :is(th, td)': { py: '2px' },
    },
  },
  variants: { venues: { 1: atLeast(1), 2: atLeast(2), 3: atLeast(3), 4: atLeast(4) } },
});

/** First cell of a line: stays in place while the others move. */
const still = {
  position: 'sticky',
  left: '0',
  zIndex: '1',
  bg: 'surface',
  textAlign: 'left',
  width: LABELS,
  pl: { base: '3', md: '4' },
  pr: { base: '1.5', md: '4' },
  overflowWrap: 'anywhere',
  boxShadow: '1px 0 0 var(--p-colors-rule)',
  '@media print': { position: 'static', width: '3.4cm', px: '1' },
} as const;

export const Corner = styled('td', { base: { ...still, bg: 'surface' } });

export const RowHead = styled('th', {
  base: {
    ...still,
    py: '2.5',
    fontSize: 'sm',
    fontWeight: '500',
    lineHeight: 'snug',
    verticalAlign: 'top',
    color: 'ink',
    borderTop: '1px solid',
    borderColor: 'rule',
    hyphens: 'auto',
  },
  variants: { marked: { true: { bg: 'gold.tint' }, false: { color: 'ink.muted' } } },
});

/** The names: what stays at the upper edge. */
export const ColumnHead = styled('th', {
  base: {
    position: 'sticky',
    top: { lg: HEADER_HEIGHT },
    zIndex: '2',
    px: { base: '3', md: '4' },
    pt: '2',
    pb: '3',
    bg: 'surface',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: '400',
    boxShadow: '0 1px 0 var(--p-colors-rule-strong)',
    scrollSnapAlign: 'start',
    '@media print': { position: 'static', px: '1' },
  },
});

/** Above the labels and beside the names: stays at both edges. */
export const NamesCorner = styled('td', {
  base: {
    ...still,
    top: { lg: HEADER_HEIGHT },
    zIndex: '3',
    pt: '2',
    pb: '3',
    verticalAlign: 'bottom',
    boxShadow: '1px 0 0 var(--p-colors-rule), 0 1px 0 var(--p-colors-rule-strong)',
  },
});

/** The pictures, which scroll away. */
export const PictureCell = styled('td', {
  base: {
    px: { base: '3', md: '4' },
    pt: { base: '3', md: '4' },
    verticalAlign: 'top',
    '@media print': { px: '1' },
  },
});

export const GroupHead = styled('th', {
  base: {
    p: '0',
    bg: 'sunken',
    textAlign: 'left',
    borderTop: '1px solid',
    borderColor: 'rule',
    // The title stays in sight when the columns move under it.
    '& > span': {
      position: 'sticky',
      left: '0',
      display: 'inline-block',
      px: { base: '3', md: '4' },
      py: '2',
      textStyle: 'eyebrow',
      color: 'ink.muted',
    },
    '@media print': { breakAfter: 'avoid', '& > span': { px: '1', py: '2px' } },
  },
});

/** Repeats the names under the title of a group on narrow screens, where they scroll away with the page. */
export const GroupNames = styled('tr', {
  base: {
    display: { base: 'table-row', lg: 'none' },
    '& td:not(:first-child)': {
      px: { base: '3', md: '4' },
      pt: '2',
      fontSize: 'xs',
      color: 'ink.muted',
      overflowWrap: 'anywhere',
      verticalAlign: 'bottom',
    },
    '@media print': { display: 'none' },
  },
});

export const Value = styled('td', {
  base: {
    px: { base: '3', md: '4' },
    py: '2.5',
    verticalAlign: 'top',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: 'snug',
    borderTop: '1px solid',
    borderColor: 'rule',
    overflowWrap: 'anywhere',
    '@media print': { px: '1' },
  },
  variants: {
    /** What is the same everywhere stands back. */
    same: { true: { color: 'ink.muted' }, false: { color: 'ink', fontWeight: '500' } },
  },
});
