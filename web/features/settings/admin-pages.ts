import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** The team does not see these pages. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** Its pages of the administration, the most particular path first. */
export const settingsAdminPages: readonly AreaPage[] = [
  {
    path: 'settings',
    title: msg({ id: 'adminMenu.settings', message: 'Settings' }),
    page: lazyPage('settings/settings-page', () => import('./settings-page.tsx')),
    roles: ADMINISTRATORS,
  },
];
