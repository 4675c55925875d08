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
];

/** Paths that lead elsewhere on the site; query parameters go along. */
export const redirectRoutes: readonly { path: string; to: string }[] = [
  { path: '/lieux', to: '/establishments' },
  { path: '/annoncer', to: '/login' },
];

/** What an unknown path shows until the browser has gone to `/`; the server answers it with 404. */
export const unknownPathPage = home;

/** The page that a path leads to. */
export function pageOf(pathname: string): LazyPage {
  return pageRoutes.find(({ path }) => matchPath(path, pathname))?.page ?? unknownPathPage;
}
