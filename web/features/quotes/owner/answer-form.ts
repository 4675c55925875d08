import { FORM_LIMITS, QUOTE } from '../../../../schema/constants.ts';
import { lastDayIssue } from '../../../../schema/event-days.ts';
import { QUOTE_ANSWER } from '../../../../schema/owner-limits.ts';
import { totalsOf, type PriceBasis, type PriceLine } from '../../../../schema/quote-totals.ts';
import { atMost, between, firstIssue, required, wholeCents } from '../../../lib/form-rules.ts';
import type { FieldIssue } from '../../../lib/forms.ts';
import { cents, typedEuros, wholeNumber } from '../../../lib/typed-numbers.ts';
import { mendedForm } from '../../../lib/tab-storage.ts';
import type { OwnerAnswer, OwnerQuote } from './owner-quote.ts';

export type AnswerKind = OwnerAnswer['kind'];
export const ANSWER_KINDS = ['OFFER', 'QUESTION', 'DECLINED'] as const satisfies readonly AnswerKind[];

/** A price as it is typed. */
export type LineForm = {
  label: string;
  /** Euros before tax: “62”, “62,50”. */
  unitPrice: string;
  vatPercent: string;
  basis: PriceBasis;
  quantity: string;
};

/** What the form holds: texts as typed. */
export type AnswerForm = {
  kind: AnswerKind;
  lines: LineForm[];
  /** YYYY-MM-DD. */
  validUntil: string;
  otherDates: boolean;
  startDate: string;
  endDate: string;
  /** Whether its days are held. */
  option: boolean;
  optionUntil: string;
  /** Empty = the whole venue. */
  optionRoom: string;
  /** Words that go with an offer. */
  text: string;
  question: string;
  reason: string;
};

export const EMPTY_LINE: LineForm = { label: '', unitPrice: '', vatPercent: '20', basis: 'FLAT', quantity: '1' };
const PER_PERSON: LineForm = { ...EMPTY_LINE, vatPercent: '10', basis: 'PER_PARTICIPANT' };
const VALID_DAYS = 30;
const OPTION_DAYS = 10;

/** The event of a request, as far as an answer depends on it. */
export type AskedEvent = Pick<OwnerQuote, 'participants' | 'startDate' | 'endDate' | 'flexibleDates'>;

/** The day so many days after one. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days that an offer stands for: its own, else those that were asked for; null = they are open, as long as the form names none. */
export function offeredDays(
  { startDate, endDate, flexibleDates }: AskedEvent,
  form: Pick<AnswerForm, 'otherDates' | 'startDate' | 'endDate'>,
): { startsOn: string; endsOn: string } | null {
  if (form.otherDates)
    return form.startDate ? { startsOn: form.startDate, endsOn: form.endDate || form.startDate } : null;
  return flexibleDates || !startDate ? null : { startsOn: startDate, endsOn: endDate ?? startDate };
}

/** The last day of an option that nobody has thought of yet: within the offer, and before the event. */
function optionDay(validUntil: string, today: string, { startDate }: AskedEvent): string {
  const days = [dayAfter(today, OPTION_DAYS), validUntil, startDate ?? validUntil];
  return days.filter((day) => day >= today).toSorted()[0] ?? today;
}

/** What the form begins with: the answer as it is, or else the lines of the price list, or a first line a participant. */
export function formOfAnswer(
  answer: OwnerAnswer | null,
  today: string,
  asked: AskedEvent,
  listed: LineForm[] = [],
): AnswerForm {
  const offer = answer?.kind === 'OFFER' ? answer : null;
  const held = offer?.heldDates?.state === 'OPTION' && !offer.heldDates.isExpired ? offer.heldDates : null;
  const validUntil = offer?.validUntil ?? dayAfter(today, VALID_DAYS);
  return {
    kind: answer?.kind === 'DECLINED' ? 'DECLINED' : 'OFFER',
    lines: offer
      ? offer.lines.map(({ label, unitPrice, vatPercent, basis, quantity }) => ({
          label,
          unitPrice: typedEuros(unitPrice.amount),
          vatPercent: String(vatPercent),
          basis,
          quantity: String(quantity),
        }))
      : listed.length > 0
        ? listed
        : [PER_PERSON],
    validUntil,
    otherDates: offer !== null && offer.startDate !== null,
    startDate: offer?.startDate ?? '',
    endDate: offer?.endDate ?? '',
    option: held !== null,
    optionUntil: held?.optionUntil ?? optionDay(validUntil, today, asked),
    optionRoom: held?.roomId ?? '',
    text: offer?.text ?? '',
    question: '',
    reason: answer?.kind === 'DECLINED' ? (answer.text ?? '') : '',
  };
}

/** Where the tab keeps what was typed and not sent. */
export const answerDraftKey = (requestId: string, venueId: string): string => `quote-answer:${requestId}:${venueId}`;

/** A form of what the tab kept. */
export function mendedAnswer(initial: AnswerForm, kept: unknown): AnswerForm {
  const { lines, kind } = kept as { readonly lines?: unknown; readonly kind?: unknown };
  return {
    ...mendedForm(initial, kept),
    kind: ANSWER_KINDS.find((each) => each === kind) ?? initial.kind,
    lines:
      Array.isArray(lines) && lines.length > 0
        ? lines.slice(0, QUOTE_ANSWER.maxLines).map((line) => mendedForm(EMPTY_LINE, line))
        : initial.lines,
  };
}

/** The lines that can be read already, for the totals. */
export function readableLines(lines: readonly LineForm[]): PriceLine[] {
  return lines.flatMap(({ unitPrice, vatPercent, basis, quantity }) => {
    const unitPriceCents = cents(unitPrice);
    const count = wholeNumber(quantity);
    if (Number.isNaN(unitPriceCents) || Number.isNaN(count)) return [];
    return [{ unitPriceCents, vatPercent: Number(vatPercent), basis, quantity: count }];
  });
}

function dayIssue(day: string, today: string): FieldIssue | undefined {
  if (day === '') return { code: 'required' };
  if (day < today) return { code: 'pastDate' };
  return day > `${Number(today.slice(0, 4)) + QUOTE.yearsAhead}${today.slice(4)}` ? { code: 'tooFar' } : undefined;
}

function lineIssues(line: LineForm, index: number): [string, FieldIssue | undefined][] {
  const { label, maxQuantity, maxUnitPriceCents } = QUOTE_ANSWER;
  const price = (text: string) => cents(text) / 100;
  return [
    [`lines.${index}.label`, firstIssue(line.label, required, atMost(label))],
    [
      `lines.${index}.unitPrice`,
      firstIssue(line.unitPrice, required, wholeCents, between(price, 0, maxUnitPriceCents / 100, 'notNumber')),
    ],
    [`lines.${index}.quantity`, firstIssue(line.quantity, required, between(wholeNumber, 1, maxQuantity, 'notWhole'))],
  ];
}

/** Without days there is no option, whatever was chosen before. */
function optionIssue(form: AnswerForm, asked: AskedEvent, today: string): FieldIssue | undefined {
  const { optionUntil, validUntil } = form;
  const days = offeredDays(asked, form);
  if (!days) return undefined;
  if (optionUntil === '') return { code: 'required' };
  if (optionUntil < today) return { code: 'pastDate' };
  return optionUntil > days.endsOn || (validUntil !== '' && optionUntil > validUntil)
    ? { code: 'afterOffer' }
    : undefined;
}

/**
 * What is wrong with the form, by the paths of its fields, in their order; the codes are the API's.
 * @param today YYYY-MM-DD in Paris.
 */
export function answerIssues(form: AnswerForm, asked: AskedEvent, today: string): Record<string, FieldIssue> {
  const checked: [string, FieldIssue | undefined][] = [];
  switch (form.kind) {
    case 'QUESTION':
      checked.push(['question', firstIssue(form.question, required, atMost(FORM_LIMITS.reason))]);
      break;
    case 'DECLINED':
      checked.push(['reason', firstIssue(form.reason, required, atMost(FORM_LIMITS.reason))]);
      break;
    case 'OFFER': {
      checked.push(...form.lines.flatMap(lineIssues));
      const total = totalsOf(readableLines(form.lines), asked.participants).exclVatCents;
      if (total > QUOTE_ANSWER.maxTotalCents) checked.push(['lines.0.unitPrice', { code: 'totalTooGreat' }]);
      checked.push(['validUntil', dayIssue(form.validUntil, today)]);
      if (form.otherDates) {
        checked.push(['startDate', dayIssue(form.startDate, today)]);
        checked.push([
          'endDate',
          lastDayIssue(form.startDate, form.endDate) ??
            (form.endDate === '' ? undefined : dayIssue(form.endDate, today)),
        ]);
      }
      if (form.option) checked.push(['optionUntil', optionIssue(form, asked, today)]);
      checked.push(['text', atMost(FORM_LIMITS.message)(form.text)]);
    }
  }
  const wrong = checked.filter((each): each is [string, FieldIssue] => each[1] !== undefined);
  return Object.fromEntries(wrong.toReversed());
}

/** The form as the API takes it. Only for a form without issues. */
export function toAnswerInput(form: AnswerForm, asked: AskedEvent) {
  const { kind } = form;
  if (kind === 'QUESTION') return { kind, text: form.question.trim(), lines: [] };
  if (kind === 'DECLINED') return { kind, text: form.reason.trim(), lines: [] };
  const days = form.otherDates ? { startDate: form.startDate, endDate: form.endDate || form.startDate } : {};
  return {
    kind,
    text: form.text.trim() || null,
    validUntil: form.validUntil,
    ...days,
    option:
      form.option && offeredDays(asked, form) ? { until: form.optionUntil, roomId: form.optionRoom || null } : null,
    lines: form.lines.map(({ label, unitPrice, vatPercent, basis, quantity }) => ({
      label: label.trim(),
      unitPriceCents: cents(unitPrice),
      vatPercent: Number(vatPercent),
      basis,
      quantity: wholeNumber(quantity),
    })),
  };
}
