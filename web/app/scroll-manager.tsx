import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const STORAGE_PREFIX = 'scroll:';
/** A page that comes back may need a moment to be as tall as it was. */
const RESTORE_TRIES = 20;

/** `state: { keepScroll: true }` on a link: a change of filters or of a tab, not of the page. */
type ScrollState = { keepScroll?: boolean } | null;

/** Id of `<main>`: where the skip link leads, and what gets the focus when a new page is shown. */
export const MAIN_ID = 'contenu';

/** Without storage (a private window), going back begins at the top. */
function sessionKeep(key: string, top: number): void {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + key, String(Math.round(top)));
  } catch {
    // As said.
  }
}

function sessionKept(key: string): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_PREFIX + key) ?? 0);
  } catch {
    return 0;
  }
}

function restore(top: number): () => void {
  let frame = 0;
  let tries = 0;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    tries += 1;
    if (Math.abs(window.scrollY - top) > 2 && tries < RESTORE_TRIES) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** The element that a hash names; null for one that names none, or cannot be read (`#%`). */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the browser loaded the document again, or came back to it. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.type !== 'navigate';
}

/** Begins a new page at its top, with the focus on its content; comes back to where one was. */
export function ScrollManager() {
  const location = useLocation();
  const action = useNavigationType();
  const previous = useRef(location);
  // Where the reader is. Told by the browser, never asked for: an answer would cost a layout of the page that is being taken over.
  const top = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // As a layout effect, it lets go of the old page before the new one moves the scroll.
  useLayoutEffect(() => {
    const onScroll = () => {
      top.current = window.scrollY;
    };
    const keep = () => sessionKeep(location.key, top.current);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const from = previous.current;
    const first = from === location;
    previous.current = location;
    if (action === NavigationType.Pop) {
      // Also the action of a page just loaded: an address typed in begins at its top.
      const kept = first && !isReturn() ? 0 : sessionKept(location.key);
      return kept > 0 ? restore(kept) : undefined;
    }
    if (first || (location.state as ScrollState)?.keepScroll) return undefined;
    const anchor = targetOf(location.hash);
    if (anchor) {
      anchor.scrollIntoView();
      return undefined;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (from.pathname !== location.pathname) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [action, location]);

  return null;
}
