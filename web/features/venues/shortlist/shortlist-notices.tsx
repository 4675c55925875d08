import { styled } from '../../../ui/styled.ts';
import { Suspense } from 'react';
import { deferred } from '../../../lib/deferred.tsx';
import { useShortlistChange } from './use-shortlist.ts';

const ShortlistNotice = deferred(() => import('./shortlist-notice.tsx'));

/** Stands there empty, so that screen readers notice what comes into it. */
const Region = styled('div', {
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

/** Says what happened to the shortlist, in sight and aloud; once in the layout of every page. Its words load with the first change. */
export function ShortlistNotices() {
  const change = useShortlistChange();
  return (
    <Region role="status">
      <Suspense fallback={null}>{change && <ShortlistNotice change={change} />}</Suspense>
    </Region>
  );
}
