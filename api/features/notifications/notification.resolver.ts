import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { NotificationsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { NotFound } from '../../platform/graphql/user-errors.ts';
import { NotificationArgs } from './notification.inputs.ts';
import { NotificationCounts, NotificationPage, NotificationView } from './notification.types.ts';

const COUNTS = { counts: [() => NotificationCounts, 'What waits now.'] } as const;
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
  @PayloadMutation(
    'Marks a notification as read.',
    { notification: [() => NotificationView, 'The notification as it is now.'], ...COUNTS },
    [NotFound],
  )
  async markNotificationRead(@Arg('id', () => ID, ONE) id: string, @Ctx() { inbox, caller }: NotificationsContext) {
    const notification = await inbox.markRead(caller.viewer.id, id);
    return { notification, counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @PayloadMutation('Marks all notifications of who asks as read.', COUNTS)
  async markAllNotificationsRead(@Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.markAllRead(caller.viewer.id);
    return { counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation('Marks as read what who asks is told of one quote request or message, which he has opened.', COUNTS)
  async markNotificationsReadAbout(
    @Arg('reference', () => String, { description: 'Its number, such as DEV-2026-000042.' }) reference: string,
    @Ctx() { inbox, caller }: NotificationsContext,
  ) {
    await inbox.markReadAbout(caller.viewer.id, reference);
    return { counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @PayloadMutation('Deletes a notification.', { deletedId: [() => ID, 'Id of the deleted notification.'], ...COUNTS }, [
    NotFound,
  ])
  async deleteNotification(@Arg('id', () => ID, ONE) id: string, @Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.remove(caller.viewer.id, id);
    return { deletedId: id, counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own bell, of no consequence for anybody else.')
  @PayloadMutation('Deletes all notifications of who asks that he has read.', COUNTS)
  async deleteReadNotifications(@Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.removeRead(caller.viewer.id);
    return { counts: await inbox.counts(caller.viewer.id) };
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
