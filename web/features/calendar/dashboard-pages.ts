import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the dashboard. */
export const calendarDashboardPages: readonly AreaPage[] = [
  {
    path: 'establishments/:id/calendar',
    title: msg({ id: 'calendar.title', message: 'Calendar' }),
    page: lazyPage('calendar/owner/calendar-page', () => import('./owner/calendar-page.tsx')),
    under: 'manage-establishments',
  },
];
