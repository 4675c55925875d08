import { styled } from '../../../ui/styled.ts';
import { Container } from '../../../ui/layout.tsx';

/** The place of the buttons: the end of the page's column, above the search that hangs over the stage; on a phone, the upper corner. */
export const BarPlace = styled(Container, {
  base: {
    position: 'absolute',
    zIndex: '1',
    insetInline: '0',
    top: { base: '3', md: 'auto' },
    bottom: { md: 'calc({spacing.overlap} + 1.75rem)' },
    display: 'flex',
    justifyContent: 'flex-end',
    // What lies beside the buttons belongs to the slide.
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

/** The buttons, on a dark ground that shows them on any picture. */
export const Bar = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    p: '0.5',
    borderRadius: 'full',
    bg: '#081418C0',
    color: 'white',
    pointerEvents: 'auto',
  },
});

const target = { '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' } };
const ring = { outline: '2px solid', outlineColor: 'white', outlineOffset: '-3px' };

export const Control = styled(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '9',
      minHeight: '9',
      borderRadius: 'full',
      color: 'inherit',
      _hover: { bg: '#FFFFFF30' },
      _focusVisible: ring,
      ...target,
    },
    variants: { side: { true: { display: { base: 'none', md: 'inline-flex' } } } },
  },
  { defaultProps: { type: 'button' } },
);

export const Dots = styled('div', { base: { display: 'flex', alignItems: 'center' } });

export const Dot = styled(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '7',
      minHeight: '9',
      borderRadius: 'full',
      _before: {
        content: '""',
        width: '8px',
        height: '8px',
        borderRadius: 'full',
        border: '1.5px solid white',
        transition: 'width 150ms',
      },
      _hover: { _before: { bg: 'white' } },
      _current: { _before: { width: '20px', bg: 'white' } },
      _focusVisible: ring,
      ...target,
    },
  },
  { defaultProps: { type: 'button' } },
);
