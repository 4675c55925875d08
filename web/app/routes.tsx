import { matchPath } from 'react-router';
import { QUOTE_STATUS_PATH } from '../../schema/constants.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export type PageRoute = { path: string; page: LazyPage };

const home = lazyPage('home-page', () => import('../pages/home-page.tsx'));
const landing = lazyPage('landing-page', () => import('../pages/landing-page.tsx'));
const venue = lazyPage('venue-page', () => import('../pages/venue-page.tsx'));

/** The pages of the public site, one line each, the most particular path first. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', page: home },
  { path: '/new-homepage', page: home },
  {
    path: '/establishments',
    page: lazyPage('establishments-page', () => import('../pages/establishments-page.tsx')),
  },
  { path: '/ma-selection', page: lazyPage('shortlist-page', () => import('../pages/shortlist-page.tsx')) },
  { path: '/comparer', page: lazyPage('comparison-page', () => import('../pages/comparison-page.tsx')) },
  {
    path: '/demande-devis',
    page: lazyPage('quote-request-page', () => import('../pages/quote-request-page.tsx')),
  },
  {
    path: QUOTE_STATUS_PATH,
    page: lazyPage('quote-tracking-page', () => import('../pages/quote-tracking-page.tsx')),
  },
  { path: '/promotions-en-cours', page: lazyPage('promotions-page', () => import('../pages/promotions-page.tsx')) },
  { path: '/lieux/:place', page: landing },
  { path: '/lieux/:place/:eventType', page: landing },
  { path: '/establishment/:slug', page: venue },
  { path: '/establishment', page: venue },
  { path: '/builder-content', page: venue },
  { path: '/a-propos', page: lazyPage('about-page', () => import('../pages/about-page.tsx')) },
  { path: '/contact', page: lazyPage('contact-page', () => import('../pages/contact-page.tsx')) },
  { path: '/mentions-legales', page: lazyPage('legal-notice-page', () => import('../pages/legal-notice-page.tsx')) },
  { path: '/politique-confidentialite', page: lazyPage('privacy-page', () => import('../pages/privacy-page.tsx')) },
  { path: '/conditions-utilisation', page: lazyPage('terms-page', () => import('../pages/terms-page.tsx')) },
  { path: '/login', page: lazyPage('login-page', () => import('../pages/login-page.tsx')) },
  { path: '/register', page: lazyPage('register-page', () => import('../pages/register-page.tsx')) },
  {
    path: '/registration-pending',
    page: lazyPage('registration-pending-page', () => import('../pages/registration-pending-page.tsx')),
  },
  {
    path: '/forgot-password',
    page: lazyPage('forgot-password-page', () => import('../pages/forgot-password-page.tsx')),
  },
  { path: '/reset-password', page: lazyPage('reset-password-page', () => import('../pages/reset-password-page.tsx')) },
  { path: '/verify-email', page: lazyPage('verify-email-page', () => import('../pages/verify-email-page.tsx')) },
];

/** What is behind the sign-in: each has a frame and addresses of its own. */
export const areaRoutes: readonly PageRoute[] = [
  { path: '/dashboard/*', page: lazyPage('dashboard-area', () => import('../pages/dashboard-area.tsx')) },
  { path: '/admin/*', page: lazyPage('admin-area', () => import('../pages/admin-area.tsx')) },
];

/** Paths that lead elsewhere on the site; query parameters go along. */
export const redirectRoutes: readonly { path: string; to: string }[] = [
  { path: '/lieux', to: '/establishments' },
  { path: '/annoncer', to: '/login' },
];

/** What is shown for every other path. */
export const unknownPathPage = lazyPage('unknown-path-page', () => import('../pages/unknown-path-page.tsx'));

const matches = ({ path }: { path: string }, pathname: string) => matchPath(path, pathname) !== null;

/** The page that a path leads to. */
export function pageOf(pathname: string): LazyPage {
  return [...pageRoutes, ...areaRoutes].find((route) => matches(route, pathname))?.page ?? unknownPathPage;
}

/** Whether a path leads anywhere. */
export function isKnownPath(pathname: string): boolean {
  return [...pageRoutes, ...areaRoutes, ...redirectRoutes].some((route) => matches(route, pathname));
}
