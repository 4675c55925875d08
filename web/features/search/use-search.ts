import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageInfo } from '../../lib/page-info.tsx';
import { changed, parseSearch, searchPath, type SearchParams } from './search-params.ts';

/** Makes another search out of the one on the screen. */
export type SearchChange = (params: SearchParams) => Partial<SearchParams>;

/** Of the history entry that a change of filters makes: the focus stays on what was changed. */
export type SearchState = { keepFocus?: boolean } | null;
const KEEP_FOCUS: SearchState = { keepFocus: true };

/**
 * The search of the address, and how to go to another one. `fixed`: the conditions that the path itself says, in one object from render to
 * render; of the query then only the page counts, and another search is another page of the site.
 */
export function useSearch(fixed?: SearchParams) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { today } = usePageInfo();
  const address = useMemo(() => {
    const asked = parseSearch(search, today);
    return fixed ? { ...fixed, page: asked.page } : asked;
  }, [fixed, search, today]);
  // A navigation is a transition: until it is on the screen, a box that was ticked has to look ticked.
  const [chosen, setChosen] = useOptimistic(address);
  // Two quick changes: the second one is made to the outcome of the first, which may not be on the screen yet.
  const latest = useRef(address);
  // The query must not change within a transition: its answer interrupts the transition, which asks again when it is begun anew; an
  // answer that is an error is not kept, and the two would go on for ever.
  const [params, setParams] = useState(address);
  useLayoutEffect(() => {
    latest.current = address;
    // oxlint-disable-next-line react/set-state-in-effect -- as said: after the transition, not within it
    setParams(address);
  }, [address]);

  const change = useCallback(
    (make: SearchChange, { replace = false }: { replace?: boolean } = {}) => {
      const next = changed(latest.current, make(latest.current));
      latest.current = next;
      startTransition(async () => {
        setChosen(next);
        await navigate(searchPath(next), { replace, preventScrollReset: true, state: KEEP_FOCUS });
      });
    },
    [navigate, setChosen],
  );

  return {
    /** What the address asks for: what the results show. */
    params,
    /** The same, with a change that is on its way: what the filters show. */
    chosen,
    /** Goes to the search with these changes, from its first page. `replace`: Back does not lead to the one before. */
    change,
  };
}

export type ChangeSearch = ReturnType<typeof useSearch>['change'];
