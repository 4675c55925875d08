import { Route, Routes, useLocation } from 'react-router';
import { Redirect } from '../lib/http-context.tsx';
import { AreaFrame, PageFrame } from './page-frame.tsx';
import { PublicLayout } from './public-layout.tsx';
import { areaRoutes, pageRoutes, redirectRoutes, unknownPathPage } from './routes.tsx';
import { ScrollManager } from './scroll-manager.tsx';

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
        {areaRoutes.map(({ path, page }) => (
          <Route key={path} path={path} element={<AreaFrame page={page} />} />
        ))}
        <Route element={<PublicLayout />}>
          {pageRoutes.map(({ path, page }) => (
            <Route key={path} path={path} element={<PageFrame page={page} />} />
          ))}
          <Route path="*" element={<PageFrame page={unknownPathPage} />} />
        </Route>
      </Routes>
    </>
  );
}
