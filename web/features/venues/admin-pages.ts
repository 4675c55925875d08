import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const venuesAdminPages: readonly AreaPage[] = [
  {
    path: 'establishment-requests',
    title: msg({ id: 'submissions.title', message: 'Submitted venues' }),
    page: lazyPage(
      'venues/moderation/establishment-requests-page',
      () => import('./moderation/establishment-requests-page.tsx'),
    ),
  },
  {
    path: 'establishment-requests/:id',
    title: msg({ id: 'submission.title', message: 'Submitted venue' }),
    page: lazyPage(
      'venues/moderation/establishment-request-page',
      () => import('./moderation/establishment-request-page.tsx'),
    ),
    under: 'establishment-requests',
  },
  {
    path: 'change-requests',
    title: msg({ id: 'changeRequests.title', message: 'Change requests' }),
    page: lazyPage('venues/moderation/change-requests-page', () => import('./moderation/change-requests-page.tsx')),
  },
  {
    path: 'change-requests/:id',
    title: msg({ id: 'request.title', message: 'Request' }),
    page: lazyPage('venues/moderation/change-request-page', () => import('./moderation/change-request-page.tsx')),
    under: 'change-requests',
  },
  {
    path: 'establishments',
    title: msg({ id: 'venuesAdmin.title', message: 'Venues' }),
    page: lazyPage('venues/admin/establishments-page', () => import('./admin/establishments-page.tsx')),
  },
  {
    path: 'establishments/:id',
    title: msg({ id: 'sheet.title', message: 'Venue' }),
    page: lazyPage('venues/admin/establishment-page', () => import('./admin/establishment-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/edit',
    title: msg({ id: 'venueForm.title', message: 'Edit the venue' }),
    page: lazyPage('venues/admin/edit-establishment-page', () => import('./admin/edit-establishment-page.tsx')),
    under: 'establishments',
  },
  {
    path: 'establishments/:id/apercu',
    title: msg({ id: 'preview.title', message: 'Preview' }),
    page: lazyPage(
      'venues/moderation/establishment-preview-page',
      () => import('./moderation/establishment-preview-page.tsx'),
    ),
    under: 'establishments',
  },
];
