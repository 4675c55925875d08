import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard, the most particular path first. */
export const quotesDashboardPages: readonly AreaPage[] = [
  {
    path: 'quotes',
    title: msg({ id: 'ownerQuotes.title', message: 'Quote requests' }),
    page: lazyPage('quotes/owner/owner-quotes-page', () => import('./owner/owner-quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('quotes/owner/owner-quote-page', () => import('./owner/owner-quote-page.tsx')),
    under: 'quotes',
  },
];
