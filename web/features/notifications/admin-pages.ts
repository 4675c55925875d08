import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const notificationsAdminPages: readonly AreaPage[] = [
  {
    path: 'notifications',
    title: msg({ id: 'notifications.title', message: 'Notifications' }),
    page: lazyPage('notifications/notifications-page', () => import('./notifications-page.tsx')),
  },
];
