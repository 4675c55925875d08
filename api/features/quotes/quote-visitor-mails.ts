import { defineMail, type MailContext, type MailDocument } from '../../platform/mail/mail.types.ts';
import { QUOTE_EXAMPLES } from './quote-mail-examples.ts';
import { askedFacts, type QuoteMailView } from './quote-mail-view.ts';
import {
  greetingEn,
  greetingFr,
  linkNotesEn,
  linkNotesFr,
  REASON_EN,
  REASON_FR,
  retentionEn,
  retentionFr,
  venuesEn,
  venuesFr,
} from './quote-visitor-parts.ts';

/** Ids that a mail about a quote request is written from. */
export interface QuoteMailData {
  requestId: string;
}

/*
 * Mails to the visitor. His address is not verified, so they hold nothing that was typed but a name that looks like one:
 * otherwise anybody could have us send anything to anybody. The rest is to be read behind the private link.
 */

/** To the visitor, right after the request. */
export const QUOTE_RECEIVED = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-received',
  examples: QUOTE_EXAMPLES,
  write: (view, context) => (context.language === 'fr' ? receivedFr : receivedEn)(view, context),
});

/** To the visitor, after he changed the request. */
export const QUOTE_CHANGED = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-changed',
  examples: QUOTE_EXAMPLES,
  write: (view, context) => (context.language === 'fr' ? changedFr : changedEn)(view, context),
});

/** To the visitor, after he withdrew the request. */
export const QUOTE_WITHDRAWN = defineMail<QuoteMailData, QuoteMailView>({
  name: 'quote-withdrawn',
  examples: QUOTE_EXAMPLES,
  write: (view, context) => (context.language === 'fr' ? withdrawnFr : withdrawnEn)(view, context),
});

function receivedFr(view: QuoteMailView, context: MailContext): MailDocument {
  const { reference, venues } = view;
  const chosen = venues.length > 0;
  return {
    subject: `Votre demande de devis ${reference} est bien arrivée`,
    preheader: 'Votre lien privé pour la suivre, la modifier ou la retirer, et ce qui se passe maintenant.',
    title: 'Votre demande est bien arrivée',
    blocks: [
      greetingFr(view),
      {
        kind: 'paragraph',
        text: [
          'Merci de nous confier la recherche de votre lieu. Votre demande porte la référence ',
          { strong: reference },
          '\u00a0: rappelez-la si vous nous écrivez ou nous appelez.',
        ],
      },
      { kind: 'heading', text: 'Ce que vous demandez' },
      { kind: 'facts', facts: askedFacts(view, 'fr') },
      ...venuesFr(view),
      { kind: 'heading', text: 'Et maintenant\u202f?' },
      {
        kind: 'steps',
        steps: [
          'Notre équipe relit votre demande et vous appelle si un point mérite d’être précisé.',
          chosen
            ? `Nous la transmettons ${venues.length > 1 ? 'aux lieux que vous avez choisis' : 'au lieu que vous avez choisi'}.`
            : 'Nous la transmettons aux lieux qui correspondent à votre projet.',
          'Vous recevez les devis et vous comparez, sans engagement et sans frais.',
        ],
      },
      { kind: 'button', label: 'Suivre ma demande', path: view.linkPath },
      ...linkNotesFr(view),
      retentionFr(view, context),
    ],
    reason: REASON_FR,
  };
}

function receivedEn(view: QuoteMailView, context: MailContext): MailDocument {
  const { reference, venues } = view;
  const chosen = venues.length > 0;
  return {
    subject: `We have received your quote request ${reference}`,
    preheader: 'Your private link to follow, change or withdraw it, and what happens next.',
    title: 'We have received your request',
    blocks: [
      greetingEn(view),
      {
        kind: 'paragraph',
        text: [
          'Thank you for letting us find your venue. The reference of your request is ',
          { strong: reference },
          ': please mention it when you write or call.',
        ],
      },
      { kind: 'heading', text: 'What you are asking for' },
      { kind: 'facts', facts: askedFacts(view, 'en') },
      ...venuesEn(view),
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'Our team reads your request, and calls you if something needs to be made clear.',
          chosen
            ? `We pass it on to the ${venues.length > 1 ? 'venues' : 'venue'} of your choice.`
            : 'We pass it on to the venues that suit your event.',
          'You receive the quotes and compare them, free of charge and without any commitment.',
        ],
      },
      { kind: 'button', label: 'Follow my request', path: view.linkPath },
      ...linkNotesEn(view),
      retentionEn(view, context),
    ],
    reason: REASON_EN,
  };
}

function changedFr(view: QuoteMailView, context: MailContext): MailDocument {
  return {
    subject: `Votre demande de devis ${view.reference} est modifiée`,
    preheader: 'Voici ce que nous retenons désormais.',
    title: 'Votre demande est modifiée',
    blocks: [
      greetingFr(view),
      {
        kind: 'paragraph',
        text: [
          'Vos changements sont enregistrés sous la référence ',
          { strong: view.reference },
          '. Notre équipe en est prévenue\u202f; voici ce que nous retenons désormais.',
        ],
      },
      { kind: 'facts', facts: askedFacts(view, 'fr') },
      ...venuesFr(view),
      { kind: 'button', label: 'Relire ma demande', path: view.linkPath },
      ...linkNotesFr(view),
      retentionFr(view, context),
    ],
    reason: REASON_FR,
  };
}

function changedEn(view: QuoteMailView, context: MailContext): MailDocument {
  return {
    subject: `Your quote request ${view.reference} has been changed`,
    preheader: 'Here is what we have noted now.',
    title: 'Your request has been changed',
    blocks: [
      greetingEn(view),
      {
        kind: 'paragraph',
        text: [
          'Your changes are saved under the reference ',
          { strong: view.reference },
          '. Our team has been told; here is what we have noted now.',
        ],
      },
      { kind: 'facts', facts: askedFacts(view, 'en') },
      ...venuesEn(view),
      { kind: 'button', label: 'Read my request', path: view.linkPath },
      ...linkNotesEn(view),
      retentionEn(view, context),
    ],
    reason: REASON_EN,
  };
}

function withdrawnFr(view: QuoteMailView, context: MailContext): MailDocument {
  return {
    subject: `Votre demande de devis ${view.reference} est retirée`,
    preheader: 'Nous n’y donnons plus suite.',
    title: 'Votre demande est retirée',
    blocks: [
      greetingFr(view),
      {
        kind: 'paragraph',
        text: [
          'Comme vous l’avez demandé, nous ne donnons plus suite à votre demande ',
          { strong: view.reference },
          '. Vous n’avez rien d’autre à faire.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Votre projet prend une autre forme\u202f? Une nouvelle demande se remplit en deux minutes.',
      },
      { kind: 'button', label: 'Faire une nouvelle demande', path: '/demande-devis' },
      retentionFr(view, context),
    ],
    reason: REASON_FR,
  };
}

function withdrawnEn(view: QuoteMailView, context: MailContext): MailDocument {
  return {
    subject: `Your quote request ${view.reference} has been withdrawn`,
    preheader: 'We are not following it up any more.',
    title: 'Your request has been withdrawn',
    blocks: [
      greetingEn(view),
      {
        kind: 'paragraph',
        text: [
          'As you asked, we are not following up your request ',
          { strong: view.reference },
          ' any more. There is nothing else for you to do.',
        ],
      },
      { kind: 'paragraph', text: 'Have your plans changed? A new request takes two minutes.' },
      { kind: 'button', label: 'Make a new request', path: '/demande-devis' },
      retentionEn(view, context),
    ],
    reason: REASON_EN,
  };
}
