import { Suspense } from 'react';
import { type SearchParams } from '../search/search-params.ts';
import { conditionCount } from '../search/search-conditions.ts';
import { deferred } from '../../lib/deferred.tsx';

/** In a script of its own: the results come first. */
const SaveSearchOffer = deferred(() => import('./save-search-offer.tsx'));

/** The offer to mail the new venues of a search; nothing where it has no condition. */
export function SaveSearch({ params }: { params: SearchParams }) {
  if (conditionCount(params) === 0) return null;
  return (
    <Suspense fallback={null}>
      <SaveSearchOffer params={params} />
    </Suspense>
  );
}
