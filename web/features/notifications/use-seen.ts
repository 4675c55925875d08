import { useCallback, useEffect } from 'react';
import { useOwnNews } from '../../lib/session/own-news.ts';
import { useMarkNotificationsReadAboutMutation } from './notifications.gen.ts';
import { keepCounts } from './use-notification-actions.ts';

/**
 * What the reader was told of a request counts as read once they have opened it, also what they are told meanwhile.
 * @param reference null = not known yet.
 */
export function useSeen(reference: string | null): void {
  const [markRead] = useMarkNotificationsReadAboutMutation();
  const mark = useCallback(async () => {
    if (reference === null) return;
    await markRead({
      variables: { input: { reference } },
      update: (cache, { data }) => keepCounts(cache, data?.markNotificationsReadAbout.counts),
    });
  }, [markRead, reference]);
  useEffect(() => {
    // Where it fails, the badge stays, and the next look takes it away.
    void mark().catch(() => {});
  }, [mark]);
  useOwnNews(mark);
}
