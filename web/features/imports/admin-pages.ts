import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const importsAdminPages: readonly AreaPage[] = [
  {
    path: 'import-export',
    title: msg({ id: 'transfer.title', message: 'Import and export' }),
    page: lazyPage('imports/import-export-page', () => import('./import-export-page.tsx')),
  },
];
