import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import { MessageAnswered, MessageHandled, MessageSent } from './events.ts';
import { MESSAGE_ANSWERED, MESSAGE_FORWARDED, MESSAGE_RECEIVED } from './mails/message.mails.ts';
import type { Message } from './message.entity.ts';
import { MESSAGE_MODERATORS } from './message.policy.ts';
import type { MessageNeeds } from './services.ts';

const type = NotificationType.NEW_MESSAGE;

/** Mails and notifications about messages: to senders by e-mail, to the platform by e-mail and notification. */
export function subscribeToMessages(
  events: Events<Transaction>,
  { outbox, notifications, liveSettings }: Pick<MessageNeeds, 'outbox' | 'notifications' | 'liveSettings'>,
): void {
  events
    .on(MessageSent, async (transaction, { message }) => {
      const { id, reference } = message;
      const { name, email: address } = liveSettings.current.site.operator;
      const mail = { data: { messageId: id }, dedupeKey: id };
      await outbox.post(transaction, MESSAGE_RECEIVED, { ...mail, ...senderOf(message) });
      await outbox.post(transaction, MESSAGE_FORWARDED, { ...mail, to: { name, address }, language: DEFAULT_LANGUAGE });
      const link = `/admin/messages/${id}`;
      await notifications.notify(transaction, { roles: MESSAGE_MODERATORS, type, params: { reference }, link });
    })
    // The notifications of the other staff are marked as read.
    .on(MessageHandled, async (transaction, { message: { reference } }) => {
      await notifications.settle(transaction, { types: [type], params: { reference } });
      await notifications.refreshBadges(transaction, MESSAGE_MODERATORS);
    })
    .on(MessageAnswered, (transaction, { message, answerId }) => {
      const mail = { data: { messageId: message.id, answerId }, dedupeKey: answerId };
      return outbox.post(transaction, MESSAGE_ANSWERED, { ...mail, ...senderOf(message) });
    });
}

/** The name comes from the visitor: it is used in a header only if it looks like a name. */
function senderOf({ firstName, lastName, email, language }: Message) {
  return { to: { name: writtenName(firstName, lastName), address: email }, language };
}
