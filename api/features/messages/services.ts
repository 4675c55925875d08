import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { MessageAdminService } from './message-admin.service.ts';
import { MessageService } from './message.service.ts';

export type MessageNeeds = Platform &
  Pick<NotificationServices, 'notifications'> &
  Pick<SettingsServices, 'liveSettings'>;

export function messageServices({ database, limits, idempotency, captcha }: MessageNeeds) {
  return {
    messages: new MessageService({ idempotency, captcha, limits }),
    messageAdmin: new MessageAdminService(database),
  };
}

export type MessageServices = ReturnType<typeof messageServices>;
export type MessagesContext = OperationContext & MessageServices;
