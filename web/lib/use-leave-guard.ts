import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

type LeaveGuard = {
  /** Where the reader wants to go, while he is asked; null = nowhere. */
  readonly wanted: string | null;
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

/**
 * While `unsaved`, who closes the tab is asked by the browser, and who follows a link is asked by us (`wanted`). The way back in the history
 * is not held up, as the router can't do that without lying about the address: what is unsaved has to be kept in the tab for that.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const asked = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const path = anchor && ownPath(anchor);
      if (!path) return;
      event.preventDefault();
      // Before the router hears of it.
      event.stopPropagation();
      asked.current = anchor;
      setWanted(path);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [unsaved]);

  const stay = useCallback(() => {
    setWanted(null);
    asked.current?.focus();
  }, []);
  const leave = useCallback(() => {
    if (wanted !== null) void navigate(wanted);
    setWanted(null);
  }, [navigate, wanted]);
  return { wanted, leave, stay };
}
