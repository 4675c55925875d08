import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addGuard } from './history-steps.ts';

/** A path, or steps in the history. */
type Destination = string | number;

type LeaveGuard = {
  /** Where the reader wants to go, while they are asked; null = nowhere. */
  readonly wanted: Destination | null;
  readonly leave: () => void;
  readonly stay: () => void;
};

const ownPath = (anchor: HTMLAnchorElement) => {
  const url = new URL(anchor.href, location.href);
  const plain = !anchor.target && !anchor.hasAttribute('download');
  // An anchor of this page leads nowhere else.
  const elsewhere = url.pathname !== location.pathname;
  return plain && url.origin === location.origin && elsewhere ? url.pathname + url.search + url.hash : null;
};

/** The place of an entry in the history, as the router numbers them. */
const indexOf = (state: unknown): number | null => {
  const index = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
};

/**
 * While `unsaved`, who closes the tab is asked by the browser; who follows a link or goes back or forward in the history is asked by us
 * (`wanted`). The browser has gone before it tells of a step in the history: it is sent back before the router hears of it.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [wanted, setWanted] = useState<Destination | null>(null);
  const asked = useRef<HTMLElement | null>(null);
  const leaving = useRef(false);
  const here = useRef<{ readonly key: string; readonly index: number | null } | null>(null);
  useEffect(() => {
    here.current = { key, index: indexOf(history.state) };
    leaving.current = false;
  }, [key]);

  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const path = anchor && ownPath(anchor);
      if (!path) return;
      event.preventDefault();
      // Before the router hears of it, or another form of the page asks too.
      event.stopImmediatePropagation();
      asked.current = anchor;
      setWanted(path);
    };
    let returning = false;
    const removeGuard = addGuard((event) => {
      if (returning) {
        returning = false;
        return true;
      }
      const there = indexOf(event.state);
      const index = here.current?.index ?? null;
      if (leaving.current || there === null || index === null || location.pathname === pathname) return false;
      const steps = there - index;
      returning = true;
      history.go(-steps);
      asked.current = null;
      setWanted(steps);
      return true;
    });
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      removeGuard();
    };
  }, [pathname, unsaved]);

  const stay = useCallback(() => {
    setWanted(null);
    asked.current?.focus();
  }, []);
  const leave = useCallback(() => {
    leaving.current = true;
    if (typeof wanted === 'number') void navigate(wanted);
    else if (wanted !== null) void navigate(wanted);
    setWanted(null);
  }, [navigate, wanted]);
  return { wanted, leave, stay };
}
