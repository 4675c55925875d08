import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const messagesAdminPages: readonly AreaPage[] = [
  {
    path: 'messages',
    title: msg({ id: 'adminMessages.title', message: 'Messages' }),
    page: lazyPage('messages/admin/messages-page', () => import('./admin/messages-page.tsx')),
  },
  {
    path: 'messages/:id',
    title: msg({ id: 'adminMessage.title', message: 'Message' }),
    page: lazyPage('messages/admin/message-page', () => import('./admin/message-page.tsx')),
    under: 'messages',
  },
];
