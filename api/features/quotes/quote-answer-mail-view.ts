import type { Language } from '../../../schema/constants.ts';
import { formatDayOf, formatDays, formatMoney } from '../../platform/mail/mail-format.ts';
import type { MailBlock, MailFact } from '../../platform/mail/mail.types.ts';
import { QUOTE_EXAMPLES } from './quote-mail-examples.ts';
import type { QuoteMailView } from './quote-mail-view.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

/** What the owner of a venue is told of a request. */
export interface OwnerMailView extends QuoteMailView {
  requestId: string;
  /** Null = it goes to the address of a venue, which anybody may read who works there. */
  ownerFirstName: string | null;
  /** Those of his that it is about. */
  venueNames: string[];
}

/** What the owner of a venue is told of a choice. */
export interface ChosenMailView extends OwnerMailView {
  /** Those of his that made an offer and were not chosen. */
  otherVenueNames: string[];
}

/** What the owner of a venue is told of an answer to its question. */
export interface RepliedMailView extends OwnerMailView {
  question: string;
  reply: string;
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
  venue: {
    ...everything,
    requestId: '00000000-0000-4000-8000-000000000042',
    ownerFirstName: null,
    venueNames: ['Château des Brumes'],
  },
};

const { one: oneOwner, several: severalOwner } = OWNER_EXAMPLES as Record<'one' | 'several', OwnerMailView>;

export const CHOSEN_EXAMPLES: Readonly<Record<string, ChosenMailView>> = {
  one: { ...oneOwner, otherVenueNames: [] },
  among: { ...oneOwner, otherVenueNames: ['Le Grand Hôtel du Lac'] },
};

export const REPLIED_EXAMPLES: Readonly<Record<string, RepliedMailView>> = {
  one: {
    ...oneOwner,
    question: 'Combien de personnes viennent en fauteuil roulant\u202f?',
    reply: 'Deux.\nElles arrivent la veille.',
  },
  odd: { ...severalOwner, question: '<b>Question</b>', reply: '<script>alert(1)</script>' },
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
