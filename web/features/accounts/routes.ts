import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

/** Its public pages, the most particular path first. */
export const accountsRoutes: readonly PageRoute[] = [
  { path: '/login', page: lazyPage('accounts/sign-in/login-page', () => import('./sign-in/login-page.tsx')) },
  { path: '/register', page: lazyPage('accounts/sign-in/register-page', () => import('./sign-in/register-page.tsx')) },
  {
    path: '/registration-pending',
    page: lazyPage(
      'accounts/sign-in/registration-pending-page',
      () => import('./sign-in/registration-pending-page.tsx'),
    ),
  },
  {
    path: '/forgot-password',
    page: lazyPage('accounts/sign-in/forgot-password-page', () => import('./sign-in/forgot-password-page.tsx')),
  },
  {
    path: '/reset-password',
    page: lazyPage('accounts/sign-in/reset-password-page', () => import('./sign-in/reset-password-page.tsx')),
  },
  {
    path: '/verify-email',
    page: lazyPage('accounts/sign-in/verify-email-page', () => import('./sign-in/verify-email-page.tsx')),
  },
];
