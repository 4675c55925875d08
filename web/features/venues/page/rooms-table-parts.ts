import { styled } from '../../../ui/styled.ts';

/** Scrolls sideways on narrow screens, with the rooms' names standing still. Reached by Tab, so that the arrows scroll it. */
export const Scroller = styled('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    _print: { overflow: 'visible', borderRadius: '0' },
  },
});

export const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { srOnly: true },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr + tr > *': { borderTop: '1px solid', borderColor: 'rule' },
  },
});

export const Head = styled('th', {
  base: {
    px: { base: '2', xl: '3' },
    py: '3',
    bg: 'sunken',
    color: 'ink.muted',
    fontSize: 'xs',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    verticalAlign: 'bottom',
    '& svg[viewBox="0 0 32 32"]': { display: 'block', mx: 'auto', mb: '1', color: 'ink' },
    '& span > svg': { display: 'inline-block', verticalAlign: '-2px', ms: '0.5' },
  },
});

/** First cell of a line: stays in place while the others move. */
const still = {
  position: 'sticky',
  left: '0',
  zIndex: '1',
  textAlign: 'left',
  boxShadow: '1px 0 0 var(--p-colors-rule)',
} as const;

export const CornerHead = styled('th', {
  base: {
    ...still,
    px: '4',
    py: '3',
    bg: 'sunken',
    color: 'ink.muted',
    fontSize: 'xs',
    fontWeight: '600',
    verticalAlign: 'bottom',
  },
});

export const RoomHead = styled('th', {
  base: {
    ...still,
    bg: 'surface',
    px: '4',
    py: '3',
    width: { base: '8.5rem', md: '15rem' },
    minWidth: { base: '8.5rem', md: '13rem' },
    maxWidth: { base: '9rem', md: 'none' },
    fontWeight: '600',
    lineHeight: '1.3',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});

export const Cell = styled('td', {
  base: {
    px: { base: '2', xl: '3' },
    py: '3',
    textAlign: 'center',
    verticalAlign: 'top',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
  },
  variants: {
    most: { true: { color: 'ink', fontWeight: '700' } },
    enough: {
      true: {
        color: 'sage.text',
        fontWeight: '700',
        bg: 'sage.tint',
        '& svg': { display: 'inline-block', verticalAlign: '-2px', ms: '1' },
      },
    },
  },
});

/** A head that orders the rooms: looks like one that does not, but for the pointer. */
export const SortButton = styled('button', {
  base: {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    width: 'full',
    minHeight: '6',
    borderRadius: 'sm',
    '@media (pointer: coarse)': { minHeight: '11' },
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const Sum = styled('td', {
  base: {
    px: '4',
    py: '2.5',
    bg: 'sunken',
    borderTop: '1px solid',
    borderColor: 'rule',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '600',
    '& span': { position: 'sticky', left: '4' },
  },
});
