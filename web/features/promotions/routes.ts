import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

/** Its public pages, the most particular path first. */
export const promotionsRoutes: readonly PageRoute[] = [
  {
    path: '/promotions-en-cours',
    page: lazyPage('promotions/visitor/promotions-page', () => import('./visitor/promotions-page.tsx')),
    loader: import.meta.env.SSR ? () => import('./visitor/promotions-page.loader.ts') : null,
  },
];
