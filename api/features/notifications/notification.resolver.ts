import { Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { NotificationsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { NotFound } from '../../platform/graphql/user-errors.ts';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { Notification } from './notification.entity.ts';
import { MarkNotificationsReadAboutInput, NotificationArgs } from './notification.inputs.ts';
import { NotificationConnection, NotificationCounts } from './notification.types.ts';

const COUNTS = { counts: [() => NotificationCounts, 'The numbers of pending items now.'] } as const;
const ONE = 'The notification that is meant.';
const OWN = 'The notifications are the caller’s own, of no consequence for anybody else.';

/** The notifications of the caller, and whether they were read. */
@Resolver()
export class NotificationResolver {
  @Allow('signedIn')
  @Query(() => NotificationConnection, { description: 'The notifications of the viewer, the newest first.' })
  notifications(
    @Args(() => NotificationArgs) { filter, ...part }: NotificationArgs,
    @Ctx() { inbox, caller }: NotificationsContext,
  ): Promise<NotificationConnection> {
    return inbox.list(caller.viewer.id, filter, part);
  }

  @Allow('signedIn')
  @Query(() => NotificationCounts, { description: 'The numbers of pending items for the viewer.' })
  notificationCounts(@Ctx() { inbox, caller }: NotificationsContext): Promise<NotificationCounts> {
    return inbox.counts(caller.viewer.id);
  }

  @Allow('signedIn')
  @NotAudited(OWN)
  @PayloadMutation(
    'Marks a notification as read.',
    { notification: [() => Notification, 'The notification as it is now.'], ...COUNTS },
    [NotFound],
  )
  async markNotificationRead(@Input(ONE) { id }: IdInput, @Ctx() { inbox, caller }: NotificationsContext) {
    const notification = await inbox.markRead(caller.viewer.id, id);
    return { notification, counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited(OWN)
  @PayloadMutation('Marks all notifications of the viewer as read.', COUNTS)
  async markAllNotificationsRead(@Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.markAllRead(caller.viewer.id);
    return { counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited(OWN)
  @Refreshes(LiveTopic.QUOTES)
  @PayloadMutation(
    'Marks as read what the viewer is told of one quote request or message, which they have opened.',
    COUNTS,
  )
  async markNotificationsReadAbout(
    @Input('The object that was opened.') { reference }: MarkNotificationsReadAboutInput,
    @Ctx() { inbox, caller }: NotificationsContext,
  ) {
    await inbox.markReadAbout(caller.viewer.id, reference);
    return { counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited(OWN)
  @PayloadMutation(
    'Deletes a notification.',
    { deletedId: [() => ID, 'The id of the deleted notification.'], ...COUNTS },
    [NotFound],
  )
  async deleteNotification(@Input(ONE) { id }: IdInput, @Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.remove(caller.viewer.id, id);
    return { deletedId: id, counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @NotAudited(OWN)
  @PayloadMutation('Deletes all notifications of the viewer that they have read.', COUNTS)
  async deleteReadNotifications(@Ctx() { inbox, caller }: NotificationsContext) {
    await inbox.removeRead(caller.viewer.id);
    return { counts: await inbox.counts(caller.viewer.id) };
  }

  @Allow('signedIn')
  @Subscription(() => Notification, {
    description: 'Sends each notification of the viewer when it comes.',
    subscribe: ({ context: { inbox, caller } }: { context: NotificationsContext }) => inbox.received(caller.viewer.id),
  })
  notificationReceived(@Root() notification: Notification): Notification {
    return notification;
  }

  @Allow('signedIn')
  @Subscription(() => NotificationCounts, {
    description: 'Sends how much is pending for the viewer now, and whenever it changes, be it in another tab.',
    subscribe: ({ context: { inbox, caller } }: { context: NotificationsContext }) =>
      inbox.countsNowAndLater(caller.viewer),
  })
  notificationCountsChanged(@Root() counts: NotificationCounts): NotificationCounts {
    return counts;
  }
}
