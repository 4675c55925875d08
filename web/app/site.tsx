import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** An address that is typed in has no key of its own: it begins where it was left in this tab. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** A new page has the focus on its content, so that a screen reader begins there; back, the browser's own rules hold. */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const action = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (action !== NavigationType.Pop && hash === '') document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [action, hash, pathname]);
}

/** What surrounds every page of the site. */
export function Site() {
  useFocusOnNewPage();
  return (
    <ErrorBoundary whole>
      <ScrollRestoration getKey={scrollKey} />
      <Outlet />
    </ErrorBoundary>
  );
}
