import type { Database, Transaction } from '../../platform/database/database.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { formatNumber, greetingName, writtenName } from '../../platform/mail/mail-format.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import { defineMail, type MailAddress, type MailKind } from '../../platform/mail/mail.types.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { MessageAnswer } from './message-answer.entity.ts';
import { type AnswerMailData, type AnswerMailView, MESSAGE_ANSWERED } from './message-answer-mail.ts';
import { ContactMessage } from './message.entity.ts';

/** What the mails about a message tell. */
export interface MessageMailView {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  /** For so many months after the last exchange it is kept. */
  retentionMonths: number;
}

interface MessageMailData {
  messageId: string;
}

type Kind = MailKind<MessageMailData, MessageMailView>;

const EXAMPLES: Readonly<Record<string, MessageMailView>> = {
  everything: {
    id: '00000000-0000-4000-8000-000000000007',
    reference: 'MSG-2026-000007',
    firstName: 'Camille',
    lastName: 'Exemple',
    email: 'camille@exemple.test',
    phone: '+33 1 99 00 12 34',
    subject: 'Inscrire mon hôtel',
    message: 'Bonjour,\n\ncomment mon hôtel peut-il paraître sur votre site\u202f?\n\nMerci.',
    retentionMonths: 12,
  },
};

/**
 * To the sender: his message has arrived. His address is not verified, so nothing that he wrote is in it: otherwise anybody
 * could have us send anything to anybody.
 */
export const MESSAGE_RECEIVED: Kind = defineMail({
  name: 'message-received',
  examples: EXAMPLES,
  write: ({ reference, firstName, retentionMonths }, { language, operator }) => {
    const name = greetingName(firstName);
    const months = formatNumber(retentionMonths, language);
    return language === 'fr'
      ? {
          subject: `Votre message ${reference} est bien arrivé`,
          preheader: 'Nous vous répondons par e-mail.',
          title: 'Votre message est bien arrivé',
          blocks: [
            { kind: 'paragraph', text: name ? `Bonjour ${name},` : 'Bonjour,' },
            {
              kind: 'paragraph',
              text: [
                'Merci de nous avoir écrit. Votre message porte la référence ',
                { strong: reference },
                '\u00a0; nous vous répondons par e-mail, à cette adresse.',
              ],
            },
            {
              kind: 'paragraph',
              text: `Pour le compléter, écrivez-nous à ${operator.email} ou appelez le ${operator.phone}, du lundi au vendredi, en rappelant la référence.`,
            },
            { kind: 'button', label: 'Chercher un lieu', path: '/establishments' },
            {
              kind: 'note',
              text: `Vos données ne servent qu’à vous répondre. Elles sont effacées ${months}\u00a0mois après notre dernier échange, ou plus tôt si vous le demandez à ${operator.privacyEmail}.`,
            },
          ],
          reason:
            'Vous recevez ce message parce que cette adresse a été indiquée dans notre formulaire de contact. Si ce n’est pas vous, écrivez-nous\u00a0: nous l’effacerons.',
        }
      : {
          subject: `We have received your message ${reference}`,
          preheader: 'We will answer you by e-mail.',
          title: 'We have received your message',
          blocks: [
            { kind: 'paragraph', text: name ? `Dear ${name},` : 'Hello,' },
            {
              kind: 'paragraph',
              text: [
                'Thank you for writing to us. The reference of your message is ',
                { strong: reference },
                '; we will answer you by e-mail, at this address.',
              ],
            },
            {
              kind: 'paragraph',
              text: `To add something, write to ${operator.email} or call ${operator.phone}, Monday to Friday, and mention the reference.`,
            },
            { kind: 'button', label: 'Find a venue', path: '/establishments' },
            {
              kind: 'note',
              text: `Your data are used to answer you and for nothing else. They are erased ${months} months after we last wrote to each other, or earlier if you ask ${operator.privacyEmail}.`,
            },
          ],
          reason:
            'You are receiving this message because this address was given in our contact form. If it was not you, write to us and we will erase it.',
        };
  },
});

/** To the platform: somebody has written. An answer goes to him. */
const MESSAGE_FORWARDED: Kind = defineMail({
  name: 'message-forwarded',
  examples: EXAMPLES,
  write: ({ id, reference, firstName, lastName, email, phone, subject, message }, { language }) => {
    const french = language === 'fr';
    return {
      subject: `${french ? 'Message' : 'Message'} ${reference}${french ? '\u00a0: ' : ': '}${subject}`,
      preheader: french ? 'Par le formulaire de contact.' : 'By the contact form.',
      title: french ? 'Un visiteur vous écrit' : 'A visitor has written',
      blocks: [
        { kind: 'paragraph', text: [{ strong: subject }] },
        { kind: 'quote', text: message },
        {
          kind: 'facts',
          facts: [
            { label: french ? 'Référence' : 'Reference', value: reference },
            { label: french ? 'Nom' : 'Name', value: `${firstName} ${lastName}` },
            { label: 'E-mail', value: email },
            ...(phone ? [{ label: french ? 'Téléphone' : 'Telephone', value: phone }] : []),
          ],
        },
        {
          kind: 'button',
          label: french ? 'Ouvrir le message' : 'Open the message',
          path: `/admin/messages/${encodeURIComponent(id)}`,
        },
        {
          kind: 'note',
          text: french ? 'Une réponse à cet e-mail va au visiteur.' : 'An answer to this e-mail goes to the visitor.',
        },
      ],
      reason: french
        ? 'Vous recevez ce message parce que cette adresse est celle du formulaire de contact de la plateforme.'
        : 'You are receiving this message because this is the address of the platform’s contact form.',
      replyTo: { name: `${firstName} ${lastName}`, address: email },
    };
  },
});

export const MESSAGE_MAILS: readonly MailKind[] = [MESSAGE_RECEIVED, MESSAGE_FORWARDED, MESSAGE_ANSWERED];

/** Posts the mails about a message in the transaction that takes it. */
export class MessageMails {
  readonly #outbox: Outbox;
  readonly #operator: () => MailAddress;

  /** @param operator whom messages of visitors go to. */
  constructor(outbox: Outbox, operator: () => MailAddress) {
    this.#outbox = outbox;
    this.#operator = operator;
  }

  async sent(transaction: Transaction, { id, firstName, lastName, email, language }: ContactMessage): Promise<void> {
    const mail = { data: { messageId: id }, dedupeKey: id };
    const to = { name: writtenName(firstName, lastName), address: email };
    await this.#outbox.post(transaction, MESSAGE_RECEIVED, { ...mail, to, language });
    await this.#outbox.post(transaction, MESSAGE_FORWARDED, {
      ...mail,
      to: this.#operator(),
      language: DEFAULT_LANGUAGE,
    });
  }

  /** To the sender, in his language: the platform has answered. */
  async answered(
    transaction: Transaction,
    { id, firstName, lastName, email, language }: ContactMessage,
    answerId: string,
  ): Promise<void> {
    await this.#outbox.post(transaction, MESSAGE_ANSWERED, {
      to: { name: writtenName(firstName, lastName), address: email },
      language,
      data: { messageId: id, answerId },
      dedupeKey: answerId,
    });
  }
}

/** Says how the mails about messages are read when they are sent. */
export function handleMessageMails(mailer: Mailer, database: Database, retentionMonths: () => number): void {
  for (const kind of [MESSAGE_RECEIVED, MESSAGE_FORWARDED]) {
    mailer.handle(kind, async ({ messageId }) => {
      const found = await database.orm.em.fork().findOne(ContactMessage, { id: messageId });
      if (!found) return null;
      const { id, reference, firstName, lastName, email, phone, subject, message } = found;
      const fields = { id, reference, firstName, lastName, email, phone, subject, message };
      return { ...fields, retentionMonths: retentionMonths() };
    });
  }
  mailer.handle(MESSAGE_ANSWERED, (data) => readAnswerView(database, data));
}

/** A message that was erased meanwhile is not answered. */
async function readAnswerView(
  database: Database,
  { messageId, answerId }: AnswerMailData,
): Promise<AnswerMailView | null> {
  const em = database.orm.em.fork();
  const answer = await em.findOne(
    MessageAnswer,
    { id: answerId, message: messageId },
    { populate: ['message', 'author'] },
  );
  if (!answer) return null;
  const { reference, firstName, message, createdAt } = answer.message.unwrap();
  const author = answer.author?.unwrap();
  const authorName = author && !author.deletedAt ? `${author.firstName} ${author.lastName}` : null;
  return { reference, firstName, message, sentAt: createdAt, text: answer.text, authorName };
}
