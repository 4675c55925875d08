import { formatList } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailDocument } from '../../platform/mail/mail.types.ts';
import { OWNER_EXAMPLES, type OwnerMailView } from './quote-answer-mail-view.ts';
import { type OwnerMailData, ownerEnvelope, ownerGreeting, requestPathOf } from './quote-owner-mail-parts.ts';
import { askedFacts, contactFacts, typedBlocks } from './quote-mail-view.ts';

/** To an owner: a request was handed to him. */
export const QUOTE_FORWARDED = defineMail<OwnerMailData, OwnerMailView>({
  name: 'quote-forwarded',
  examples: OWNER_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? forwardedFr(view) : forwardedEn(view)),
});

function forwardedFr(view: OwnerMailView): MailDocument {
  const venues = formatList(view.venueNames, 'fr');
  return {
    subject: `Un organisateur vous demande un devis\u00a0: ${view.reference}`,
    preheader: 'Ce qu’il cherche, ses coordonnées, et le formulaire de réponse.',
    title: 'Un organisateur vous demande un devis',
    blocks: [
      ownerGreeting(view, 'fr'),
      {
        kind: 'paragraph',
        text: ['Nous vous transmettons la demande ', { strong: view.reference }, `, qui concerne ${venues}.`],
      },
      { kind: 'facts', facts: askedFacts(view, 'fr') },
      ...typedBlocks(view, 'fr'),
      { kind: 'heading', text: 'Qui demande' },
      { kind: 'facts', facts: contactFacts(view, 'fr') },
      { kind: 'button', label: 'Répondre à la demande', path: requestPathOf(view) },
      {
        kind: 'note',
        text: 'Répondez sur la plateforme\u00a0: l’organisateur y compare les devis ligne à ligne, et vous y voyez s’il vous choisit. Une réponse à ce message lui parvient directement. Ses coordonnées ne servent qu’à cette demande.',
      },
    ],
    ...ownerEnvelope(view, 'fr'),
  };
}

function forwardedEn(view: OwnerMailView): MailDocument {
  const venues = formatList(view.venueNames, 'en');
  return {
    subject: `A planner asks you for a quote: ${view.reference}`,
    preheader: 'What is wanted, whom to reach, and the form to answer with.',
    title: 'A planner asks you for a quote',
    blocks: [
      ownerGreeting(view, 'en'),
      {
        kind: 'paragraph',
        text: ['We are passing on the request ', { strong: view.reference }, `, which is about ${venues}.`],
      },
      { kind: 'facts', facts: askedFacts(view, 'en') },
      ...typedBlocks(view, 'en'),
      { kind: 'heading', text: 'Who asks' },
      { kind: 'facts', facts: contactFacts(view, 'en') },
      { kind: 'button', label: 'Answer the request', path: requestPathOf(view) },
      {
        kind: 'note',
        text: 'Please answer on the platform: the planner compares the quotes there line by line, and you see there whether you are chosen. An answer to this message goes straight to the planner. The contact details are for this request alone.',
      },
    ],
    ...ownerEnvelope(view, 'en'),
  };
}
