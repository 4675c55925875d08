import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard, the most particular path first. */
export const accountsDashboardPages: readonly AreaPage[] = [
  {
    path: 'profile',
    title: msg({ id: 'profile.title', message: 'My profile' }),
    page: lazyPage('accounts/own/profile-page', () => import('./own/profile-page.tsx')),
    roles: ['CLIENT', 'ADMIN', 'TEAM'],
  },
];
