import { msg } from '@lingui/core/macro';
import type { AreaPage } from '../../lib/area-page.ts';
import { lazyPage } from '../../lib/lazy-page.tsx';

/** Its pages of the administration, the most particular path first. */
export const homePageAdminPages: readonly AreaPage[] = [
  {
    path: 'homepage-slider-management',
    title: msg({ id: 'content.slider', message: 'Home page slider' }),
    page: lazyPage('home-page/admin/homepage-slider-page', () => import('./admin/homepage-slider-page.tsx')),
  },
  {
    path: 'favorites-management',
    title: msg({ id: 'content.favourites', message: 'Favourites' }),
    page: lazyPage('home-page/admin/favorites-page', () => import('./admin/favorites-page.tsx')),
  },
  {
    path: 'top5-management',
    title: msg({ id: 'content.topFive', message: 'Top 5' }),
    page: lazyPage('home-page/admin/top-five-page', () => import('./admin/top-five-page.tsx')),
  },
  {
    path: 'premier-page-management',
    title: msg({ id: 'content.premierPage', message: 'First page' }),
    page: lazyPage('home-page/admin/premier-page-page', () => import('./admin/premier-page-page.tsx')),
  },
  {
    path: 'reference-management',
    title: msg({ id: 'content.references', message: 'References' }),
    page: lazyPage('home-page/admin/references-page', () => import('./admin/references-page.tsx')),
  },
];
