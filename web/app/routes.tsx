import { matchPath } from 'react-router';
import { QUOTE_STATUS_PATH } from '../../schema/constants.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export type PageRoute = { path: string; page: LazyPage };

const home = lazyPage('home-page/visitor/home-page', () => import('../features/home-page/visitor/home-page.tsx'));
const landing = lazyPage('venues/list/landing-page', () => import('../features/venues/list/landing-page.tsx'));
const venue = lazyPage('venues/page/venue-page', () => import('../features/venues/page/venue-page.tsx'));

/** The pages of the public site, one line each, the most particular path first. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', page: home },
  { path: '/new-homepage', page: home },
  {
    path: '/establishments',
    page: lazyPage('venues/list/establishments-page', () => import('../features/venues/list/establishments-page.tsx')),
  },
  {
    path: '/ma-selection',
    page: lazyPage('venues/shortlist/shortlist-page', () => import('../features/venues/shortlist/shortlist-page.tsx')),
  },
  {
    path: '/comparer',
    page: lazyPage(
      'venues/comparison/comparison-page',
      () => import('../features/venues/comparison/comparison-page.tsx'),
    ),
  },
  {
    path: '/demande-devis',
    page: lazyPage(
      'quotes/visitor/quote-request-page',
      () => import('../features/quotes/visitor/quote-request-page.tsx'),
    ),
  },
  {
    path: QUOTE_STATUS_PATH,
    page: lazyPage(
      'quotes/visitor/quote-tracking-page',
      () => import('../features/quotes/visitor/quote-tracking-page.tsx'),
    ),
  },
  {
    path: '/promotions-en-cours',
    page: lazyPage(
      'promotions/visitor/promotions-page',
      () => import('../features/promotions/visitor/promotions-page.tsx'),
    ),
  },
  { path: '/lieux/:place', page: landing },
  { path: '/lieux/:place/:eventType', page: landing },
  { path: '/establishment/:slug', page: venue },
  { path: '/establishment', page: venue },
  { path: '/builder-content', page: venue },
  { path: '/a-propos', page: lazyPage('legal/about-page', () => import('../features/legal/about-page.tsx')) },
  {
    path: '/contact',
    page: lazyPage('messages/visitor/contact-page', () => import('../features/messages/visitor/contact-page.tsx')),
  },
  {
    path: '/mentions-legales',
    page: lazyPage('legal/legal-notice-page', () => import('../features/legal/legal-notice-page.tsx')),
  },
  {
    path: '/politique-confidentialite',
    page: lazyPage('legal/privacy-page', () => import('../features/legal/privacy-page.tsx')),
  },
  {
    path: '/conditions-utilisation',
    page: lazyPage('legal/terms-page', () => import('../features/legal/terms-page.tsx')),
  },
  {
    path: '/login',
    page: lazyPage('accounts/sign-in/login-page', () => import('../features/accounts/sign-in/login-page.tsx')),
  },
  {
    path: '/register',
    page: lazyPage('accounts/sign-in/register-page', () => import('../features/accounts/sign-in/register-page.tsx')),
  },
  {
    path: '/registration-pending',
    page: lazyPage(
      'accounts/sign-in/registration-pending-page',
      () => import('../features/accounts/sign-in/registration-pending-page.tsx'),
    ),
  },
  {
    path: '/forgot-password',
    page: lazyPage(
      'accounts/sign-in/forgot-password-page',
      () => import('../features/accounts/sign-in/forgot-password-page.tsx'),
    ),
  },
  {
    path: '/reset-password',
    page: lazyPage(
      'accounts/sign-in/reset-password-page',
      () => import('../features/accounts/sign-in/reset-password-page.tsx'),
    ),
  },
  {
    path: '/verify-email',
    page: lazyPage(
      'accounts/sign-in/verify-email-page',
      () => import('../features/accounts/sign-in/verify-email-page.tsx'),
    ),
  },
];

/** What is behind the sign-in: each has a frame and addresses of its own. */
export const areaRoutes: readonly PageRoute[] = [
  { path: '/dashboard/*', page: lazyPage('dashboard-area', () => import('./dashboard-area.tsx'), 'app') },
  { path: '/admin/*', page: lazyPage('admin-area', () => import('./admin-area.tsx'), 'app') },
];

/** Paths that lead elsewhere on the site; query parameters go along. */
export const redirectRoutes: readonly { path: string; to: string }[] = [
  { path: '/lieux', to: '/establishments' },
  { path: '/annoncer', to: '/login' },
];

/** What is shown for every other path. */
export const unknownPathPage = lazyPage('unknown-path-page', () => import('./unknown-path-page.tsx'), 'app');

const matches = ({ path }: { path: string }, pathname: string) => matchPath(path, pathname) !== null;

/** The page that a path leads to. */
export function pageOf(pathname: string): LazyPage {
  return [...pageRoutes, ...areaRoutes].find((route) => matches(route, pathname))?.page ?? unknownPathPage;
}

/** Whether a path leads anywhere. */
export function isKnownPath(pathname: string): boolean {
  return [...pageRoutes, ...areaRoutes, ...redirectRoutes].some((route) => matches(route, pathname));
}
