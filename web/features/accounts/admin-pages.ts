import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** The team does not see these pages. */
const ADMINISTRATORS = ['ADMIN'] as const;

/** Its pages of the administration, the most particular path first. */
export const accountsAdminPages: readonly AreaPage[] = [
  {
    path: 'pending-registrations',
    title: msg({ id: 'people.registrations', message: 'Pending registrations' }),
    page: lazyPage('accounts/admin/pending-registrations-page', () => import('./admin/pending-registrations-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'users',
    title: msg({ id: 'people.users', message: 'Users' }),
    page: lazyPage('accounts/admin/users-page', () => import('./admin/users-page.tsx')),
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/new',
    title: msg({ id: 'people.add', message: 'New user' }),
    page: lazyPage('accounts/admin/new-user-page', () => import('./admin/new-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id',
    title: msg({ id: 'people.user', message: 'User' }),
    page: lazyPage('accounts/admin/user-page', () => import('./admin/user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
  {
    path: 'users/:id/edit',
    title: msg({ id: 'people.editUser', message: 'Edit the user' }),
    page: lazyPage('accounts/admin/edit-user-page', () => import('./admin/edit-user-page.tsx')),
    under: 'users',
    roles: ADMINISTRATORS,
  },
];
