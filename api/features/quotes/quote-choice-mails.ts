import type { Language } from '../../../schema/constants.ts';
import { formatList } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailDocument } from '../../platform/mail/mail.types.ts';
import {
  CHOSEN_EXAMPLES,
  type ChosenMailView,
  REPLIED_EXAMPLES,
  type RepliedMailView,
} from './quote-answer-mail-view.ts';
import { type OwnerMailData, ownerEnvelope, ownerGreeting, requestPathOf } from './quote-owner-mail-parts.ts';
import { contactFacts } from './quote-mail-view.ts';

/** To an owner: the offer of one of his venues was chosen. */
export const QUOTE_CHOSEN = defineMail<OwnerMailData, ChosenMailView>({
  name: 'quote-chosen',
  examples: CHOSEN_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? chosenFr(view) : chosenEn(view)),
});

/** To an owner: who asked has answered the question of one of his venues. */
export const QUOTE_REPLIED = defineMail<OwnerMailData & { answerId: string }, RepliedMailView>({
  name: 'quote-replied',
  examples: REPLIED_EXAMPLES,
  write: (view, { language }) => replied(view, language),
});

function chosenFr(view: ChosenMailView): MailDocument {
  const others = view.otherVenueNames;
  return {
    subject: `Votre devis est choisi\u00a0: ${view.reference}`,
    preheader: 'Convenez maintenant de la suite avec l’organisateur.',
    title: 'Votre devis est choisi',
    blocks: [
      ownerGreeting(view, 'fr'),
      {
        kind: 'paragraph',
        text: [
          'Bonne nouvelle\u00a0: l’organisateur de la demande ',
          { strong: view.reference },
          ' retient ',
          { strong: formatList(view.venueNames, 'fr') },
          '. Convenez avec lui du contrat et de l’acompte.',
        ],
      },
      ...(others.length
        ? [{ kind: 'paragraph', text: `Il ne retient pas ${formatList(others, 'fr')}.` } as const]
        : []),
      { kind: 'facts', facts: contactFacts(view, 'fr') },
      { kind: 'button', label: 'Revoir la demande et le devis', path: requestPathOf(view) },
      { kind: 'note', text: 'Il peut revenir sur son choix pendant deux jours\u202f; vous en seriez prévenu.' },
    ],
    ...ownerEnvelope(view, 'fr'),
  };
}

function chosenEn(view: ChosenMailView): MailDocument {
  const others = view.otherVenueNames;
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
          ' takes ',
          { strong: formatList(view.venueNames, 'en') },
          '. Please agree on the contract and the deposit.',
        ],
      },
      ...(others.length
        ? [{ kind: 'paragraph', text: `The planner does not take ${formatList(others, 'en')}.` } as const]
        : []),
      { kind: 'facts', facts: contactFacts(view, 'en') },
      { kind: 'button', label: 'See the request and the quote', path: requestPathOf(view) },
      { kind: 'note', text: 'The choice can be taken back within two days; you would be told.' },
    ],
    ...ownerEnvelope(view, 'en'),
  };
}

function replied(view: RepliedMailView, language: Language): MailDocument {
  const french = language === 'fr';
  const venues = formatList(view.venueNames, language);
  return {
    subject: french
      ? `L’organisateur répond à votre question\u00a0: ${view.reference}`
      : `The planner has answered your question: ${view.reference}`,
    preheader: french ? 'Votre devis peut partir.' : 'You can send your quote now.',
    title: french ? 'L’organisateur répond à votre question' : 'The planner has answered your question',
    blocks: [
      ownerGreeting(view, language),
      {
        kind: 'paragraph',
        text: french
          ? ['Vous aviez une question sur la demande ', { strong: view.reference }, ` pour ${venues}\u00a0:`]
          : ['You had a question about the request ', { strong: view.reference }, ` for ${venues}:`],
      },
      { kind: 'quote', text: view.question },
      { kind: 'paragraph', text: french ? 'La réponse\u00a0:' : 'The answer:' },
      { kind: 'quote', text: view.reply },
      { kind: 'button', label: french ? 'Faire le devis' : 'Write the quote', path: requestPathOf(view) },
    ],
    ...ownerEnvelope(view, language),
  };
}
