import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
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
import type { NotificationItem } from './notification-labels.ts';
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
          variables: { input: { id } },
          update: (cache, { data }) => keepCounts(cache, data?.markNotificationRead.counts),
        }),
      ),
    readAll: () =>
      run('readAll', () =>
        markAllRead({
          update: (cache, { data }) => {
            keepCounts(cache, data?.markAllNotificationsRead.counts);
            markKnown(cache);
          },
        }),
      ),
    remove: (id: string) =>
      run('remove', () =>
        remove({
          variables: { input: { id } },
          update: (cache, { data }) => {
            keepCounts(cache, data?.deleteNotification.counts);
            takeOut(cache, (node) => node.id === id);
          },
        }),
      ),
    removeRead: () =>
      run('removeRead', () =>
        removeRead({
          update: (cache, { data }) => {
            keepCounts(cache, data?.deleteReadNotifications.counts);
            takeOut(cache, ({ isRead }) => isRead);
          },
        }),
      ),
  };
}

/** Every notification that the cache holds is read. */
function markKnown(cache: ApolloCache): void {
  const held = cache.extract() as Record<string, { __typename?: string } | undefined>;
  for (const [id, object] of Object.entries(held)) {
    if (object?.__typename === 'Notification') cache.modify({ id, fields: { isRead: () => true } });
  }
}

/** Takes what is gone out of the lists that the cache holds. */
function takeOut(cache: ApolloCache, isGone: (notification: { id: string; isRead: boolean }) => boolean): void {
  cache.modify<{ notifications: { edges: { node: NotificationItem }[] } }>({
    fields: {
      notifications: (list, { readField }) => {
        if (!('edges' in list)) return list;
        const stays = ({ node }: { node: StoreObject | Reference }) =>
          !isGone({ id: readField<string>('id', node) ?? '', isRead: readField('isRead', node) === true });
        return { ...list, edges: list.edges.filter(stays) };
      },
    },
  });
}
