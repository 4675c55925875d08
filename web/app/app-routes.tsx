import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Redirect } from '../lib/http-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { LazyPage } from './lazy-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PublicLayout } from './public-layout.tsx';
import { pageRoutes, redirectRoutes } from './routes.tsx';
import { ScrollManager } from './scroll-manager.tsx';
import { UnknownPath } from './unknown-path.tsx';

/** A page with what surrounds every page: the skeleton while it loads, the error screen when it fails. */
function PageFrame({ page }: { page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense key={page.source} fallback={<PageSkeleton />}>
        <page.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function RedirectWithQuery({ to }: { to: string }) {
  const { search } = useLocation();
  return <Redirect to={to + search} permanent />;
}

/** All addresses of the site. */
export function AppRoutes() {
  return (
    <>
      <ScrollManager />
      <Routes>
        {redirectRoutes.map(({ path, to }) => (
          <Route key={path} path={path} element={<RedirectWithQuery to={to} />} />
        ))}
        <Route element={<PublicLayout />}>
          {pageRoutes.map(({ path, page }) => (
            <Route key={path} path={path} element={<PageFrame page={page} />} />
          ))}
          <Route path="*" element={<UnknownPath />} />
        </Route>
      </Routes>
    </>
  );
}
