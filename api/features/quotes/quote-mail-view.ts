import type { Language } from '../../../schema/constants.ts';
import { formatDays, formatList, formatMoney, formatNumber } from '../../platform/mail/mail-format.ts';
import type { MailAddress, MailBlock, MailFact } from '../../platform/mail/mail.types.ts';
import type { EventType, RoomLayout } from '../venues/venue.enums.ts';
import {
  CATERING_WORDS,
  EQUIPMENT_WORDS,
  EVENT_TYPE_WORDS,
  FACT_LABELS,
  LANGUAGE_WORDS,
  LAYOUT_WORDS,
} from './quote-mail-labels.ts';
import { type CateringOption, type EquipmentOption, QuoteCriterion } from './quote.enums.ts';

/** What the mails about a quote request tell, as it is when they are written. */
export interface QuoteMailView {
  reference: string;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  phone: string;
  /** The visitor's. */
  language: Language;
  eventType: EventType;
  /** YYYY-MM-DD, both or none. */
  startDate: string | null;
  endDate: string | null;
  flexibleDates: boolean;
  participants: number;
  layout: RoomLayout | null;
  bedrooms: number | null;
  budgetPerPersonCents: number | null;
  catering: readonly CateringOption[];
  cateringNote: string | null;
  equipment: readonly EquipmentOption[];
  equipmentNote: string | null;
  message: string | null;
  mustHaves: readonly QuoteCriterion[];
  /** Slug null = its page is not public any more. */
  venues: readonly { name: string; city: string; slug: string | null }[];
  withdrawalReason: string | null;
  /** Path of the visitor's private link, its token behind `#`. */
  linkPath: string;
  linkExpiresAt: Date;
  /** Months for which the request is kept. */
  retentionMonths: number;
}

/** What was asked for in closed words: nothing in it was typed. Said twice: indispensable or not. */
export function askedFacts(view: QuoteMailView, language: Language): MailFact[] {
  const { layout, bedrooms, budgetPerPersonCents: budget, catering, equipment } = view;
  const fact = (label: keyof typeof FACT_LABELS, value: string, criterion?: QuoteCriterion): MailFact => ({
    label: FACT_LABELS[label][language],
    value: criterion && view.mustHaves.includes(criterion) ? `${value}${INDISPENSABLE[language]}` : value,
  });
  return [
    fact('event', EVENT_TYPE_WORDS[view.eventType][language]),
    fact('dates', datesOf(view, language), QuoteCriterion.DATES),
    fact('participants', formatNumber(view.participants, language), QuoteCriterion.PARTICIPANTS),
    ...(layout ? [fact('layout', LAYOUT_WORDS[layout][language], QuoteCriterion.LAYOUT)] : []),
    ...(bedrooms === null ? [] : [fact('bedrooms', formatNumber(bedrooms, language), QuoteCriterion.BEDROOMS)]),
    ...(budget === null
      ? []
      : [fact('budget', `${formatMoney(budget, language)}${BEFORE_TAX[language]}`, QuoteCriterion.BUDGET)]),
    ...listFact(
      'catering',
      catering.map((option) => CATERING_WORDS[option][language]),
      QuoteCriterion.CATERING,
    ),
    ...listFact(
      'equipment',
      equipment.map((option) => EQUIPMENT_WORDS[option][language]),
      QuoteCriterion.EQUIPMENT,
    ),
  ];

  function listFact(label: keyof typeof FACT_LABELS, words: string[], criterion: QuoteCriterion): MailFact[] {
    return words.length ? [fact(label, formatList(inSentence(words), language), criterion)] : [];
  }
}

/** Names that follow the first of a list begin small, but for what is written in capitals. */
function inSentence([first = '', ...others]: readonly string[]): string[] {
  return [first, ...others.map((word) => word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))];
}

const INDISPENSABLE: Record<Language, string> = { fr: ' (indispensable)', en: ' (must have)' };
const BEFORE_TAX: Record<Language, string> = { fr: '\u00a0HT', en: ' before tax' };

function datesOf({ startDate, endDate, flexibleDates }: QuoteMailView, language: Language): string {
  const french = language === 'fr';
  if (startDate === null || endDate === null) return french ? 'flexibles, à convenir' : 'flexible, to be agreed';
  const days = formatDays(startDate, endDate, language);
  return flexibleDates ? `${days}, ${french ? 'ou à une autre date' : 'or other dates'}` : days;
}

/** The chosen venues, each with its page where there is one. */
export function venueFacts({ venues }: QuoteMailView): MailFact[] {
  return venues.map(({ name, city, slug }) => ({
    label: city,
    value: name,
    ...(slug === null ? {} : { path: `/establishment/${encodeURIComponent(slug)}` }),
  }));
}

/** Who asks: for staff. */
export function contactFacts(view: QuoteMailView, language: Language): MailFact[] {
  return [
    { label: FACT_LABELS.name[language], value: `${view.firstName} ${view.lastName}` },
    { label: FACT_LABELS.company[language], value: view.companyName },
    { label: FACT_LABELS.email[language], value: view.email },
    { label: FACT_LABELS.phone[language], value: view.phone },
    { label: FACT_LABELS.language[language], value: LANGUAGE_WORDS[view.language][language] },
  ];
}

/** To whom an answer to a mail about the request goes. */
export function plannerOf({ firstName, lastName, email }: QuoteMailView): MailAddress {
  return { name: `${firstName} ${lastName}`, address: email };
}

/** What the visitor wrote in his own words: for staff. */
export function typedBlocks({ message, cateringNote, equipmentNote }: QuoteMailView, language: Language): MailBlock[] {
  const french = language === 'fr';
  const part = (heading: string, text: string | null): MailBlock[] =>
    text
      ? [
          { kind: 'heading', text: heading },
          { kind: 'quote', text },
        ]
      : [];
  return [
    ...part(french ? 'Son message' : 'The message', message),
    ...part(french ? 'À propos de la restauration' : 'About the catering', cateringNote),
    ...part(french ? 'À propos de l’équipement' : 'About the equipment', equipmentNote),
  ];
}
