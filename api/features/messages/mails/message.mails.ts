import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Message, MessageAnswer } from '../message.entity.ts';

type MessageView = Pick<
  Message,
  'id' | 'reference' | 'firstName' | 'lastName' | 'email' | 'phone' | 'subject' | 'message'
> & {
  /** For so many months after the last exchange it is kept. */
  retentionMonths: number;
};

interface AnswerView {
  reference: string;
  firstName: string;
  /** What the visitor wrote, and when. */
  message: string;
  sentAt: Date;
  /** What the platform answers. */
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
 * To the sender: the message has arrived. Their address is not verified, so nothing that they wrote is in it: otherwise anybody
 * could have us send anything to anybody.
 */
export const MESSAGE_RECEIVED = mail<MessageData, MessageView>({
  name: 'message-received',
  examples: { everything: MESSAGE },
});

/** To the platform: somebody has written. An answer goes to them. */
export const MESSAGE_FORWARDED = mail<MessageData, MessageView>({
  name: 'message-forwarded',
  examples: { everything: MESSAGE },
  replyTo: ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, address: email }),
});

/** To the sender of a message: what somebody of the platform answers, above what they had written. */
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

/** Says how the mails about messages are read when they are sent. */
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

/** A message that was erased meanwhile is not answered. */
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
