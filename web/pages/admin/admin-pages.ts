import { msg } from '@lingui/core/macro';
import type { AreaMap, AreaPage } from '../../app/area.tsx';
import { lazyPage } from '../../app/lazy-page.tsx';

/** People and money are theirs alone. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** The pages of the house, in the order of its menu (`admin-menu.ts`), which shows those that stand here. */
const PAGES: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'admin.title', message: 'Administration' }),
    page: lazyPage('admin-home-page', () => import('../admin-home-page.tsx')),
  },
  {
    path: 'notifications',
    title: msg({ id: 'notifications.title', message: 'Notifications' }),
    page: lazyPage('notifications-page', () => import('../notifications-page.tsx')),
  },
  {
    path: 'pending-registrations',
    title: msg({ id: 'people.registrations', message: 'Pending registrations' }),
    page: lazyPage('admin/pending-registrations-page', () => import('./pending-registrations-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage('admin/establishment-requests-page', () => import('./establishment-requests-page.tsx')),
  },
  {
    path: 'establishment-requests/:id',
    title: msg({ id: 'submission.title', message: 'Submitted venue' }),
    page: lazyPage('admin/establishment-request-page', () => import('./establishment-request-page.tsx')),
    under: 'establishment-requests',
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage('admin/change-requests-page', () => import('./change-requests-page.tsx')),
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage('admin/change-request-page', () => import('./change-request-page.tsx')),
    under: 'change-requests',
  },
  {
    path: 'quotes',
    title: msg({ id: 'deskQuotes.title', message: 'Quote requests' }),
    page: lazyPage('admin/quotes-page', () => import('./quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('admin/quote-page', () => import('./quote-page.tsx')),
    under: 'quotes',
  },
  {
    path: 'messages',
    title: msg({ id: 'deskMessages.title', message: 'Messages' }),
    page: lazyPage('admin/messages-page', () => import('./messages-page.tsx')),
  },
  {
    path: 'messages/:id',
    title: msg({ id: 'deskMessage.title', message: 'Message' }),
    page: lazyPage('admin/message-page', () => import('./message-page.tsx')),
    under: 'messages',
  },
  {
    path: 'establishments',
    title: msg({ id: 'venueDesk.title', message: 'Venues' }),
    page: lazyPage('admin/establishments-page', () => import('./establishments-page.tsx')),
  },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('admin/establishment-page', () => import('./establishment-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/edit',
    title: msg({ id: 'venueForm.title', message: 'Edit the venue' }),
    page: lazyPage('admin/edit-establishment-page', () => import('./edit-establishment-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage('admin/establishment-preview-page', () => import('./establishment-preview-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'import-export',
    title: msg({ id: 'transfer.title', message: 'Import and export' }),
    page: lazyPage('admin/import-export-page', () => import('./import-export-page.tsx')),
  },
  {
    path: 'homepage-slider-management',
    title: msg({ id: 'content.slider', message: 'Home page slider' }),
    page: lazyPage('admin/homepage-slider-page', () => import('./homepage-slider-page.tsx')),
  },
  {
    path: 'favorites-management',
    title: msg({ id: 'content.favourites', message: 'Favourites' }),
    page: lazyPage('admin/favorites-page', () => import('./favorites-page.tsx')),
  },
  {
    path: 'top5-management',
    title: msg({ id: 'content.topFive', message: 'Top 5' }),
    page: lazyPage('admin/top-five-page', () => import('./top-five-page.tsx')),
  },
  {
    path: 'premier-page-management',
    title: msg({ id: 'content.premierPage', message: 'First page' }),
    page: lazyPage('admin/premier-page-page', () => import('./premier-page-page.tsx')),
  },
  {
    path: 'reference-management',
    title: msg({ id: 'content.references', message: 'References' }),
    page: lazyPage('admin/references-page', () => import('./references-page.tsx')),
  },
  {
    path: 'users',
    title: msg({ id: 'people.users', message: 'Users' }),
    page: lazyPage('admin/users-page', () => import('./users-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/new',
    title: msg({ id: 'people.add', message: 'New user' }),
    page: lazyPage('admin/new-user-page', () => import('./new-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id',
    title: msg({ id: 'people.user', message: 'User' }),
    page: lazyPage('admin/user-page', () => import('./user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id/edit',
    title: msg({ id: 'people.editUser', message: 'Edit the user' }),
    page: lazyPage('admin/edit-user-page', () => import('./edit-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions',
    title: msg({ id: 'billing.subscriptions', message: 'Subscriptions' }),
    page: lazyPage('admin/subscriptions-page', () => import('./subscriptions-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/plans',
    title: msg({ id: 'billing.plans', message: 'Plans' }),
    page: lazyPage('admin/plans-page', () => import('./plans-page.tsx')),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/:id',
    title: msg({ id: 'billing.subscription', message: 'Subscription' }),
    page: lazyPage('admin/owner-subscription-page', () => import('./owner-subscription-page.tsx')),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
  {
    path: 'data-protection',
    title: msg({ id: 'adminMenu.retention', message: 'Data protection' }),
    page: lazyPage('admin/data-protection-page', () => import('./data-protection-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'settings',
    title: msg({ id: 'adminMenu.settings', message: 'Settings' }),
    page: lazyPage('admin/settings-page', () => import('./settings-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'audit-log',
    title: msg({ id: 'audit.title', message: 'Audit log' }),
    page: lazyPage('admin/audit-log-page', () => import('./audit-log-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'audit-log/:id',
    title: msg({ id: 'audit.entry', message: 'Log entry' }),
    page: lazyPage('admin/audit-entry-page', () => import('./audit-entry-page.tsx')),
    under: 'audit-log',
    roles: ADMINISTRATORS,
  },
];

/** `/admin`: where the house works. */
export const ADMIN: AreaMap = { base: '/admin', roles: ['ADMIN', 'TEAM'], pages: PAGES };
