import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlanLabels } from '../plan-labels.ts';
import { CheckField, SelectField } from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { typedEuros } from '../../../lib/typed-numbers.ts';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { Text } from '../../../ui/text.tsx';
import type { AdminPlan, BillingAccount } from './subscriptions.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { HiddenVenuesField } from './hidden-venues-field.tsx';
import { PaymentFields, usePaymentLabels } from './payment-fields.tsx';
import { plansFor, RENEWAL_FIELDS, renewalInput, renewalIssues, renewalOf, type RenewalForm } from './renewal-form.ts';
import { useSubscriptionCalls } from './use-subscription-calls.ts';

type RenewalDialogProps = { owner: BillingAccount; plans: readonly AdminPlan[]; onClose: () => void };

/** Renews the subscription of an owner, or begins one, with what was paid for it. */
export function RenewalDialog({ owner: given, plans: all, onClose }: RenewalDialogProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  // What the decision is made from; when it changes underneath, the API says so.
  const [owner] = useState(given);
  const plans = plansFor(all, owner);
  const { renew, renewing } = useSubscriptionCalls();
  const { form, failure, submit } = useSentForm<RenewalForm, unknown>({
    initial: renewalOf(owner, plans, today),
    fields: RENEWAL_FIELDS,
    rules: renewalIssues,
    send: useCallback((values: RenewalForm) => renew(renewalInput(values, owner)), [owner, renew]),
    onDone: onClose,
    renamed: { amountCents: 'amount' },
  });
  const labels = {
    ...usePaymentLabels(),
    planId: t({ id: 'billing.plan', message: 'Plan' }),
    hides: t({ id: 'billing.hides', message: 'Venues that go offline' }),
  };
  const { name } = owner.owner;
  const begins = owner.subscription === null || owner.subscription.status === 'PENDING';
  return (
    <SubscriptionDialog
      title={
        begins
          ? t({ id: 'billing.beginTitle', message: `Start a subscription for ${name}` })
          : t({ id: 'billing.renewTitle', message: `Renew ${name}’s subscription` })
      }
      form={form}
      fields={RENEWAL_FIELDS}
      labels={labels}
      failure={failure}
      failureTitle={
        begins
          ? t({ id: 'billing.notOpened', message: 'The subscription could not be started' })
          : t({ id: 'billing.notRenewed', message: 'The subscription could not be renewed' })
      }
      conflict={t({
        id: 'billing.changedMeanwhile',
        message: 'This was changed elsewhere in the meantime. Close this, see what changed, then open it again.',
      })}
      saveLabel={begins ? t({ id: 'billing.begin', message: 'Start' }) : t({ id: 'billing.renew', message: 'Renew' })}
      saving={renewing}
      submit={submit}
      onClose={onClose}
    >
      <PlanFields owner={owner} plans={plans} label={labels.planId} />
      <HiddenVenuesField userId={owner.id} label={labels.hides} />
      <CheckField name="autoRenew" label={t({ id: 'billing.autoRenewShort', message: 'Automatic request' })}>
        {t({
          id: 'billing.autoRenew',
          message:
            'Request the next renewal automatically, thirty days before the end. Nothing is charged automatically.',
        })}
      </CheckField>
      <CheckField name="pays" label={t({ id: 'billing.paysShort', message: 'Payment' })}>
        {t({ id: 'billing.pays', message: 'Record a payment or an invoice at the same time' })}
      </CheckField>
      <PaymentPart />
    </SubscriptionDialog>
  );
}

function PaymentPart() {
  const pays = useWatch<RenewalForm, 'pays'>({ name: 'pays' });
  return pays ? <PaymentFields /> : null;
}

/** The plan, and from when until when it will hold. */
function PlanFields({ owner, plans, label }: { owner: BillingAccount; plans: readonly AdminPlan[]; label: string }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePlanLabels();
  const { setValue, getFieldState, formState } = useFormContext<RenewalForm>();
  const planId = useWatch<RenewalForm, 'planId'>({ name: 'planId' });
  const plan = plans.find(({ id }) => id === planId);
  const typed = getFieldState('amount', formState).isDirty;
  useEffect(() => {
    if (plan && !typed) setValue('amount', typedEuros(plan.price.amount), { shouldDirty: false });
  }, [plan, setValue, typed]);
  const { subscription } = owner;
  const goesOn = subscription?.daysLeft != null && subscription.plan.id === planId && subscription.endDate;
  const end = goesOn ? date(goesOn) : '';
  return (
    <>
      <SelectField name="planId" label={label}>
        {plans.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name} – {words.price(each)}, {words.duration(each)}
          </option>
        ))}
      </SelectField>
      <Text look="small" tone="muted">
        {goesOn
          ? t({
              id: 'billing.goesOn',
              message: `The same plan runs until ${end}: the new period starts after that day.`,
            })
          : t({ id: 'billing.fromToday', message: 'The plan applies from today. The owner is notified by e-mail.' })}
      </Text>
    </>
  );
}
