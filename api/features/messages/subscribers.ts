import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import { MessageAnswered, MessageHandled, MessageSent } from './events.ts';
import { MessageMails } from './mails/message.mails.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';
import type { MessageNeeds } from './services.ts';

const type = NotificationType.NEW_MESSAGE;

/** Who is told of messages: senders by mail, the platform by mail and notification. */
export function subscribeToMessages(
  events: Events<Transaction>,
  { outbox, notifications, liveSettings }: Pick<MessageNeeds, 'outbox' | 'notifications' | 'liveSettings'>,
): void {
  const mails = new MessageMails(outbox, () => {
    const { name, email: address } = liveSettings.current.site.operator;
    return { name, address };
  });
  events
    .on(MessageSent, async (transaction, { message }) => {
      const { id, reference } = message;
      await mails.sent(transaction, message);
      const link = `/admin/messages/${id}`;
      await notifications.notify(transaction, { roles: MESSAGE_MODERATORS, type, params: { reference }, link });
    })
    // The others of the team need not read of it any more.
    .on(MessageHandled, async (transaction, { message: { reference } }) => {
      await notifications.settle(transaction, { types: [type], params: { reference } });
      await notifications.refreshBadges(transaction, MESSAGE_MODERATORS);
    })
    .on(MessageAnswered, (transaction, { message, answerId }) => mails.answered(transaction, message, answerId));
}
