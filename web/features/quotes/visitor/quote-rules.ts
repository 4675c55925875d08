import { lastDayIssue } from '../../../../schema/event-days.ts';
import { FORM_LIMITS, QUOTE } from '../../../../schema/constants.ts';
import { atMost, between, email, firstIssue, phone, required, wholeCents } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { cents, wholeNumber } from '../../../lib/typed-numbers.ts';
import type { QuoteForm } from './quote-form.ts';

/** The last day that an event may end on. */
export function lastDay(today: string): string {
  return `${Number(today.slice(0, 4)) + QUOTE.yearsAhead}${today.slice(4)}`;
}

function dayIssue(day: string, today: string): FieldIssue | undefined {
  if (day < today) return { code: 'pastDate' };
  return day > lastDay(today) ? { code: 'tooFar' } : undefined;
}

function startIssue({ startDate, endDate, flexibleDates }: QuoteForm, today: string): FieldIssue | undefined {
  if (startDate !== '') return dayIssue(startDate, today);
  return flexibleDates && endDate === '' ? undefined : { code: 'required' };
}

function endIssue({ startDate, endDate }: QuoteForm, today: string): FieldIssue | undefined {
  if (startDate === '' || endDate === '') return undefined;
  return lastDayIssue(startDate, endDate) ?? dayIssue(endDate, today);
}

/**
 * What is wrong with the form, field by field, by the rules and codes of the API. A last day may be left out: the event then ends on
 * the day on which it begins.
 * @param today YYYY-MM-DD in Paris.
 */
export function quoteIssues(form: QuoteForm, today: string): FieldIssues<QuoteForm> {
  const { name, company, note, message } = FORM_LIMITS;
  const euros = (text: string) => cents(text) / 100;
  const checked: { [Field in keyof QuoteForm]?: FieldIssue | undefined } = {
    eventType: required(form.eventType),
    startDate: startIssue(form, today),
    endDate: endIssue(form, today),
    participants: firstIssue(form.participants, required, between(wholeNumber, 1, QUOTE.maxParticipants, 'notWhole')),
    bedrooms: between(wholeNumber, 0, QUOTE.maxBedrooms, 'notWhole')(form.bedrooms),
    budgetPerPerson: firstIssue(
      form.budgetPerPerson,
      wholeCents,
      between(euros, 0, QUOTE.maxBudgetCents / 100, 'notNumber'),
    ),
    cateringNote: atMost(note)(form.cateringNote),
    equipmentNote: atMost(note)(form.equipmentNote),
    message: atMost(message)(form.message),
    firstName: firstIssue(form.firstName, required, atMost(name)),
    lastName: firstIssue(form.lastName, required, atMost(name)),
    companyName: firstIssue(form.companyName, required, atMost(company)),
    email: firstIssue(form.email, required, email),
    phone: firstIssue(form.phone, required, phone),
    consent: form.consent ? undefined : { code: 'consentRequired' },
  };
  return Object.fromEntries(Object.entries(checked).filter(([, issue]) => issue !== undefined));
}
