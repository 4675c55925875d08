import { createContext, use } from 'react';
import type { PageInfo } from '../../schema/render-contract.ts';

/** Id of the element that carries the server's state as JSON. */
export const PAGE_STATE_ID = 'page-state';

export const PageInfoContext = createContext<PageInfo | null>(null);

/** Facts of the page that server and browser agree on: origin, day, publisher. */
export function usePageInfo(): PageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('usePageInfo needs a PageInfoContext above.');
  return info;
}
