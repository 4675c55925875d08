import { useEffect, useEffectEvent, useRef } from 'react';

/** What comes together is asked for once. */
const SETTLE_MS = 300;

const listeners = new Set<() => void>();

/** Said by who has told the viewer something new: what is on the screen may be older than that. */
export function tellOwnNews(): void {
  for (const listener of listeners) listener();
}

/** Asks for what a page shows anew when its reader is told something new, so that the page never says less than the toast above it. */
export function useOwnNews(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What fails is asked for again with the next news.
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
