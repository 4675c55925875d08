import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { NotificationsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { NotificationArgs } from './notification.inputs.ts';
import {
  DeleteNotificationResult,
  MarkNotificationReadResult,
  NotificationChanged,
  NotificationCounts,
  NotificationDeleted,
  NotificationPage,
  NotificationView,
} from './notification.types.ts';

const ONE = { description: 'Id of the notification.' };

/** What somebody is told, and whether he has read it. All of it is his own. */
@Resolver()
export class NotificationResolver {
  @Allow('signedIn')
  @Query(() => NotificationPage, { description: 'The notifications of who asks, the newest first.' })
  notifications(
    @Args(() => NotificationArgs) { filter, ...paging }: NotificationArgs,
    @Ctx() { inbox, caller }: NotificationsContext,
  ): Promise<NotificationPage> {
    return inbox.list(caller.viewer.id, filter, paging);
  }

  @Allow('signedIn')
  @Query(() => NotificationCounts, { description: 'What waits for who asks, as numbers.' })
  notificationCounts(@Ctx() { inbox, caller }: NotificationsContext): Promise<NotificationCounts> {
    return inbox.counts(caller.viewer.id);
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Mutation(() => MarkNotificationReadResult, { description: 'Marks a notification as read.' })
  async markNotificationRead(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() { inbox, caller }: NotificationsContext,
  ): Promise<typeof MarkNotificationReadResult> {
    const userId = caller.viewer.id;
    return toResultUnion(
      ['NOT_FOUND'],
      inbox
        .markRead(userId, id)
        .then(async (notification) =>
          Object.assign(new NotificationChanged(), { notification, counts: await inbox.counts(userId) }),
        ),
    );
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Mutation(() => NotificationCounts, { description: 'Marks all notifications of who asks as read.' })
  async markAllNotificationsRead(@Ctx() { inbox, caller }: NotificationsContext): Promise<NotificationCounts> {
    await inbox.markAllRead(caller.viewer.id);
    return inbox.counts(caller.viewer.id);
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Refreshes(LiveTopic.QUOTES)
  @Mutation(() => NotificationCounts, {
    description: 'Marks as read what who asks is told of one quote request or message, which he has opened.',
  })
  async markNotificationsReadAbout(
    @Arg('reference', () => String, { description: 'Its number, such as DEV-2026-000042.' }) reference: string,
    @Ctx() { inbox, caller }: NotificationsContext,
  ): Promise<NotificationCounts> {
    await inbox.markReadAbout(caller.viewer.id, reference);
    return inbox.counts(caller.viewer.id);
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Mutation(() => DeleteNotificationResult, { description: 'Deletes a notification.' })
  async deleteNotification(
    @Arg('id', () => ID, ONE) id: string,
    @Ctx() { inbox, caller }: NotificationsContext,
  ): Promise<typeof DeleteNotificationResult> {
    const userId = caller.viewer.id;
    return toResultUnion(
      ['NOT_FOUND'],
      inbox
        .remove(userId, id)
        .then(async () => Object.assign(new NotificationDeleted(), { id, counts: await inbox.counts(userId) })),
    );
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Mutation(() => NotificationCounts, { description: 'Deletes all notifications of who asks that he has read.' })
  async deleteReadNotifications(@Ctx() { inbox, caller }: NotificationsContext): Promise<NotificationCounts> {
    await inbox.removeRead(caller.viewer.id);
    return inbox.counts(caller.viewer.id);
  }

  @Allow('signedIn')
  @Subscription(() => NotificationView, {
    description: 'Sends each notification of who asks when it comes.',
    subscribe: ({ context: { inbox, caller } }: { context: NotificationsContext }) => inbox.received(caller.viewer.id),
  })
  notificationReceived(@Root() notification: NotificationView): NotificationView {
    return notification;
  }

  @Allow('signedIn')
  @Subscription(() => NotificationCounts, {
    description: 'Sends what waits for who asks now and whenever it changes, be it in another tab.',
    subscribe: ({ context: { inbox, caller } }: { context: NotificationsContext }) =>
      inbox.countsNowAndLater(caller.viewer),
  })
  notificationCountsChanged(@Root() counts: NotificationCounts): NotificationCounts {
    return counts;
  }
}
