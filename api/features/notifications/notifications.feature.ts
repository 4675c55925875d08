import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { LiveListsResolver } from './live-lists.resolver.ts';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { NOTIFICATION_ROUTES } from './notification.rest.ts';
import { type NotificationServices, notificationServices } from './services.ts';
import { subscribeToAccounts } from './subscribers.ts';

export const notificationsFeature = defineFeature<Platform, NotificationServices>({
  name: 'notifications',
  entities: [Notification],
  resolvers: [NotificationResolver, LiveListsResolver],
  services: notificationServices,
  subscribe: subscribeToAccounts,
  rest: NOTIFICATION_ROUTES,
  stop: ({ adminCountsWatch }) => adminCountsWatch.stop(),
});
