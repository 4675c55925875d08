import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** The team does not see these pages. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** Its pages of the administration, the most particular path first. */
export const auditAdminPages: readonly AreaPage[] = [
  {
    path: 'audit-log',
    title: msg({ id: 'audit.title', message: 'Audit log' }),
    page: lazyPage('audit/audit-log-page', () => import('./audit-log-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'audit-log/:id',
    title: msg({ id: 'audit.entry', message: 'Log entry' }),
    page: lazyPage('audit/audit-entry-page', () => import('./audit-entry-page.tsx')),
    under: 'audit-log',
    roles: ADMINISTRATORS,
  },
];
