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

/** How one stops a scroll by hand. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a part of the page into its place once more after a smooth scroll to it: what is passed may grow, as it is laid out or loaded when it
 * comes into view.
 */
function useSettledAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    // Once in its place it is not scrolled, which ends it.
    addEventListener('scrollend', () => document.getElementById(hash.slice(1))?.scrollIntoView(), { signal });
    for (const event of BY_HAND) addEventListener(event, () => stopped.abort(), { signal, passive: true });
    return () => stopped.abort();
  }, [location]);
}

/** What surrounds every page of the site. */
export function Site() {
  useFocusOnNewPage();
  useSettledAnchor();
  return (
    <ErrorBoundary whole>
      <ScrollRestoration getKey={scrollKey} />
      <Outlet />
    </ErrorBoundary>
  );
}
