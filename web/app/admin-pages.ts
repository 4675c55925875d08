import { msg } from '@lingui/core/macro';
import type { AreaMap, AreaPage } from './area.tsx';
import { lazyPage } from '../lib/lazy-page.tsx';

/** People and money are theirs alone. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** The pages of the platform, in the order of its menu (`admin-menu.ts`), which shows those that stand here. */
const PAGES: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'admin.title', message: 'Administration' }),
    page: lazyPage(
      'statistics/admin/admin-home-page',
      () => import('../features/statistics/admin/admin-home-page.tsx'),
    ),
  },
  {
    path: 'notifications',
    title: msg({ id: 'notifications.title', message: 'Notifications' }),
    page: lazyPage(
      'notifications/notifications-page',
      () => import('../features/notifications/notifications-page.tsx'),
    ),
  },
  {
    path: 'pending-registrations',
    title: msg({ id: 'people.registrations', message: 'Pending registrations' }),
    page: lazyPage(
      'accounts/admin/pending-registrations-page',
      () => import('../features/accounts/admin/pending-registrations-page.tsx'),
    ),
    roles: ADMINISTRATORS,
  },
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage(
      'venues/moderation/establishment-requests-page',
      () => import('../features/venues/moderation/establishment-requests-page.tsx'),
    ),
  },
  {
    path: 'establishment-requests/:id',
    title: msg({ id: 'submission.title', message: 'Submitted venue' }),
    page: lazyPage(
      'venues/moderation/establishment-request-page',
      () => import('../features/venues/moderation/establishment-request-page.tsx'),
    ),
    under: 'establishment-requests',
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage(
      'venues/moderation/change-requests-page',
      () => import('../features/venues/moderation/change-requests-page.tsx'),
    ),
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage(
      'venues/moderation/change-request-page',
      () => import('../features/venues/moderation/change-request-page.tsx'),
    ),
    under: 'change-requests',
  },
  {
    path: 'quotes',
    title: msg({ id: 'adminQuotes.title', message: 'Quote requests' }),
    page: lazyPage('quotes/admin/quotes-page', () => import('../features/quotes/admin/quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('quotes/admin/quote-page', () => import('../features/quotes/admin/quote-page.tsx')),
    under: 'quotes',
  },
  {
    path: 'messages',
    title: msg({ id: 'adminMessages.title', message: 'Messages' }),
    page: lazyPage('messages/admin/messages-page', () => import('../features/messages/admin/messages-page.tsx')),
  },
  {
    path: 'messages/:id',
    title: msg({ id: 'adminMessage.title', message: 'Message' }),
    page: lazyPage('messages/admin/message-page', () => import('../features/messages/admin/message-page.tsx')),
    under: 'messages',
  },
  {
    path: 'establishments',
    title: msg({ id: 'venuesAdmin.title', message: 'Venues' }),
    page: lazyPage(
      'venues/admin/establishments-page',
      () => import('../features/venues/admin/establishments-page.tsx'),
    ),
  },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('venues/admin/establishment-page', () => import('../features/venues/admin/establishment-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/edit',
    title: msg({ id: 'venueForm.title', message: 'Edit the venue' }),
    page: lazyPage(
      'venues/admin/edit-establishment-page',
      () => import('../features/venues/admin/edit-establishment-page.tsx'),
    ),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage(
      'venues/moderation/establishment-preview-page',
      () => import('../features/venues/moderation/establishment-preview-page.tsx'),
    ),
    under: 'establishments',
  },
  {
    path: 'import-export',
    title: msg({ id: 'transfer.title', message: 'Import and export' }),
    page: lazyPage('imports/import-export-page', () => import('../features/imports/import-export-page.tsx')),
  },
  {
    path: 'homepage-slider-management',
    title: msg({ id: 'content.slider', message: 'Home page slider' }),
    page: lazyPage(
      'home-page/admin/homepage-slider-page',
      () => import('../features/home-page/admin/homepage-slider-page.tsx'),
    ),
  },
  {
    path: 'favorites-management',
    title: msg({ id: 'content.favourites', message: 'Favourites' }),
    page: lazyPage('home-page/admin/favorites-page', () => import('../features/home-page/admin/favorites-page.tsx')),
  },
  {
    path: 'top5-management',
    title: msg({ id: 'content.topFive', message: 'Top 5' }),
    page: lazyPage('home-page/admin/top-five-page', () => import('../features/home-page/admin/top-five-page.tsx')),
  },
  {
    path: 'premier-page-management',
    title: msg({ id: 'content.premierPage', message: 'First page' }),
    page: lazyPage(
      'home-page/admin/premier-page-page',
      () => import('../features/home-page/admin/premier-page-page.tsx'),
    ),
  },
  {
    path: 'reference-management',
    title: msg({ id: 'content.references', message: 'References' }),
    page: lazyPage('home-page/admin/references-page', () => import('../features/home-page/admin/references-page.tsx')),
  },
  {
    path: 'users',
    title: msg({ id: 'people.users', message: 'Users' }),
    page: lazyPage('accounts/admin/users-page', () => import('../features/accounts/admin/users-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/new',
    title: msg({ id: 'people.add', message: 'New user' }),
    page: lazyPage('accounts/admin/new-user-page', () => import('../features/accounts/admin/new-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id',
    title: msg({ id: 'people.user', message: 'User' }),
    page: lazyPage('accounts/admin/user-page', () => import('../features/accounts/admin/user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id/edit',
    title: msg({ id: 'people.editUser', message: 'Edit the user' }),
    page: lazyPage('accounts/admin/edit-user-page', () => import('../features/accounts/admin/edit-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions',
    title: msg({ id: 'billing.subscriptions', message: 'Subscriptions' }),
    page: lazyPage(
      'billing/admin/subscriptions-page',
      () => import('../features/billing/admin/subscriptions-page.tsx'),
    ),
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/plans',
    title: msg({ id: 'billing.plans', message: 'Plans' }),
    page: lazyPage('billing/admin/plans-page', () => import('../features/billing/admin/plans-page.tsx')),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
  {
    path: 'subscriptions/:id',
    title: msg({ id: 'billing.subscription', message: 'Subscription' }),
    page: lazyPage(
      'billing/admin/owner-subscription-page',
      () => import('../features/billing/admin/owner-subscription-page.tsx'),
    ),
    under: 'subscriptions',
    roles: ADMINISTRATORS,
  },
  {
    path: 'data-protection',
    title: msg({ id: 'adminMenu.retention', message: 'Data protection' }),
    page: lazyPage(
      'data-protection/data-protection-page',
      () => import('../features/data-protection/data-protection-page.tsx'),
    ),
    roles: ADMINISTRATORS,
  },
  {
    path: 'settings',
    title: msg({ id: 'adminMenu.settings', message: 'Settings' }),
    page: lazyPage('settings/settings-page', () => import('../features/settings/settings-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'audit-log',
    title: msg({ id: 'audit.title', message: 'Audit log' }),
    page: lazyPage('audit/audit-log-page', () => import('../features/audit/audit-log-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'audit-log/:id',
    title: msg({ id: 'audit.entry', message: 'Log entry' }),
    page: lazyPage('audit/audit-entry-page', () => import('../features/audit/audit-entry-page.tsx')),
    under: 'audit-log',
    roles: ADMINISTRATORS,
  },
];

/** `/admin`: where the platform works. */
export const ADMIN: AreaMap = { base: '/admin', roles: ['ADMIN', 'TEAM'], pages: PAGES };
