import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

const NEW_VENUE = msg({ id: 'creation.title', message: 'New venue' });
const EDIT_VENUE = msg({ id: 'venueForm.title', message: 'Edit the venue' });

const createVenue = lazyPage('venues/form/create-venue-page', () => import('./form/create-venue-page.tsx'));
const editVenue = lazyPage('venues/form/edit-venue-page', () => import('./form/edit-venue-page.tsx'));

/** Its pages of the dashboard, the most particular path first. */
export const venuesDashboardPages: readonly AreaPage[] = [
  {
    path: 'manage-establishments',
    title: msg({ id: 'myVenues.title', message: 'My venues' }),
    page: lazyPage('venues/owner/my-venues-page', () => import('./owner/my-venues-page.tsx')),
  },
  {
    path: 'create-establishment-selection',
    title: NEW_VENUE,
    page: lazyPage('venues/form/create-venue-selection-page', () => import('./form/create-venue-selection-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'create-establishment', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-free', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-paid', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('venues/owner/venue-sheet-page', () => import('./owner/venue-sheet-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'establishments/:id/edit', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  { path: 'edit-establishment/:id', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage('venues/owner/venue-preview-page', () => import('./owner/venue-preview-page.tsx')),
    under: 'manage-establishments',
  },
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage('venues/owner/venue-submissions-page', () => import('./owner/venue-submissions-page.tsx')),
    under: 'manage-establishments',
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage(
      'venues/change-requests/change-requests-page',
      () => import('./change-requests/change-requests-page.tsx'),
    ),
    under: 'manage-establishments',
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage(
      'venues/change-requests/change-request-page',
      () => import('./change-requests/change-request-page.tsx'),
    ),
    under: 'manage-establishments',
  },
];
