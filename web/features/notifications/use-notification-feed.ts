import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SESSION } from '../../../schema/constants.ts';
import { nodesOf } from '../../lib/list/connection.ts';
import { tellOwnNews } from '../../lib/session/own-news.ts';
import type { NotificationItem } from './notification-labels.ts';
import {
  NotificationCountsDocument,
  useNotificationCountsChangedSubscription,
  useNotificationCountsQuery,
  useNotificationFeedQuery,
  type NotificationCountsQuery,
} from './notifications.gen.ts';

/** How many the bell shows. */
export const FEED_SIZE = 8;
const RETRY_MS = 5_000;
const NONE: readonly NotificationItem[] = [];

export type Counts = NotificationCountsQuery['notificationCounts'];

/** What waits, as far as the bell knows it; asks for nothing by itself. */
export function useNotificationCounts(): Counts | null {
  const { data } = useNotificationCountsQuery({ fetchPolicy: 'cache-only' });
  return data?.notificationCounts ?? null;
}

/**
 * The latest notifications, kept up to date. The socket tells at its opening and at each change that something is different; what it
 * is, is then asked for. So nothing is lost that came between, or while the connection was gone, and nothing comes twice. Every
 * minute it is asked for all the same.
 * @param onArrival told what is new since the last look; never of what was there at the first one.
 */
export function useNotificationFeed(onArrival: (arrived: readonly NotificationItem[]) => void) {
  const client = useApolloClient();
  const { data, error, refetch } = useNotificationFeedQuery({
    variables: { first: FEED_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: SESSION.unreadPollMs,
  });
  const look = useLook(refetch);
  const { error: broken, restart } = useNotificationCountsChangedSubscription({
    onData: ({ data: { data: told } }) => {
      if (!told) return;
      const { notificationCountsChanged: notificationCounts } = told;
      client.cache.writeQuery({ query: NotificationCountsDocument, data: { notificationCounts } });
      look();
    },
  });
  useEffect(() => {
    if (!broken) return undefined;
    const timer = setTimeout(restart, SESSION.unreadPollMs);
    return () => clearTimeout(timer);
  }, [broken, restart]);

  const notifications = data?.notifications;
  const items = useMemo(() => notifications && nodesOf(notifications), [notifications]);
  useArrivals(items, onArrival);
  return { items: items ?? NONE, loaded: items !== undefined, error, look, counts: data?.notificationCounts ?? null };
}

/** Asks anew; what fails is asked again when the browser is online, and after some seconds. */
function useLook(refetch: () => Promise<unknown>): () => void {
  const [failures, setFailures] = useState(0);
  const look = useCallback(() => {
    const ask = async () => {
      try {
        await refetch();
        setFailures(0);
      } catch {
        setFailures((before) => before + 1);
      }
    };
    void ask();
  }, [refetch]);
  useEffect(() => {
    window.addEventListener('online', look);
    const timer = failures > 0 ? setTimeout(look, RETRY_MS) : undefined;
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [failures, look]);
  return look;
}

/** Tells of each notification once. */
function useArrivals(
  items: readonly NotificationItem[] | undefined,
  onArrival: (arrived: readonly NotificationItem[]) => void,
): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!items) return;
    const first = known.current === null;
    const seen = (known.current ??= new Set());
    const arrived = items.filter(({ id, isRead }) => !seen.has(id) && !isRead);
    for (const { id } of items) seen.add(id);
    // What a deletion has let in at the end of the list is not new.
    const newest = items.findIndex(({ id }) => !arrived.some((each) => each.id === id));
    const atTop = newest < 0 ? arrived : arrived.filter((each) => items.indexOf(each) < newest);
    if (first || atTop.length === 0) return;
    onArrival(atTop);
    tellOwnNews();
  }, [items, onArrival]);
}

/** A state that goes back to nothing after a while, unless it is held. */
export function usePassing<Value>(ms: number) {
  const [value, setValue] = useState<Value | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (value === null || held) return undefined;
    const timer = setTimeout(() => setValue(null), ms);
    return () => clearTimeout(timer);
  }, [held, ms, value]);
  return { value, setValue, setHeld };
}
