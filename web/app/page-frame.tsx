import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import type { LazyPage } from '../lib/lazy-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A page with what surrounds every page: the skeleton while it loads, the error screen when it fails. */
export function PageFrame({ page }: { page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense key={page.source} fallback={<PageSkeleton />}>
        <page.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The same for a page of many, which frames each of them itself. */
export function AreaFrame({ page }: { page: LazyPage }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <page.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
