import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';
import { QUOTE_STATUS_PATH } from '../../../schema/constants.ts';

/** Its public pages, the most particular path first. */
export const quotesRoutes: readonly PageRoute[] = [
  {
    path: '/demande-devis',
    page: lazyPage('quotes/visitor/quote-request-page', () => import('./visitor/quote-request-page.tsx')),
    loader: import.meta.env.SSR ? () => import('./visitor/quote-request-page.loader.ts') : null,
  },
  {
    path: QUOTE_STATUS_PATH,
    page: lazyPage('quotes/visitor/quote-tracking-page', () => import('./visitor/quote-tracking-page.tsx')),
  },
];
