import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { RegistrationDecided, RegistrationSubmitted } from '../accounts/events.ts';
import { LiveListsResolver } from './live-lists.resolver.ts';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { NOTIFICATION_ROUTES } from './notification.rest.ts';
import { noticeOfRegistration } from './registration-notice.ts';
import { type NotificationServices, notificationServices } from './services.ts';

export const notificationsFeature = defineFeature<Platform, NotificationServices>({
  name: 'notifications',
  entities: [Notification],
  resolvers: [NotificationResolver, LiveListsResolver],
  services: notificationServices,
  subscribe: (events, { notifications }) => {
    const notice = noticeOfRegistration(notifications);
    events.on(RegistrationSubmitted, notice.submitted).on(RegistrationDecided, notice.decided);
  },
  rest: NOTIFICATION_ROUTES,
  stop: ({ adminCountsWatch }) => adminCountsWatch.stop(),
});
