import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHttpStatus } from '../lib/http-context.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { unknownPathPage } from './routes.tsx';

/** A path that nothing is under: 404 with the home page from the server; the browser goes to `/`. */
export function UnknownPath() {
  useHttpStatus(404);
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <unknownPathPage.Component />
    </Suspense>
  );
}
