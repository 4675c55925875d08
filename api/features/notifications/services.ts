import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAdminQueues } from './notification.queries.ts';
import { AdminCountsWatch } from './admin-counts-watch.ts';
import { LiveLists } from './live-lists.service.ts';
import { NotificationInbox } from './notification-inbox.service.ts';
import { NotificationService } from './notification.service.ts';

export function notificationServices({ database, fanout, logger }: Platform) {
  const count = () => countAdminQueues(database);
  const liveLists = new LiveLists(fanout);
  return {
    liveLists,
    notifications: new NotificationService(fanout),
    inbox: new NotificationInbox(database, fanout, count),
    adminCountsWatch: new AdminCountsWatch({ database, count, liveLists, logger }, fanout),
  };
}

export type NotificationServices = ReturnType<typeof notificationServices>;
export type NotificationsContext = OperationContext & NotificationServices;
