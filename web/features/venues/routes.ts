import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

const landing = lazyPage('venues/list/landing-page', () => import('./list/landing-page.tsx'));
const landingLoader = import.meta.env.SSR ? () => import('./list/landing-page.loader.ts') : null;
const venue = lazyPage('venues/page/venue-page', () => import('./page/venue-page.tsx'));
const venueLoader = import.meta.env.SSR ? () => import('./page/venue-page.loader.ts') : null;

/** Its public pages, the most particular path first. */
export const venuesRoutes: readonly PageRoute[] = [
  {
    path: '/establishments',
    page: lazyPage('venues/list/establishments-page', () => import('./list/establishments-page.tsx')),
    loader: import.meta.env.SSR ? () => import('./list/establishments-page.loader.ts') : null,
  },
  {
    path: '/ma-selection',
    page: lazyPage('venues/shortlist/shortlist-page', () => import('./shortlist/shortlist-page.tsx')),
    loader: import.meta.env.SSR ? () => import('./shortlist/shortlist-page.loader.ts') : null,
  },
  {
    path: '/comparer',
    page: lazyPage('venues/comparison/comparison-page', () => import('./comparison/comparison-page.tsx')),
    loader: import.meta.env.SSR ? () => import('./comparison/comparison-page.loader.ts') : null,
  },
  { path: '/lieux/:place', page: landing, loader: landingLoader },
  { path: '/lieux/:place/:eventType', page: landing, loader: landingLoader },
  { path: '/establishment/:slug', page: venue, loader: venueLoader },
  { path: '/establishment', page: venue, loader: venueLoader },
  { path: '/builder-content', page: venue, loader: venueLoader },
];
