import { styled } from './styled.ts';

/** At the foot of the window. Stands there empty, with `role="status"`, so that screen readers notice what comes into it. */
export const NoticeRegion = styled('div', {
  base: {
    position: 'fixed',
    left: '0',
    right: '0',
    // Above the bar with which the page of a venue ends on narrow screens.
    aboveNotice: { base: '5.5rem', md: '1.5rem' },
    zIndex: 'toast',
    display: 'flex',
    justifyContent: 'center',
    px: '4',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});
