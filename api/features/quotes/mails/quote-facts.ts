import { formatDays, formatList, formatMoney, formatNumber } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-catalogue.ts';
import type { MailFact } from '../../../platform/mail/mail.types.ts';
import { EVENT_TYPE_LABELS, LAYOUT_LABELS } from '../../venues/venue-label.enums.ts';
import { CATERING_LABELS, EQUIPMENT_LABELS } from '../quote-labels.ts';
import { QuoteCriterion } from '../quote.enums.ts';
import type { AnswerView, QuoteView } from './quote-views.ts';

/** The criteria of a request, which contain nothing that was typed: required ones, and optional ones. */
export function criteriaFacts(view: QuoteView, texts: MailTexts): MailFact[] {
  const { layout, bedrooms, budgetPerPersonCents: budget, catering, equipment } = view;
  const { language } = texts;
  const fact = (label: string, value: string | null, criterion?: QuoteCriterion): MailFact[] => {
    if (value === null) return [];
    const isMust = criterion && view.mustHaves.includes(criterion);
    return [{ label: texts.plain(label), value: isMust ? texts.plain('mustHave', { value }) : value }];
  };
  const list = (names: string[]): string | null => (names.length ? formatList(inSentence(names), language) : null);
  return [
    ...fact('event', EVENT_TYPE_LABELS[view.eventType][language]),
    ...fact('dates', datesOf(view, texts), QuoteCriterion.DATES),
    ...fact('participants', formatNumber(view.participants, language), QuoteCriterion.PARTICIPANTS),
    ...fact('layout', layout && LAYOUT_LABELS[layout][language], QuoteCriterion.LAYOUT),
    ...fact('bedrooms', bedrooms === null ? null : formatNumber(bedrooms, language), QuoteCriterion.BEDROOMS),
    ...fact('budget', budget === null ? null : beforeTax(budget, texts), QuoteCriterion.BUDGET),
    ...fact('catering', list(catering.map((option) => CATERING_LABELS[option][language])), QuoteCriterion.CATERING),
    ...fact('equipment', list(equipment.map((option) => EQUIPMENT_LABELS[option][language])), QuoteCriterion.EQUIPMENT),
  ];
}

/** Labels after the first one of a list are in lower case, except for acronyms. */
function inSentence([first = '', ...others]: readonly string[]): string[] {
  return [first, ...others.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))];
}

function datesOf({ startDate, endDate, flexibleDates }: QuoteView, texts: MailTexts): string {
  if (startDate === null || endDate === null) return texts.plain('toBeAgreed');
  const days = formatDays(startDate, endDate, texts.language);
  return flexibleDates ? texts.plain('orOtherDates', { days }) : days;
}

function beforeTax(cents: number, texts: MailTexts): string {
  return texts.plain('beforeTax', { amount: formatMoney(cents, texts.language) });
}

/** The requested venues, each with its page if it has one. */
export function venueFacts({ venues }: QuoteView): MailFact[] {
  return venues.map(({ name, city, slug }) => ({
    label: city,
    value: name,
    ...(slug === null ? {} : { path: `/establishment/${encodeURIComponent(slug)}` }),
  }));
}

/** The totals of an offer. */
export function offerFacts({ totals, validUntil, optionUntil }: AnswerView, texts: MailTexts): MailFact[] {
  if (!totals || validUntil === null) return [];
  return [
    { label: texts.plain('perParticipant'), value: beforeTax(totals.exclVatPerParticipantCents, texts) },
    { label: texts.plain('inAll'), value: beforeTax(totals.exclVatCents, texts) },
    { label: texts.plain('validUntil'), value: formatDays(validUntil, validUntil, texts.language) },
    ...(optionUntil === null
      ? []
      : [{ label: texts.plain('optionUntil'), value: formatDays(optionUntil, optionUntil, texts.language) }]),
  ];
}
