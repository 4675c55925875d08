import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { MessageAdminService } from './message-admin.service.ts';
import { MessageMails } from './mails/message.mails.ts';
import { MessageService } from './message.service.ts';

export type MessageNeeds = Platform &
  Pick<NotificationServices, 'notifications'> &
  Pick<SettingsServices, 'liveSettings'>;

export function messageServices(needs: MessageNeeds) {
  const { database, limits, idempotency, captcha, outbox, notifications, liveSettings } = needs;
  const mails = new MessageMails(outbox, () => {
    const { name, email: address } = liveSettings.current.site.operator;
    return { name, address };
  });
  return {
    messages: new MessageService({ database, idempotency, captcha, limits, mails, notifications }),
    messageAdmin: new MessageAdminService({ database, mails, notifications }),
  };
}

export type MessageServices = ReturnType<typeof messageServices>;
export type MessagesContext = OperationContext & MessageServices;
