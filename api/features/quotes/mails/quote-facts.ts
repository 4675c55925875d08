import { formatDays, formatList, formatMoney, formatNumber } from '../../../platform/mail/mail-format.ts';
import type { MailWords } from '../../../platform/mail/mail-words.ts';
import type { MailFact } from '../../../platform/mail/mail.types.ts';
import { CATERING_LABELS, EQUIPMENT_LABELS, EVENT_TYPE_LABELS, LAYOUT_LABELS } from '../quote-labels.ts';
import { QuoteCriterion } from '../quote.enums.ts';
import type { AnswerView, QuoteView } from './quote-views.ts';

/** What was asked for in closed words: nothing in it was typed. Said twice: indispensable or not. */
export function askedFacts(view: QuoteView, words: MailWords): MailFact[] {
  const { layout, bedrooms, budgetPerPersonCents: budget, catering, equipment } = view;
  const { language } = words;
  const fact = (label: string, value: string | null, criterion?: QuoteCriterion): MailFact[] => {
    if (value === null) return [];
    const isMust = criterion && view.mustHaves.includes(criterion);
    return [{ label: words.plain(label), value: isMust ? words.plain('mustHave', { value }) : value }];
  };
  const list = (names: string[]): string | null => (names.length ? formatList(inSentence(names), language) : null);
  return [
    ...fact('event', EVENT_TYPE_LABELS[view.eventType][language]),
    ...fact('dates', datesOf(view, words), QuoteCriterion.DATES),
    ...fact('participants', formatNumber(view.participants, language), QuoteCriterion.PARTICIPANTS),
    ...fact('layout', layout && LAYOUT_LABELS[layout][language], QuoteCriterion.LAYOUT),
    ...fact('bedrooms', bedrooms === null ? null : formatNumber(bedrooms, language), QuoteCriterion.BEDROOMS),
    ...fact('budget', budget === null ? null : beforeTax(budget, words), QuoteCriterion.BUDGET),
    ...fact('catering', list(catering.map((option) => CATERING_LABELS[option][language])), QuoteCriterion.CATERING),
    ...fact('equipment', list(equipment.map((option) => EQUIPMENT_LABELS[option][language])), QuoteCriterion.EQUIPMENT),
  ];
}

/** Names that follow the first of a list begin small, but for what is written in capitals. */
function inSentence([first = '', ...others]: readonly string[]): string[] {
  return [first, ...others.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))];
}

function datesOf({ startDate, endDate, flexibleDates }: QuoteView, words: MailWords): string {
  if (startDate === null || endDate === null) return words.plain('toBeAgreed');
  const days = formatDays(startDate, endDate, words.language);
  return flexibleDates ? words.plain('orOtherDates', { days }) : days;
}

function beforeTax(cents: number, words: MailWords): string {
  return words.plain('beforeTax', { amount: formatMoney(cents, words.language) });
}

/** The chosen venues, each with its page where there is one. */
export function venueFacts({ venues }: QuoteView): MailFact[] {
  return venues.map(({ name, city, slug }) => ({
    label: city,
    value: name,
    ...(slug === null ? {} : { path: `/establishment/${encodeURIComponent(slug)}` }),
  }));
}

/** What an offer comes to, in figures. */
export function offerFacts({ totals, validUntil }: AnswerView, words: MailWords): MailFact[] {
  if (!totals || validUntil === null) return [];
  return [
    { label: words.plain('perParticipant'), value: beforeTax(totals.exclVatPerParticipantCents, words) },
    { label: words.plain('inAll'), value: beforeTax(totals.exclVatCents, words) },
    { label: words.plain('validUntil'), value: formatDays(validUntil, validUntil, words.language) },
  ];
}
