import { lazyPage, type PageRoute } from '../../lib/lazy-page.tsx';

const home = lazyPage('home-page/visitor/home-page', () => import('./visitor/home-page.tsx'));
const homeLoader = import.meta.env.SSR ? () => import('./visitor/home-page.loader.ts') : null;

/** Its public pages, the most particular path first. */
export const homePageRoutes: readonly PageRoute[] = [
  { path: '/', page: home, loader: homeLoader },
  { path: '/new-homepage', page: home, loader: homeLoader },
];
