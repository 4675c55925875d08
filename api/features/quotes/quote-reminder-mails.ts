import { formatList } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailDocument } from '../../platform/mail/mail.types.ts';
import { OWNER_EXAMPLES, type OwnerMailView } from './quote-answer-mail-view.ts';
import { type OwnerMailData, ownerEnvelope, ownerGreeting, requestPathOf } from './quote-owner-mail-parts.ts';
import { askedFacts } from './quote-mail-view.ts';

/** To an owner: a request still waits for his answer. */
export const QUOTE_REMINDED = defineMail<OwnerMailData, OwnerMailView>({
  name: 'quote-reminded',
  examples: OWNER_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? remindedFr(view) : remindedEn(view)),
});

function remindedFr(view: OwnerMailView): MailDocument {
  return {
    subject: `Un organisateur attend votre réponse\u00a0: ${view.reference}`,
    preheader: 'Un devis, une question ou un refus\u00a0: tout vaut mieux que le silence.',
    title: 'Un organisateur attend votre réponse',
    blocks: [
      ownerGreeting(view, 'fr'),
      {
        kind: 'paragraph',
        text: [
          'La demande ',
          { strong: view.reference },
          `, que nous vous avons transmise pour ${formatList(view.venueNames, 'fr')}, est encore sans réponse de votre part.`,
        ],
      },
      { kind: 'facts', facts: askedFacts(view, 'fr') },
      { kind: 'button', label: 'Répondre à la demande', path: requestPathOf(view) },
      {
        kind: 'note',
        text: 'Si vous n’êtes pas disponible, dites-le sur la même page\u00a0: l’organisateur pourra chercher ailleurs.',
      },
    ],
    ...ownerEnvelope(view, 'fr'),
  };
}

function remindedEn(view: OwnerMailView): MailDocument {
  return {
    subject: `A planner is waiting for your answer: ${view.reference}`,
    preheader: 'A quote, a question or a refusal: anything is better than silence.',
    title: 'A planner is waiting for your answer',
    blocks: [
      ownerGreeting(view, 'en'),
      {
        kind: 'paragraph',
        text: [
          'The request ',
          { strong: view.reference },
          `, which we passed on to you for ${formatList(view.venueNames, 'en')}, has had no answer from you yet.`,
        ],
      },
      { kind: 'facts', facts: askedFacts(view, 'en') },
      { kind: 'button', label: 'Answer the request', path: requestPathOf(view) },
      {
        kind: 'note',
        text: 'If you are not available, say so on the same page: the planner can then look elsewhere.',
      },
    ],
    ...ownerEnvelope(view, 'en'),
  };
}
