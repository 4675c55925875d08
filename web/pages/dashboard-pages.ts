import { msg } from '@lingui/core/macro';
import type { AreaMap, AreaPage } from '../app/area.tsx';
import { lazyPage } from '../app/lazy-page.tsx';

const NEW_VENUE = msg({ id: 'creation.title', message: 'New venue' });
const EDIT_VENUE = msg({ id: 'venueForm.title', message: 'Edit the venue' });

const createVenue = lazyPage('create-venue-page', () => import('./create-venue-page.tsx'));
const editVenue = lazyPage('edit-venue-page', () => import('./edit-venue-page.tsx'));

/** One line a page. The profile is everybody's, also of a team member, who has nothing else to do here. */
const PAGES: readonly AreaPage[] = [
  {
    path: '',
    title: msg({ id: 'dashboard.title', message: 'Dashboard' }),
    page: lazyPage('dashboard-home-page', () => import('./dashboard-home-page.tsx')),
  },
  {
    path: 'quotes',
    title: msg({ id: 'ownerQuotes.title', message: 'Quote requests' }),
    page: lazyPage('owner-quotes-page', () => import('./owner-quotes-page.tsx')),
  },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('owner-quote-page', () => import('./owner-quote-page.tsx')),
    under: 'quotes',
  },
  {
    path: 'notifications',
    title: msg({ id: 'notifications.title', message: 'Notifications' }),
    page: lazyPage('notifications-page', () => import('./notifications-page.tsx')),
  },
  {
    path: 'manage-establishments',
    title: msg({ id: 'myVenues.title', message: 'My venues' }),
    page: lazyPage('my-venues-page', () => import('./my-venues-page.tsx')),
  },
  {
    path: 'create-establishment-selection',
    title: NEW_VENUE,
    page: lazyPage('create-venue-selection-page', () => import('./create-venue-selection-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'create-establishment', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-free', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-paid', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('venue-sheet-page', () => import('./venue-sheet-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'establishments/:id/edit', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  { path: 'edit-establishment/:id', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage('venue-preview-page', () => import('./venue-preview-page.tsx')),
    under: 'manage-establishments',
  },
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage('venue-submissions-page', () => import('./venue-submissions-page.tsx')),
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage('change-requests-page', () => import('./change-requests-page.tsx')),
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage('change-request-page', () => import('./change-request-page.tsx')),
    under: 'change-requests',
  },
  {
    path: 'profile',
    title: msg({ id: 'profile.title', message: 'My profile' }),
    page: lazyPage('profile-page', () => import('./profile-page.tsx')),
    roles: ['CLIENT', 'ADMIN', 'TEAM'],
  },
  {
    path: 'promotions',
    title: msg({ id: 'desk.title', message: 'My offers' }),
    page: lazyPage('own-promotions-page', () => import('./own-promotions-page.tsx')),
  },
  {
    path: 'subscription',
    title: msg({ id: 'subscription.title', message: 'My subscription' }),
    page: lazyPage('subscription-page', () => import('./subscription-page.tsx')),
  },
];

/** `/dashboard`: where those who run a venue work. */
export const DASHBOARD: AreaMap = {
  base: '/dashboard',
  roles: ['CLIENT', 'ADMIN'],
  pages: PAGES,
  redirects: { messages: '/dashboard' },
};
