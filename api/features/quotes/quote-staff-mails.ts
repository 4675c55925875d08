import { formatNumber } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailBlock, type MailContext, type MailDocument } from '../../platform/mail/mail.types.ts';
import { QUOTE_EXAMPLES } from './quote-mail-examples.ts';
import { askedFacts, contactFacts, plannerOf, type QuoteMailView, typedBlocks, venueFacts } from './quote-mail-view.ts';
import { EVENT_TYPE_WORDS } from './quote-mail-labels.ts';
import type { QuoteMailData } from './quote-visitor-mails.ts';

/** Where staff deal with requests. */
const QUOTES_PATH = '/admin/quotes';

/** To each administrator: somebody asks for a quote. An answer goes to the visitor. */
export const QUOTE_REQUESTED = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-requested',
  examples: QUOTE_EXAMPLES,
  write: (view, context) => {
    const french = context.language === 'fr';
    return staffMail(view, context, {
      subject: `${french ? 'Demande de devis' : 'Quote request'} ${view.reference}${inShort(view, context)}`,
      title: french ? 'Une nouvelle demande de devis' : 'A new quote request',
      opening: french
        ? ['Une demande de devis vient d’arriver sous la référence ', { strong: view.reference }, '.']
        : ['A quote request has just come in under the reference ', { strong: view.reference }, '.'],
    });
  },
});

/** To each administrator: the visitor changed what he asks for. */
export const QUOTE_CHANGED_STAFF = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-changed-staff',
  examples: QUOTE_EXAMPLES,
  write: (view, context) => {
    const french = context.language === 'fr';
    return staffMail(view, context, {
      subject: `${french ? 'Demande modifiée' : 'Request changed'} ${view.reference}${inShort(view, context)}`,
      title: french ? 'Une demande de devis a changé' : 'A quote request has changed',
      opening: french
        ? ['Le visiteur a modifié sa demande ', { strong: view.reference }, '. La voici telle qu’elle est maintenant.']
        : ['The visitor has changed the request ', { strong: view.reference }, '. This is how it reads now.'],
    });
  },
});

/** To each administrator: the visitor wants no quote any more. */
export const QUOTE_WITHDRAWN_STAFF = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-withdrawn-staff',
  examples: QUOTE_EXAMPLES,
  write: (view, { language }) => {
    const french = language === 'fr';
    const reason: MailBlock[] = view.withdrawalReason
      ? [
          { kind: 'heading', text: french ? 'Son motif' : 'The reason' },
          { kind: 'quote', text: view.withdrawalReason },
        ]
      : [{ kind: 'note', text: french ? 'Aucun motif n’est donné.' : 'No reason is given.' }];
    return {
      subject: `${french ? 'Demande retirée' : 'Request withdrawn'} ${view.reference}`,
      preheader: french ? 'Le visiteur a retiré sa demande de devis.' : 'The visitor has withdrawn the quote request.',
      title: french ? 'Une demande de devis est retirée' : 'A quote request is withdrawn',
      blocks: [
        {
          kind: 'paragraph',
          text: french
            ? ['Le visiteur a retiré sa demande ', { strong: view.reference }, '. Il n’y a plus rien à transmettre.']
            : [
                'The visitor has withdrawn the request ',
                { strong: view.reference },
                '. There is nothing to pass on any more.',
              ],
        },
        ...reason,
        { kind: 'facts', facts: contactFacts(view, language) },
        { kind: 'button', label: french ? 'Ouvrir les demandes' : 'Open the requests', path: QUOTES_PATH },
      ],
      reason: REASON[language],
      replyTo: plannerOf(view),
    };
  },
});

type Opening = Pick<MailDocument, 'subject' | 'title'> & { opening: Extract<MailBlock, { kind: 'paragraph' }>['text'] };

function staffMail(view: QuoteMailView, { language }: MailContext, { subject, title, opening }: Opening): MailDocument {
  const french = language === 'fr';
  return {
    subject,
    preheader: french ? 'Le résumé, les lieux et les coordonnées.' : 'The summary, the venues and the contact.',
    title,
    blocks: [
      { kind: 'paragraph', text: opening },
      { kind: 'facts', facts: askedFacts(view, language) },
      { kind: 'heading', text: french ? 'Lieux choisis' : 'Venues chosen' },
      ...(view.venues.length
        ? [{ kind: 'facts', facts: venueFacts(view) } as const]
        : [{ kind: 'note', text: french ? 'Aucun\u00a0: à proposer.' : 'None: to be suggested.' } as const]),
      ...typedBlocks(view, language),
      { kind: 'heading', text: french ? 'Coordonnées' : 'Contact' },
      { kind: 'facts', facts: contactFacts(view, language) },
      { kind: 'button', label: french ? 'Ouvrir les demandes' : 'Open the requests', path: QUOTES_PATH },
      {
        kind: 'note',
        text: french ? 'Une réponse à ce message va au visiteur.' : 'An answer to this message goes to the visitor.',
      },
    ],
    reason: REASON[language],
    replyTo: plannerOf(view),
  };
}

/** ", séminaire résidentiel, 60 personnes" */
function inShort({ eventType, participants }: QuoteMailView, { language }: MailContext): string {
  const people =
    language === 'fr' ? (participants > 1 ? 'personnes' : 'personne') : participants > 1 ? 'people' : 'person';
  const event = EVENT_TYPE_WORDS[eventType][language].toLowerCase();
  return `, ${event}, ${formatNumber(participants, language)} ${people}`;
}

const REASON = {
  fr: 'Vous recevez ce message parce que vous administrez la plateforme.',
  en: 'You are receiving this message because you administer the platform.',
};
