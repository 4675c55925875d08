import type { Language } from '../../../schema/constants.ts';
import { formatDayOf, formatDays, formatMoney, greetingName } from '../../kernel/mail/mail-format.ts';
import type { MailBlock, MailFact } from '../../kernel/mail/mail.types.ts';
import { QUOTE_EXAMPLES } from './quote.mail-examples.ts';
import type { QuoteMailView } from './quote.mail-view.ts';
import { QuoteAnswerKind } from './quote.terms.ts';

/** What the owner of a venue is told of a request. */
export interface OwnerMailView extends QuoteMailView {
  requestId: string;
  ownerFirstName: string;
  /** Those of his that it is about. */
  venueNames: string[];
}

/** What who asked is told of an answer. */
export interface AnswerMailView extends QuoteMailView {
  venueName: string;
  kind: QuoteAnswerKind;
  /** Of an offer: before tax in all and a participant; null = it is none. */
  exclVatCents: number | null;
  perParticipantCents: number | null;
  /** YYYY-MM-DD */
  validUntil: string | null;
}

export interface RejectionMailView extends QuoteMailView {
  rejectionReason: string;
}

const { everything } = QUOTE_EXAMPLES as { everything: QuoteMailView };

export const OWNER_EXAMPLES: Readonly<Record<string, OwnerMailView>> = {
  one: {
    ...everything,
    requestId: '00000000-0000-4000-8000-000000000042',
    ownerFirstName: 'Dominique',
    venueNames: ['Château des Brumes'],
  },
  several: {
    ...everything,
    requestId: '00000000-0000-4000-8000-000000000042',
    ownerFirstName: 'www.exemple.test',
    venueNames: ['Château des Brumes', 'Le Grand Hôtel du Lac'],
  },
};

export const ANSWER_EXAMPLES: Readonly<Record<string, AnswerMailView>> = {
  offer: {
    ...everything,
    venueName: 'Château des Brumes',
    kind: QuoteAnswerKind.OFFER,
    exclVatCents: 12_480_50,
    perParticipantCents: 104_00,
    validUntil: '2027-01-31',
  },
  question: {
    ...everything,
    venueName: 'Le Grand Hôtel du Lac',
    kind: QuoteAnswerKind.QUESTION,
    exclVatCents: null,
    perParticipantCents: null,
    validUntil: null,
  },
  declined: {
    ...everything,
    venueName: 'La Halle aux Grains',
    kind: QuoteAnswerKind.DECLINED,
    exclVatCents: null,
    perParticipantCents: null,
    validUntil: null,
  },
};

export const REJECTION_EXAMPLES: Readonly<Record<string, RejectionMailView>> = {
  rejected: {
    ...everything,
    rejectionReason: 'Aucun de nos lieux ne peut accueillir un événement de cette taille à ces dates.',
  },
};

export function ownerGreeting({ ownerFirstName }: OwnerMailView, language: Language): MailBlock {
  const name = greetingName(ownerFirstName);
  const text = language === 'fr' ? (name ? `Bonjour ${name},` : 'Bonjour,') : name ? `Dear ${name},` : 'Hello,';
  return { kind: 'paragraph', text };
}

/** What an offer comes to, in figures. */
export function offerFacts(view: AnswerMailView, language: Language): MailFact[] {
  const { exclVatCents, perParticipantCents, validUntil } = view;
  if (exclVatCents === null || perParticipantCents === null || validUntil === null) return [];
  const french = language === 'fr';
  const before = french ? '\u00a0HT' : ' before tax';
  return [
    {
      label: french ? 'Par participant' : 'Per participant',
      value: formatMoney(perParticipantCents, language) + before,
    },
    { label: french ? 'En tout' : 'In all', value: formatMoney(exclVatCents, language) + before },
    { label: french ? 'Valable jusqu’au' : 'Valid until', value: formatDays(validUntil, validUntil, language) },
  ];
}

/** Until when the private link leads somewhere. */
export function linkUntil({ linkExpiresAt }: QuoteMailView, language: Language): MailBlock {
  const day = formatDayOf(linkExpiresAt, language);
  const text =
    language === 'fr'
      ? `Ce lien vous est personnel\u00a0: gardez-le pour vous. Il est valable jusqu’au ${day}.`
      : `This link is yours alone: keep it to yourself. It is valid until ${day}.`;
  return { kind: 'note', text };
}
