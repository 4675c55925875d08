import { defineFeature } from '../../platform/feature.ts';
import { MessageAdminResolver } from './message-admin.resolver.ts';
import { Message, MessageAnswer } from './message.entity.ts';
import { handleMessageMails, MESSAGE_MAILS } from './mails/message.mails.ts';
import { MessageResolver } from './message.resolver.ts';
import { MESSAGE_ROUTES } from './message.rest.ts';
import { type MessageNeeds, type MessageServices, messageServices } from './services.ts';
import { subscribeToMessages } from './subscribers.ts';
import { AUDITED_MESSAGES } from './audited-tables.ts';

export const messagesFeature = defineFeature<MessageNeeds, MessageServices>({
  name: 'messages',
  entities: [Message, MessageAnswer],
  audited: AUDITED_MESSAGES,
  resolvers: [MessageResolver, MessageAdminResolver],
  mails: MESSAGE_MAILS,
  services: messageServices,
  handleMails: (mailer, { database, liveSettings }) =>
    handleMessageMails(mailer, database, () => liveSettings.current.retention.messages),
  subscribe: subscribeToMessages,
  rest: MESSAGE_ROUTES,
});
