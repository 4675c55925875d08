import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** The team does not see these pages. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** Its pages of the administration, the most particular path first. */
export const dataProtectionAdminPages: readonly AreaPage[] = [
  {
    path: 'data-protection',
    title: msg({ id: 'adminMenu.retention', message: 'Data protection' }),
    page: lazyPage('data-protection/data-protection-page', () => import('./data-protection-page.tsx')),
    roles: ADMINISTRATORS,
  },
];
