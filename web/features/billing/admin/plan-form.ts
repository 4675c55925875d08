import { BILLING_LIMITS } from '../../../../schema/admin-limits.ts';
import { atMost, between, firstIssue, required } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { cents, typedEuros, typedNumber, wholeNumber, wholeNumberOrNull } from '../../../lib/typed-numbers.ts';
import type { AdminPlan } from './subscriptions.ts';
import { amountIssue } from './payment-form.ts';
import type { PlanInput } from './use-subscription-calls.ts';

/** A plan as the form holds it; an empty limit is none. */
export type PlanForm = {
  name: string;
  /** In euros. */
  price: string;
  vatPercent: string;
  durationMonths: string;
  venueLimit: string;
  photoLimit: string;
  promotionLimit: string;
  position: string;
  homepage: boolean;
  isActive: boolean;
};

export const PLAN_FIELDS = [
  'name',
  'price',
  'vatPercent',
  'durationMonths',
  'venueLimit',
  'photoLimit',
  'promotionLimit',
  'position',
  'homepage',
  'isActive',
] as const satisfies readonly (keyof PlanForm)[];

/** @param position that a new plan gets. */
export function planFormOf(plan: AdminPlan | null, position: number): PlanForm {
  return {
    name: plan?.name ?? '',
    price: plan ? typedEuros(plan.price.amount) : '',
    vatPercent: typedNumber(plan?.vatPercent ?? 20),
    durationMonths: plan ? typedNumber(plan.durationMonths) : '12',
    venueLimit: typedNumber(plan?.venueLimit ?? null),
    photoLimit: typedNumber(plan?.photoLimit ?? null),
    promotionLimit: typedNumber(plan?.promotionLimit ?? null),
    position: String(plan?.position ?? position),
    homepage: plan?.homepage ?? false,
    isActive: plan?.isActive ?? true,
  };
}

const percentOf = (text: string): number => {
  const value = text.replaceAll(/[\s%]/g, '').replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
};

/** What is wrong with a plan, by the rules and codes of the API. @param isFree it costs nothing and never ends. */
export function planIssues(form: PlanForm, isFree: boolean): FieldIssues<PlanForm> {
  const limit = between(wholeNumber, 0, BILLING_LIMITS.maxLimit, 'notWhole');
  const found: [keyof PlanForm, FieldIssue | undefined][] = [
    ['name', firstIssue(form.name, required, atMost(BILLING_LIMITS.planName))],
    ['price', amountIssue(form.price, isFree ? 0 : BILLING_LIMITS.maxPriceCents)],
    [
      'vatPercent',
      firstIssue(form.vatPercent, required, between(percentOf, 0, BILLING_LIMITS.maxVatPercent, 'notNumber')),
    ],
    [
      'durationMonths',
      isFree
        ? undefined
        : firstIssue(form.durationMonths, required, between(wholeNumber, 1, BILLING_LIMITS.maxMonths, 'notWhole')),
    ],
    ['venueLimit', limit(form.venueLimit)],
    ['photoLimit', limit(form.photoLimit)],
    ['promotionLimit', limit(form.promotionLimit)],
    ['position', firstIssue(form.position, required, between(wholeNumber, 0, BILLING_LIMITS.maxPosition, 'notWhole'))],
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined));
}

export function planInput(form: PlanForm, plan: AdminPlan | null): PlanInput {
  return {
    ...(plan ? { id: plan.id, version: plan.version } : {}),
    name: form.name.trim(),
    priceCents: cents(form.price),
    vatPercent: percentOf(form.vatPercent),
    durationMonths: plan?.isFree ? null : wholeNumber(form.durationMonths),
    venueLimit: wholeNumberOrNull(form.venueLimit),
    photoLimit: wholeNumberOrNull(form.photoLimit),
    promotionLimit: wholeNumberOrNull(form.promotionLimit),
    position: wholeNumber(form.position),
    homepage: form.homepage,
    isActive: form.isActive,
  };
}
