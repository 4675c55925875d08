import type { FieldIssues } from '../../../lib/forms.ts';
import { newPayment, PAYMENT_FIELDS, paymentInput, paymentIssues, type PaymentForm } from './payment-form.ts';
import type { AdminPlan, BillingAccount } from './subscriptions.ts';
import type { RenewalInput } from './use-subscription-calls.ts';

/** A renewal, or a first subscription, as the form holds it. */
export type RenewalForm = PaymentForm & {
  planId: string;
  autoRenew: boolean;
  pays: boolean;
  /** Venues that the plan takes offline. */
  beyond: string[];
  /** Whether they may go. */
  hides: boolean;
};

export const RENEWAL_FIELDS = [
  'planId',
  'hides',
  'autoRenew',
  'pays',
  ...PAYMENT_FIELDS,
] as const satisfies readonly (keyof RenewalForm)[];

/** Plans that can be started: not the free one, and retired plans only for owners who already have them. */
export function plansFor(plans: readonly AdminPlan[], { subscription }: BillingAccount): readonly AdminPlan[] {
  return plans.filter(({ id, isFree, isActive }) => !isFree && (isActive || id === subscription?.plan.id));
}

/** What is asked for comes first, else what is there. */
export function renewalOf(owner: BillingAccount, plans: readonly AdminPlan[], today: string): RenewalForm {
  const { subscription } = owner;
  const wanted = subscription?.requestedPlan?.id ?? subscription?.plan.id;
  const plan = plans.find(({ id }) => id === wanted) ?? plans[0];
  return {
    ...newPayment(today, plan?.price.amount ?? 0),
    planId: plan?.id ?? '',
    autoRenew: subscription?.autoRenew ?? false,
    pays: true,
    beyond: [],
    hides: false,
  };
}

export function renewalIssues(form: RenewalForm): FieldIssues<RenewalForm> {
  return {
    ...(form.planId === '' ? { planId: { code: 'required' } } : {}),
    ...(form.beyond.length > 0 && !form.hides ? { hides: { code: 'required' } } : {}),
    ...(form.pays ? paymentIssues(form) : {}),
  };
}

/** The version says what the decision was based on: a double click renews once. */
export function renewalInput(form: RenewalForm, { id, subscription }: BillingAccount): RenewalInput {
  const { planId, autoRenew, pays, hides, beyond } = form;
  return {
    userId: id,
    planId,
    version: subscription?.version ?? null,
    autoRenew,
    hides: hides ? beyond : null,
    payment: pays ? paymentInput(form) : null,
  };
}
