import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard, the most particular path first. */
export const promotionsDashboardPages: readonly AreaPage[] = [
  {
    path: 'promotions',
    title: msg({ id: 'adminOffers.title', message: 'My offers' }),
    page: lazyPage('promotions/manager/own-promotions-page', () => import('./manager/own-promotions-page.tsx')),
  },
];
