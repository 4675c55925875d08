import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard, the most particular path first. */
export const statisticsDashboardPages: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'dashboard.title', message: 'Dashboard' }),
    page: lazyPage('statistics/owner/dashboard-home-page', () => import('./owner/dashboard-home-page.tsx')),
  },
];
