import type { ApolloCache } from '@apollo/client';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback, useState } from 'react';
import {
  NotificationCountsDocument,
  useDeleteNotificationMutation,
  useDeleteReadNotificationsMutation,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from './notifications.gen.ts';
import type { Counts } from './use-notification-feed.ts';

const FAILED = {
  read: msg({ id: 'notifications.readFailed', message: 'Failed to mark notification as read' }),
  readAll: msg({ id: 'notifications.readAllFailed', message: 'Failed to mark all notifications as read' }),
  remove: msg({ id: 'notifications.deleteFailed', message: 'Failed to delete notification' }),
  removeRead: msg({ id: 'notifications.deleteReadFailed', message: 'Failed to delete read notifications' }),
};

type Action = keyof typeof FAILED;

/** The badges say what a change answers with. */
export function keepCounts(cache: ApolloCache, counts: Counts | null | undefined): void {
  if (counts) cache.writeQuery({ query: NotificationCountsDocument, data: { notificationCounts: counts } });
}

/**
 * Reads and deletes. Each call gives whether it came about; `failure` is the sentence for the last one that did not. What is gone
 * already counts as done.
 */
export function useNotificationActions() {
  const { i18n } = useLingui();
  const [failed, setFailed] = useState<Action | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const [markRead] = useMarkNotificationReadMutation();
  const [markAllRead] = useMarkAllNotificationsReadMutation();
  const [remove] = useDeleteNotificationMutation();
  const [removeRead] = useDeleteReadNotificationsMutation();

  const run = useCallback(async (action: Action, work: () => Promise<unknown>): Promise<boolean> => {
    setFailed(null);
    setBusy(action);
    try {
      await work();
      return true;
    } catch {
      setFailed(action);
      return false;
    } finally {
      setBusy(null);
    }
  }, []);

  return {
    failure: failed && i18n._(FAILED[failed]),
    busy,
    read: (id: string) =>
      run('read', () =>
        markRead({
          variables: { id },
          update: (cache, { data }) => keepCounts(cache, data?.markNotificationRead.counts),
        }),
      ),
    readAll: () =>
      run('readAll', () =>
        markAllRead({
          update: (cache, { data }) => {
            keepCounts(cache, data?.markAllNotificationsRead.counts);
            forEachKnown(cache, (id) => cache.modify({ id, fields: { isRead: () => true } }));
          },
        }),
      ),
    remove: (id: string) =>
      run('remove', () =>
        remove({
          variables: { id },
          update: (cache, { data }) => {
            keepCounts(cache, data?.deleteNotification.counts);
            const known = cache.identify({ __typename: 'Notification', id });
            if (known) cache.evict({ id: known });
          },
        }),
      ),
    removeRead: () =>
      run('removeRead', () =>
        removeRead({
          update: (cache, { data }) => {
            keepCounts(cache, data?.deleteReadNotifications.counts);
            forEachKnown(cache, (id, isRead) => isRead && cache.evict({ id }));
          },
        }),
      ),
  };
}

/** Every notification that the cache holds. */
function forEachKnown(cache: ApolloCache, visit: (id: string, isRead: boolean) => unknown): void {
  const held = cache.extract() as Record<string, { __typename?: string; isRead?: boolean } | undefined>;
  for (const [id, object] of Object.entries(held)) {
    if (object?.__typename === 'Notification') visit(id, object.isRead === true);
  }
}
