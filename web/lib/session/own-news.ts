import { useEffect, useEffectEvent, useRef } from 'react';

/** What comes together is asked for once. */
const SETTLE_MS = 300;

const listeners = new Set<() => void>();

/** Fired when the viewer was notified of something: what is on the screen may be older than that. */
export function tellOwnNews(): void {
  for (const listener of listeners) listener();
}

/** Reloads what a page shows when its reader is notified of something, so that the page is never older than the toast above it. */
export function useOwnNews(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A failed request is repeated at the next notification.
  const ask = useEffectEvent(() => void refetch().catch(() => {}));
  useEffect(() => {
    const listener = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(), SETTLE_MS);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      clearTimeout(timer.current);
    };
  }, []);
}
