import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard, the most particular path first. */
export const billingDashboardPages: readonly AreaPage[] = [
  {
    path: 'subscription',
    title: msg({ id: 'subscription.title', message: 'My subscription' }),
    page: lazyPage('billing/owner/subscription-page', () => import('./owner/subscription-page.tsx')),
  },
];
