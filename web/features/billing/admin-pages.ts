import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** The team does not see these pages. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** Its pages of the administration, the most particular path first. */
export const billingAdminPages: readonly AreaPage[] = [
  {
    path: 'subscriptions',
    title: msg({ id: 'billing.subscriptions', message: 'Subscriptions' }),
    page: lazyPage('billing/admin/subscriptions-page', () => import('./admin/subscriptions-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/plans',
    title: msg({ id: 'billing.plans', message: 'Plans' }),
    page: lazyPage('billing/admin/plans-page', () => import('./admin/plans-page.tsx')),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/:id',
    title: msg({ id: 'billing.subscription', message: 'Subscription' }),
    page: lazyPage('billing/admin/owner-subscription-page', () => import('./admin/owner-subscription-page.tsx')),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
];
