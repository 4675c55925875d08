import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Message, MessageAnswer } from '../message.entity.ts';

type MessageView = Pick<
  Message,
  'id' | 'reference' | 'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message'
> & {
  /** The number of months after the last exchange for which a message is stored. */
  retentionMonths: number;
};

interface AnswerView {
  reference: string;
  firstName: string;
  /** The message of the visitor, and its date. */
  message: string;
  sentAt: Date;
  /** The answer of the platform. */
  text: string;
  /** The name of the author of the answer; null = the platform. */
  authorName: string | null;
}

interface MessageData {
  messageId: string;
}
type AnswerData = MessageData & { answerId: string };

const MESSAGE: MessageView = {
  id: '00000000-0000-4000-8000-000000000007',
  reference: 'MSG-2026-000007',
  firstName: 'Camille',
  lastName: 'Exemple',
  email: 'camille@exemple.test',
  phone: '+33 1 99 00 12 34',
  subject: 'Inscrire mon hôtel',
  message: 'Bonjour,\n\ncomment mon hôtel peut-il paraître sur votre site\u202f?\n\nMerci.',
  retentionMonths: 12,
};

const mail = mailsOf(import.meta.dirname);

/**
 * To the sender: confirms the message. Their address is not verified, so the mail contains nothing that they wrote: otherwise anybody
 * could send any text to any address.
 */
export const MESSAGE_RECEIVED = mail<MessageData, MessageView>({
  name: 'message-received',
  examples: { everything: MESSAGE },
});

/** To the platform: a new message. Replies go to its sender. */
export const MESSAGE_FORWARDED = mail<MessageData, MessageView>({
  name: 'message-forwarded',
  examples: { everything: MESSAGE },
  replyTo: ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, address: email }),
});

/** To the sender of a message: the answer, above their message. */
export const MESSAGE_ANSWERED = mail<AnswerData, AnswerView>({
  name: 'message-answered',
  examples: {
    everything: {
      reference: MESSAGE.reference,
      firstName: MESSAGE.firstName,
      message: MESSAGE.message,
      sentAt: new Date('2026-11-20T09:12:00Z'),
      text: 'Merci de votre intérêt.\n\nCréez un compte, décrivez votre hôtel et soumettez-le\u00a0: nous le relisons sous deux jours.',
      authorName: 'Dominique Exemple',
    },
  },
  replyTo: (_, { name, email }) => ({ name, address: email }),
});

export const MESSAGE_MAILS: readonly MailKind[] = [MESSAGE_RECEIVED, MESSAGE_FORWARDED, MESSAGE_ANSWERED];

/** Registers how the views of the mails are read. */
export function handleMessageMails(mailer: Mailer, database: Database, retentionMonths: () => number): void {
  for (const kind of [MESSAGE_RECEIVED, MESSAGE_FORWARDED]) {
    mailer.handle(kind, async ({ messageId }) => {
      const found = await database.em.findOne(Message, { id: messageId });
      if (!found) return null;
      const { id, reference, firstName, lastName, email, phone, subject, message } = found;
      const fields = { id, reference, firstName, lastName, email, phone, subject, message };
      return { ...fields, retentionMonths: retentionMonths() };
    });
  }
  mailer.handle(MESSAGE_ANSWERED, (data) => readAnswerView(database, data));
}

/** A message that was deleted meanwhile is not answered. */
async function readAnswerView(database: Database, { messageId, answerId }: AnswerData): Promise<AnswerView | null> {
  const em = database.em;
  const answer = await em.findOne(
    MessageAnswer,
    { id: answerId, message: messageId },
    { populate: ['message', 'author'] },
  );
  if (!answer) return null;
  const { reference, firstName, message, createdAt } = answer.message.unwrap();
  return { reference, firstName, message, sentAt: createdAt, text: answer.text, authorName: answer.authorName };
}
