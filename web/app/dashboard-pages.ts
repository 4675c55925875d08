import { msg } from '@lingui/core/macro';
import type { AreaMap, AreaPage } from './area.tsx';
import { lazyPage } from '../lib/lazy-page.tsx';

const NEW_VENUE = msg({ id: 'creation.title', message: 'New venue' });
const EDIT_VENUE = msg({ id: 'venueForm.title', message: 'Edit the venue' });

const createVenue = lazyPage(
  'venues/form/create-venue-page',
  () => import('../features/venues/form/create-venue-page.tsx'),
);
const editVenue = lazyPage('venues/form/edit-venue-page', () => import('../features/venues/form/edit-venue-page.tsx'));

/** One line a page. The profile is everybody's, also of a team member, who has nothing else to do here. */
const PAGES: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'dashboard.title', message: 'Dashboard' }),
    page: lazyPage(
      'statistics/owner/dashboard-home-page',
      () => import('../features/statistics/owner/dashboard-home-page.tsx'),
    ),
  },
  {
    path: 'quotes',
    title: msg({ id: 'ownerQuotes.title', message: 'Quote requests' }),
    page: lazyPage('quotes/owner/owner-quotes-page', () => import('../features/quotes/owner/owner-quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('quotes/owner/owner-quote-page', () => import('../features/quotes/owner/owner-quote-page.tsx')),
    under: 'quotes',
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
    path: 'manage-establishments',
    title: msg({ id: 'myVenues.title', message: 'My venues' }),
    page: lazyPage('venues/owner/my-venues-page', () => import('../features/venues/owner/my-venues-page.tsx')),
  },
  {
    path: 'create-establishment-selection',
    title: NEW_VENUE,
    page: lazyPage(
      'venues/form/create-venue-selection-page',
      () => import('../features/venues/form/create-venue-selection-page.tsx'),
    ),
    under: 'manage-establishments',
  },
  { path: 'create-establishment', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-free', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-paid', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('venues/owner/venue-sheet-page', () => import('../features/venues/owner/venue-sheet-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'establishments/:id/edit', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  { path: 'edit-establishment/:id', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage('venues/owner/venue-preview-page', () => import('../features/venues/owner/venue-preview-page.tsx')),
    under: 'manage-establishments',
  },
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage(
      'venues/owner/venue-submissions-page',
      () => import('../features/venues/owner/venue-submissions-page.tsx'),
    ),
    under: 'manage-establishments',
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage(
      'venues/change-requests/change-requests-page',
      () => import('../features/venues/change-requests/change-requests-page.tsx'),
    ),
    under: 'manage-establishments',
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage(
      'venues/change-requests/change-request-page',
      () => import('../features/venues/change-requests/change-request-page.tsx'),
    ),
    under: 'manage-establishments',
  },
  {
    path: 'profile',
    title: msg({ id: 'profile.title', message: 'My profile' }),
    page: lazyPage('accounts/own/profile-page', () => import('../features/accounts/own/profile-page.tsx')),
    roles: ['CLIENT', 'ADMIN', 'TEAM'],
  },
  {
    path: 'promotions',
    title: msg({ id: 'adminOffers.title', message: 'My offers' }),
    page: lazyPage(
      'promotions/manager/own-promotions-page',
      () => import('../features/promotions/manager/own-promotions-page.tsx'),
    ),
  },
  {
    path: 'subscription',
    title: msg({ id: 'subscription.title', message: 'My subscription' }),
    page: lazyPage('billing/owner/subscription-page', () => import('../features/billing/owner/subscription-page.tsx')),
  },
];

/** `/dashboard`: where those who run a venue work. */
export const DASHBOARD: AreaMap = {
  base: '/dashboard',
  roles: ['CLIENT', 'ADMIN'],
  pages: PAGES,
  redirects: { messages: '/dashboard' },
};
