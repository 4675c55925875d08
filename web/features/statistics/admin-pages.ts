import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const statisticsAdminPages: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'admin.title', message: 'Administration' }),
    page: lazyPage('statistics/admin/admin-home-page', () => import('./admin/admin-home-page.tsx')),
  },
];
