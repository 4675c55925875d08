import { formatDayOf, greetingName } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailBlock } from '../../platform/mail/mail.types.ts';

/** What the mail with an answer tells. */
export interface AnswerMailView {
  reference: string;
  firstName: string;
  /** What the visitor wrote, and when. */
  message: string;
  sentAt: Date;
  /** What the platform answers. */
  text: string;
  /** Who answers; null = the platform. */
  authorName: string | null;
}

export interface AnswerMailData {
  messageId: string;
  answerId: string;
}

/** To the sender of a message: what somebody of the platform answers, above what he had written. */
export const MESSAGE_ANSWERED = defineMail<AnswerMailData, AnswerMailView>({
  name: 'message-answered',
  examples: {
    everything: {
      reference: 'MSG-2026-000007',
      firstName: 'Camille',
      message: 'Bonjour,\n\ncomment mon hôtel peut-il paraître sur votre site\u202f?\n\nMerci.',
      sentAt: new Date('2026-11-20T09:12:00Z'),
      text: 'Merci de votre intérêt.\n\nCréez un compte, décrivez votre hôtel et soumettez-le\u00a0: nous le relisons sous deux jours.',
      authorName: 'Dominique Exemple',
    },
  },
  write: (view, { language, operator }) => {
    const { reference, authorName } = view;
    const french = language === 'fr';
    const name = greetingName(view.firstName);
    const day = formatDayOf(view.sentAt, language);
    return {
      subject: french ? `Réponse à votre message ${reference}` : `Our answer to your message ${reference}`,
      preheader: french ? 'Voici notre réponse.' : 'Here is our answer.',
      title: french ? 'Réponse à votre message' : 'Our answer to your message',
      blocks: [
        {
          kind: 'paragraph',
          text: french ? (name ? `Bonjour ${name},` : 'Bonjour,') : name ? `Dear ${name},` : 'Hello,',
        },
        ...paragraphs(view.text),
        { kind: 'paragraph', text: authorName ? `${authorName}, ${operator.name}` : operator.name },
        { kind: 'heading', text: french ? `Votre message du ${day}` : `Your message of ${day}` },
        { kind: 'quote', text: view.message },
        { kind: 'button', label: french ? 'Chercher un lieu' : 'Find a venue', path: '/establishments' },
        {
          kind: 'note',
          text: french
            ? `Pour nous répondre, répondez simplement à cet e-mail\u00a0; la référence est ${reference}.`
            : `To write back, just answer this e-mail; the reference is ${reference}.`,
        },
      ],
      reason: french
        ? 'Vous recevez ce message parce que vous nous avez écrit par notre formulaire de contact.'
        : 'You are receiving this message because you wrote to us by our contact form.',
      replyTo: { name: operator.name, address: operator.email },
    };
  },
});

/** Every line is a paragraph of its own: so a list stays one. */
function paragraphs(text: string): MailBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ kind: 'paragraph', text: line }));
}
