import { useEffect, useRef } from 'react';
import { useListsChangedSubscription, type ListsChangedSubscription } from './live-lists.gen.ts';

export type LiveTopic = ListsChangedSubscription['listsChanged'][number];

/** What comes together is asked for once. */
const SETTLE_MS = 300;
/** After so long in another tab, the list is loaded again. */
const AWAY_MS = 60_000;

/**
 * Asks for a list anew when something of these topics has changed, by whomever; when the connection is back after a break; and when the reader
 * is back after a minute in another tab.
 */
export function useLiveList(topics: readonly LiveTopic[], refetch: () => Promise<unknown>): void {
  const ask = useRef(refetch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(false);
  useEffect(() => {
    ask.current = refetch;
  }, [refetch]);
  const askSoon = useRef(() => {
    clearTimeout(timer.current);
    // What fails is asked for again with the next change.
    timer.current = setTimeout(() => void ask.current().catch(() => {}), SETTLE_MS);
  });
  useListsChangedSubscription({
    onData: ({ data: { data } }) => {
      const changed = data?.listsChanged;
      if (!changed) return;
      // The server begins with an empty list. A second one means that the connection was gone in between.
      const again = changed.length === 0 && begun.current;
      begun.current = true;
      if (again || changed.some((topic) => topics.includes(topic))) askSoon.current();
    },
  });
  useEffect(() => {
    let left: number | null = null;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (left !== null && Date.now() - left >= AWAY_MS) askSoon.current();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer.current);
    };
  }, []);
}
