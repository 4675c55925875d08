import { atMost, firstIssue, required, wholeCents } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { cents, typedEuros } from '../../../lib/typed-numbers.ts';
import { BILLING_LIMITS } from '../../../../schema/admin-limits.ts';
import type { PaymentInput } from './use-subscription-calls.ts';

/** A payment as the form holds it. */
export type PaymentForm = {
  method: 'CARD' | 'TRANSFER';
  status: 'PAID' | 'UNPAID';
  date: string;
  reference: string;
  /** In euros: "790" or "790,50". */
  amount: string;
};

export const PAYMENT_FIELDS = [
  'method',
  'status',
  'date',
  'reference',
  'amount',
] as const satisfies readonly (keyof PaymentForm)[];

export function newPayment(today: string, amountCents: number): PaymentForm {
  return { method: 'TRANSFER', status: 'PAID', date: today, reference: '', amount: typedEuros(amountCents) };
}

/** An amount of money, in euros. */
export function amountIssue(text: string, maxCents: number): FieldIssue | undefined {
  const issue = firstIssue(text, required, wholeCents);
  if (issue) return issue;
  const typed = cents(text);
  if (Number.isNaN(typed) || typed < 0) return { code: 'notNumber' };
  return typed > maxCents ? { code: 'tooGreat', params: { max: maxCents / 100 } } : undefined;
}

/** What is wrong with a payment, by the rules and codes of the API. */
export function paymentIssues(form: PaymentForm): FieldIssues<PaymentForm> {
  const found: [keyof PaymentForm, FieldIssue | undefined][] = [
    ['date', firstIssue(form.date, required)],
    ['reference', firstIssue(form.reference, required, atMost(BILLING_LIMITS.reference))],
    ['amount', amountIssue(form.amount, BILLING_LIMITS.maxPriceCents)],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
}

export function paymentInput({ method, status, date, reference, amount }: PaymentForm): PaymentInput {
  return { method, status, date, reference: reference.trim(), amountCents: cents(amount) };
}
