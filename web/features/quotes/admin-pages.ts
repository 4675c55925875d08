import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const quotesAdminPages: readonly AreaPage[] = [
  {
    path: 'quotes',
    title: msg({ id: 'adminQuotes.title', message: 'Quote requests' }),
    page: lazyPage('quotes/admin/quotes-page', () => import('./admin/quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('quotes/admin/quote-page', () => import('./admin/quote-page.tsx')),
    under: 'quotes',
  },
];
