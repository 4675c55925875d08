import { Suspense } from 'react';
import { deferred } from '../../../lib/deferred.tsx';
import { NoticeRegion } from '../../../ui/notice-region.ts';
import { useShortlistChange } from './use-shortlist.ts';

const ShortlistNotice = deferred(() => import('./shortlist-notice.tsx'));

/** Says what happened to the shortlist, in sight and aloud; once in the layout of every page. Its words load with the first change. */
export function ShortlistNotices() {
  const change = useShortlistChange();
  return (
    <NoticeRegion role="status">
      <Suspense fallback={null}>{change && <ShortlistNotice change={change} />}</Suspense>
    </NoticeRegion>
  );
}
