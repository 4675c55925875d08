import { styled } from '../../../ui/styled.ts';

/** The ground of a logo, as on the home page: light in the dark theme too. */
export const LogoFrame = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: { base: '6rem', md: '9rem' },
    height: { base: '3.5rem', md: '4.5rem' },
    flexShrink: '0',
    p: '2',
    bg: 'light-dark(#FFFFFF, #F2ECE2)',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'sm',
    '& img': {
      display: 'block',
      maxWidth: 'full',
      maxHeight: 'full',
      width: 'auto',
      height: 'auto',
      objectFit: 'contain',
    },
  },
});
