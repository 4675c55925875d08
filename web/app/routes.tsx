import { data, matchPath, redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { accountsRoutes } from '../features/accounts/routes.ts';
import { homePageRoutes } from '../features/home-page/routes.ts';
import { legalRoutes } from '../features/legal/routes.ts';
import { messagesRoutes } from '../features/messages/routes.ts';
import { promotionsRoutes } from '../features/promotions/routes.ts';
import { quotesRoutes } from '../features/quotes/routes.ts';
import { savedSearchesRoutes } from '../features/saved-searches/routes.ts';
import { venuesRoutes } from '../features/venues/routes.ts';
import { lazyPage, type LazyPage, type PageRoute } from '../lib/lazy-page.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { AreaFrame, PageFrame } from './page-frame.tsx';
import { PublicLayout } from './public-layout.tsx';
import { Site } from './site.tsx';

/** The pages of the public site. */
export const pageRoutes: readonly PageRoute[] = [
  ...accountsRoutes,
  ...homePageRoutes,
  ...legalRoutes,
  ...messagesRoutes,
  ...promotionsRoutes,
  ...quotesRoutes,
  ...savedSearchesRoutes,
  ...venuesRoutes,
];

/** What is behind the sign-in: each has a frame and addresses of its own. */
export const areaRoutes: readonly PageRoute[] = [
  {
    path: '/dashboard/*',
    page: lazyPage('dashboard-area', () => import('./dashboard-area.tsx'), 'app'),
    loader: import.meta.env.SSR ? () => import('./dashboard-area.loader.ts') : null,
  },
  {
    path: '/admin/*',
    page: lazyPage('admin-area', () => import('./admin-area.tsx'), 'app'),
    loader: import.meta.env.SSR ? () => import('./admin-area.loader.ts') : null,
  },
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

/** The loader of a page, in a script of its own like the page. */
const loaderOf = ({ loader }: PageRoute): { loader?: LoaderFunction } =>
  loader ? { loader: async (args) => (await loader()).loader(args) } : {};

/** All addresses of the site, for the router of the server and that of the browser. */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    errorElement: (
      <main>
        <ErrorScreen stale={false} />
      </main>
    ),
    children: [
      ...redirectRoutes.map(({ path, to }) => ({
        path,
        loader: ({ request }: { request: Request }) => redirect(to + new URL(request.url).search, 301),
      })),
      ...areaRoutes.map((route) => ({
        path: route.path,
        element: <AreaFrame page={route.page} />,
        ...loaderOf(route),
      })),
      {
        element: <PublicLayout />,
        children: [
          ...pageRoutes.map((route) => ({
            path: route.path,
            element: <PageFrame page={route.page} />,
            ...loaderOf(route),
          })),
          { path: '*', element: <PageFrame page={unknownPathPage} />, loader: () => data(null, { status: 404 }) },
        ],
      },
    ],
  },
];
