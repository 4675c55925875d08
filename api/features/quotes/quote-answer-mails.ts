import type { Language } from '../../../schema/constants.ts';
import { defineMail, type MailDocument } from '../../platform/mail/mail.types.ts';
import {
  ANSWER_EXAMPLES,
  type AnswerMailView,
  linkUntil,
  offerFacts,
  REJECTION_EXAMPLES,
  type RejectionMailView,
} from './quote-answer-mail-view.ts';
import { QuoteAnswerKind } from './quote.enums.ts';
import { greetingEn, greetingFr, REASON_EN, REASON_FR } from './quote-visitor-parts.ts';

/** To who asked: a venue has answered. What it wrote is read behind the private link. */
export const QUOTE_ANSWERED = defineMail<{ requestId: string; answerId: string }, AnswerMailView>({
  name: 'quote-answered',
  examples: ANSWER_EXAMPLES,
  write: (view, { language }) => answered(view, language),
});

/** To who asked: the platform cannot help him, and why. */
export const QUOTE_REJECTED = defineMail<{ requestId: string }, RejectionMailView>({
  name: 'quote-rejected',
  examples: REJECTION_EXAMPLES,
  write: (view, { language }) => (language === 'fr' ? rejectedFr(view) : rejectedEn(view)),
});

interface Words {
  subject: string;
  title: string;
  text: string;
  button: string;
}

const WORDS: Readonly<
  Record<QuoteAnswerKind, Readonly<Record<Language, (venue: string, reference: string) => Words>>>
> = {
  [QuoteAnswerKind.OFFER]: {
    fr: (venue, reference) => ({
      subject: `Un devis pour votre demande ${reference}`,
      title: 'Vous avez reçu un devis',
      text: `${venue} vous propose un devis. Le détail se compare, ligne à ligne et par participant, sur votre page de suivi.`,
      button: 'Voir et comparer les devis',
    }),
    en: (venue, reference) => ({
      subject: `A quote for your request ${reference}`,
      title: 'You have received a quote',
      text: `${venue} has sent you a quote. On the page of your request you can compare it line by line and per participant.`,
      button: 'See and compare the quotes',
    }),
  },
  [QuoteAnswerKind.QUESTION]: {
    fr: (venue, reference) => ({
      subject: `Une question sur votre demande ${reference}`,
      title: 'Un lieu vous pose une question',
      text: `${venue} a besoin d’une précision avant de vous faire un devis. Vous la lisez et vous y répondez sur votre page de suivi.`,
      button: 'Lire la question et répondre',
    }),
    en: (venue, reference) => ({
      subject: `A question about your request ${reference}`,
      title: 'A venue has a question',
      text: `${venue} needs to know something before it can send a quote. You can read and answer it on the page of your request.`,
      button: 'Read and answer the question',
    }),
  },
  [QuoteAnswerKind.DECLINED]: {
    fr: (venue, reference) => ({
      subject: `Une réponse à votre demande ${reference}`,
      title: 'Un lieu ne peut pas vous recevoir',
      text: `${venue} ne peut pas vous recevoir cette fois. Vous lisez pourquoi sur votre page de suivi.`,
      button: 'Voir où en est ma demande',
    }),
    en: (venue, reference) => ({
      subject: `An answer to your request ${reference}`,
      title: 'A venue cannot host you',
      text: `${venue} cannot host you this time. You can read why on the page of your request.`,
      button: 'See how my request stands',
    }),
  },
};

function answered(view: AnswerMailView, language: Language): MailDocument {
  const french = language === 'fr';
  const words = WORDS[view.kind][language](view.venueName, view.reference);
  const facts = offerFacts(view, language);
  return {
    subject: words.subject,
    preheader: words.text,
    title: words.title,
    blocks: [
      french ? greetingFr(view) : greetingEn(view),
      { kind: 'paragraph', text: words.text },
      ...(facts.length ? [{ kind: 'facts', facts } as const] : []),
      { kind: 'button', label: words.button, path: view.linkPath },
      linkUntil(view, language),
    ],
    reason: french ? REASON_FR : REASON_EN,
  };
}

function rejectedFr(view: RejectionMailView): MailDocument {
  return {
    subject: `Votre demande de devis ${view.reference}`,
    preheader: 'Nous ne pouvons pas y donner suite, et voici pourquoi.',
    title: 'Nous ne pouvons pas donner suite à votre demande',
    blocks: [
      greetingFr(view),
      {
        kind: 'paragraph',
        text: [
          'Nous avons relu votre demande ',
          { strong: view.reference },
          ' et nous ne pouvons pas y donner suite\u00a0:',
        ],
      },
      { kind: 'quote', text: view.rejectionReason },
      { kind: 'paragraph', text: 'Si votre projet change, une nouvelle demande se remplit en deux minutes.' },
      { kind: 'button', label: 'Revoir ma demande', path: view.linkPath },
      linkUntil(view, 'fr'),
    ],
    reason: REASON_FR,
  };
}

function rejectedEn(view: RejectionMailView): MailDocument {
  return {
    subject: `Your quote request ${view.reference}`,
    preheader: 'We cannot follow it up, and here is why.',
    title: 'We cannot follow up your request',
    blocks: [
      greetingEn(view),
      {
        kind: 'paragraph',
        text: ['We have read your request ', { strong: view.reference }, ' and cannot follow it up:'],
      },
      { kind: 'quote', text: view.rejectionReason },
      { kind: 'paragraph', text: 'If your plans change, a new request takes two minutes.' },
      { kind: 'button', label: 'See my request', path: view.linkPath },
      linkUntil(view, 'en'),
    ],
    reason: REASON_EN,
  };
}
