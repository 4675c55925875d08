import { styled } from '../../../ui/styled.ts';

/**
 * On narrow screens one swipes through the pictures; on wide ones five share twelve columns. Those behind come out when the address
 * names the list (`#photos`), which is what “see all” does without JavaScript.
 */
export const Strip = styled('ul', {
  base: {
    listStyle: 'none',
    display: { base: 'flex', md: 'grid' },
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '2',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '4',
    '&:target > li': { display: 'block' },
    _print: { display: 'block' },
  },
});

export const Frame = styled('li', {
  base: {
    position: 'relative',
    flex: '0 0 88%',
    aspectRatio: { base: '4 / 3', md: 'var(--ratio)' },
    scrollSnapAlign: 'start',
    borderRadius: 'md',
    overflow: 'hidden',
    '&:only-child': { flexBasis: '100%' },
    // Paper shows the first one.
    _print: { aspectRatio: '21 / 9', '&:not(:first-of-type)': { display: 'none' } },
  },
  variants: { behind: { true: { display: { md: 'none' } } } },
});

/** Leads to the large file; with JavaScript it opens the full-screen view. */
export const Enlarge = styled('a', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'block',
    cursor: 'zoom-in',
    '& img': { transition: 'transform', transitionDuration: 'slow' },
    _hover: { '& img': { transform: 'scale(1.02)' } },
    '&:focus-visible': { outline: 'none' },
    // The picture would cover an outline of the link's own.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'md',
      boxShadow: 'inset 0 0 0 3px var(--p-colors-focus), inset 0 0 0 5px var(--p-colors-surface)',
    },
  },
});

/** What stands for a venue without photos. */
export const Drawing = styled('div', {
  base: {
    borderRadius: 'md',
    overflow: 'hidden',
    aspectRatio: { base: '4 / 3', md: '3 / 1' },
    '& > *': { width: 'full', height: 'full' },
    _print: { display: 'none' },
  },
});
