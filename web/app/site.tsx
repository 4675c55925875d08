import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router';
import { NavigatedContext } from '../lib/came-back.ts';
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

/** What ends it that a part of the page is held in its place. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const HELD_MS = 5_000;
/** How far from the top of the window a part is at most that was scrolled to: below the header and the navigation of the page. */
const IN_PLACE_PX = 200;

/**
 * Holds the part of the page that the address names in its place, while what is above is laid out or loaded and gets another height. Whoever
 * comes back to another place of the page stays there.
 */
function useHeldAnchor(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (!part || Math.abs(part.getBoundingClientRect().top) > IN_PLACE_PX) return undefined;
    const grown = new ResizeObserver(() => part.scrollIntoView());
    const release = () => grown.disconnect();
    grown.observe(document.body);
    const timer = setTimeout(release, HELD_MS);
    for (const event of BY_HAND) addEventListener(event, release, { once: true, passive: true });
    return () => {
      release();
      clearTimeout(timer);
      for (const event of BY_HAND) removeEventListener(event, release);
    };
  }, [location]);
}

/** What surrounds every page of the site. */
export function Site() {
  useFocusOnNewPage();
  useHeldAnchor();
  const location = useLocation();
  const [first] = useState(location);
  return (
    <ErrorBoundary whole>
      <ScrollRestoration getKey={scrollKey} />
      <NavigatedContext value={location !== first}>
        <Outlet />
      </NavigatedContext>
    </ErrorBoundary>
  );
}
