import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

/** Its public pages, to which mails lead. */
export const savedSearchesRoutes: readonly PageRoute[] = [
  {
    path: '/recherches/confirmer',
    page: lazyPage('saved-searches/confirm-search-page', () => import('./confirm-search-page.tsx')),
  },
  {
    path: '/recherches/arreter',
    page: lazyPage('saved-searches/end-search-page', () => import('./end-search-page.tsx')),
  },
];
