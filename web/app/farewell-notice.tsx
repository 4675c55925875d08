import { Suspense, useSyncExternalStore } from 'react';
import { deferred } from '../lib/deferred.tsx';
import { isFarewellDue, onFarewell } from '../lib/session/farewell.ts';
import { NoticeRegion } from '../ui/notice-region.ts';

const Farewell = deferred(() => import('./farewell.tsx'));

/** Says that the account was deleted, on the page that comes after it. Its words load when they are needed. */
export function FarewellNotice() {
  const due = useSyncExternalStore(onFarewell, isFarewellDue, () => false);
  return (
    <NoticeRegion role="status">
      <Suspense fallback={null}>{due && <Farewell />}</Suspense>
    </NoticeRegion>
  );
}
