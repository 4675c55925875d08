import { styled } from './styled.ts';

/** A grey shape where something will come: give it the measures of the thing (`height="6" width="60%"`). Hidden from screen readers. */
export const Skeleton = styled(
  'div',
  {
    base: {
      bg: 'sunken',
      borderRadius: 'sm',
      height: '4',
      animation: 'shimmer 900ms ease-in-out infinite alternate',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
