import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

/** Its public pages, the most particular path first. */
export const legalRoutes: readonly PageRoute[] = [
  { path: '/a-propos', page: lazyPage('legal/about-page', () => import('./about-page.tsx')) },
  { path: '/mentions-legales', page: lazyPage('legal/legal-notice-page', () => import('./legal-notice-page.tsx')) },
  { path: '/licences', page: lazyPage('legal/licences-page', () => import('./licences-page.tsx')) },
  { path: '/politique-confidentialite', page: lazyPage('legal/privacy-page', () => import('./privacy-page.tsx')) },
  { path: '/conditions-utilisation', page: lazyPage('legal/terms-page', () => import('./terms-page.tsx')) },
];
