import { styled } from '../../../ui/styled.ts';

/** The whole screen, dark in both themes: nothing competes with the picture. */
export const Screen = styled('dialog', {
  base: {
    colorScheme: 'dark',
    // Colours that are light on dark in both themes: the others are computed at the root, where the theme may be the light one.
    '--p-colors-ink': 'colors.footer.text',
    '--p-colors-focus': 'colors.footer.text',
    '--p-colors-paper': 'colors.footer.ground',
    '--p-colors-sunken': 'colors.footer.ground',
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    m: '0',
    p: '0',
    border: '0',
    bg: '#0B1A1F',
    color: 'ink',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    outline: 'none',
    _open: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
      animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
  },
});

export const Bar = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', px: { base: '2', md: '4' }, minHeight: '14' },
});

/** Where the pictures lie side by side; horizontal moves of a finger are ours. */
export const Stage = styled('div', {
  base: { position: 'relative', overflow: 'hidden', touchAction: 'pan-y', userSelect: 'none' },
});

/** One picture, moved aside by as many widths as it is away from the present one. */
export const Slide = styled('figure', {
  base: {
    position: 'absolute',
    inset: '0',
    m: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    px: { base: '0', md: '16' },
    transform: 'translateX(calc(var(--away) * 100% + var(--drag, 0px)))',
    transition: 'transform',
    transitionDuration: 'slow',
    '[data-dragging] > &': { transitionDuration: '0s' },
    '& picture': { display: 'contents' },
  },
  variants: {
    zoomed: {
      true: {
        display: 'block',
        px: '0',
        overflow: 'auto',
        touchAction: 'auto',
        cursor: 'zoom-out',
        _focusVisible: { outlineOffset: '-4px' },
      },
    },
  },
});

export const Shot = styled(
  'img',
  {
    base: {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'contain',
      backgroundSize: 'contain',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      cursor: 'zoom-in',
    },
    variants: {
      zoomed: { true: { width: '220%', height: '220%', maxWidth: 'none', cursor: 'zoom-out' } },
    },
  },
  { forwardProps: ['width', 'height'] },
);

export const Caption = styled('p', {
  base: {
    px: '4',
    pt: '3',
    minHeight: '11',
    textAlign: 'center',
    fontSize: { base: 'sm', md: 'md' },
    color: 'ink',
    lineClamp: '2',
  },
});

/** The small pictures below, when the screen is high enough. */
export const Thumbnails = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    gap: '2',
    p: '3',
    overflowX: 'auto',
    // Centred without losing its beginning when it is too long.
    '& > :first-of-type': { marginInlineStart: 'auto' },
    '& > :last-of-type': { marginInlineEnd: 'auto' },
    '@media (max-height: 34rem)': { display: 'none' },
  },
});

export const Thumbnail = styled('button', {
  base: {
    display: 'block',
    flexShrink: '0',
    width: '4.5rem',
    height: '3.25rem',
    borderRadius: 'sm',
    overflow: 'hidden',
    opacity: '0.55',
    transition: 'opacity',
    _hover: { opacity: '0.9' },
    _current: { opacity: '1', boxShadow: '0 0 0 2px var(--p-colors-ink)' },
    '& img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  },
});
