import { formatList } from '../../kernel/mail/mail-format.ts';
import { defineMail, type MailDocument } from '../../kernel/mail/mail.types.ts';
import { OWNER_EXAMPLES, ownerGreeting, type OwnerMailView } from './quote-answer.mail-view.ts';
import { askedFacts, contactFacts, typedBlocks } from './quote.mail-view.ts';

/** To an owner: a request was handed to him. */
export const QUOTE_FORWARDED = defineMail<{ requestId: string; ownerId: string }, OwnerMailView>({
  name: 'quote-forwarded',
  examples: OWNER_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? forwardedFr(view) : forwardedEn(view)),
});

/** To an owner: his offer was chosen. */
export const QUOTE_CHOSEN = defineMail<{ requestId: string; ownerId: string }, OwnerMailView>({
  name: 'quote-chosen',
  examples: OWNER_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? chosenFr(view) : chosenEn(view)),
});

const REASON = {
  fr: 'Vous recevez ce message parce que vous gérez ce lieu sur la plateforme. Vos préférences se règlent dans votre profil.',
  en: 'You are receiving this message because you run this venue on the platform. Your preferences are in your profile.',
};

const addressOf = ({ requestId }: OwnerMailView): string => `/dashboard/quotes/${requestId}`;

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
      { kind: 'button', label: 'Répondre à la demande', path: addressOf(view) },
      {
        kind: 'note',
        text: 'Répondez sur la plateforme\u00a0: l’organisateur y compare les devis ligne à ligne, et vous y voyez s’il vous choisit. Ses coordonnées ne servent qu’à cette demande.',
      },
    ],
    reason: REASON.fr,
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
      { kind: 'button', label: 'Answer the request', path: addressOf(view) },
      {
        kind: 'note',
        text: 'Please answer on the platform: the planner compares the quotes there line by line, and you see there whether you are chosen. The contact details are for this request alone.',
      },
    ],
    reason: REASON.en,
  };
}

function chosenFr(view: OwnerMailView): MailDocument {
  return {
    subject: `Votre devis est choisi\u00a0: ${view.reference}`,
    preheader: 'Convenez maintenant de la suite avec l’organisateur.',
    title: 'Votre devis est choisi',
    blocks: [
      ownerGreeting(view, 'fr'),
      {
        kind: 'paragraph',
        text: [
          `Bonne nouvelle\u00a0: l’organisateur de la demande `,
          { strong: view.reference },
          ` retient ${formatList(view.venueNames, 'fr')}. Convenez avec lui du contrat et de l’acompte.`,
        ],
      },
      { kind: 'facts', facts: contactFacts(view, 'fr') },
      { kind: 'button', label: 'Revoir la demande et le devis', path: addressOf(view) },
      { kind: 'note', text: 'Il peut revenir sur son choix pendant deux jours\u202f; vous en seriez prévenu.' },
    ],
    reason: REASON.fr,
  };
}

function chosenEn(view: OwnerMailView): MailDocument {
  return {
    subject: `Your quote has been chosen: ${view.reference}`,
    preheader: 'Now agree with the planner on what comes next.',
    title: 'Your quote has been chosen',
    blocks: [
      ownerGreeting(view, 'en'),
      {
        kind: 'paragraph',
        text: [
          'Good news: the planner of the request ',
          { strong: view.reference },
          ` takes ${formatList(view.venueNames, 'en')}. Please agree on the contract and the deposit.`,
        ],
      },
      { kind: 'facts', facts: contactFacts(view, 'en') },
      { kind: 'button', label: 'See the request and the quote', path: addressOf(view) },
      { kind: 'note', text: 'The choice can be taken back within two days; you would be told.' },
    ],
    reason: REASON.en,
  };
}
