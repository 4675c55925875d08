import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { CheckField, DecimalField, TextField } from '../../../lib/form-fields.tsx';
import type { FieldMessages } from '../../../lib/forms.ts';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { Grid } from '../../../ui/box.ts';
import type { AdminPlan } from './subscriptions.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { PLAN_FIELDS, planFormOf, planInput, planIssues, type PlanForm } from './plan-form.ts';
import { useSavePlan } from './use-subscription-calls.ts';
import { PAIR } from '../../../ui/pair.ts';

const TEXTS: FieldMessages = {
  'name.repeated': msg({ id: 'billing.planNameTaken', message: 'Another plan already has this name.' }),
};
const TRIPLE = { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' };

type PlanDialogProps = {
  /** Null = a new one. */
  plan: AdminPlan | null;
  /** Where a new one stands. */
  position: number;
  onClose: () => void;
};

/** Where a plan is written. Running subscriptions keep their price; limits hold for everybody who has the plan. */
export function PlanDialog({ plan, position, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const [save, saving] = useSavePlan();
  const isFree = plan?.isFree ?? false;
  const { form, failure, submit } = useSentForm<PlanForm, unknown>({
    initial: planFormOf(plan, position),
    fields: PLAN_FIELDS,
    rules: useCallback((values: PlanForm) => planIssues(values, isFree), [isFree]),
    send: useCallback((values: PlanForm) => save(planInput(values, plan)), [plan, save]),
    onDone: onClose,
    renamed: { priceCents: 'price' },
  });
  const none = t({ id: 'billing.noLimit', message: 'Empty: no limit.' });
  const labels = {
    name: t({ id: 'people.name', message: 'Name' }),
    price: t({ id: 'billing.planPrice', message: 'Price excl. VAT, in euros' }),
    vatPercent: t({ id: 'billing.vat', message: 'VAT, in per cent' }),
    durationMonths: t({ id: 'billing.months', message: 'Duration in months' }),
    venueLimit: t({ id: 'billing.venueLimit', message: 'Venues' }),
    photoLimit: t({ id: 'billing.photoLimit', message: 'Photos per venue' }),
    promotionLimit: t({ id: 'billing.promotionLimit', message: 'Offers at the same time' }),
    position: t({ id: 'billing.position', message: 'Position in the list' }),
    homepage: t({ id: 'billing.homepage', message: 'Home page' }),
    isActive: t({ id: 'billing.offered', message: 'Offered' }),
  };
  const { name = '' } = plan ?? {};
  return (
    <SubscriptionDialog
      title={
        plan
          ? t({ id: 'billing.editPlan', message: `Edit the ${name} plan` })
          : t({ id: 'billing.newPlan', message: 'New plan' })
      }
      form={form}
      fields={PLAN_FIELDS}
      labels={labels}
      texts={TEXTS}
      failure={failure}
      failureTitle={t({ id: 'billing.planNotSaved', message: 'The plan could not be saved' })}
      conflict={t({
        id: 'billing.changedMeanwhile',
        message: 'This was changed elsewhere in the meantime. Close this, see what changed, then open it again.',
      })}
      saveLabel={t({ id: 'profile.save', message: 'Save' })}
      saving={saving}
      submit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} autoComplete="off" />
      <Grid gap="5" gridTemplateColumns={TRIPLE}>
        <DecimalField name="price" label={labels.price} readOnly={isFree} />
        <DecimalField name="vatPercent" label={labels.vatPercent} />
        {!isFree && (
          <TextField name="durationMonths" inputMode="numeric" label={labels.durationMonths} autoComplete="off" />
        )}
      </Grid>
      <Grid gap="5" gridTemplateColumns={TRIPLE}>
        <TextField name="venueLimit" inputMode="numeric" label={labels.venueLimit} help={none} optional />
        <TextField name="photoLimit" inputMode="numeric" label={labels.photoLimit} help={none} optional />
        <TextField name="promotionLimit" inputMode="numeric" label={labels.promotionLimit} help={none} optional />
      </Grid>
      <Grid gap="5" gridTemplateColumns={PAIR} alignItems="end">
        <TextField name="position" inputMode="numeric" label={labels.position} />
      </Grid>
      <CheckField name="homepage" label={labels.homepage}>
        {t({ id: 'billing.homepageText', message: 'Venues can appear on the home page' })}
      </CheckField>
      {!isFree && (
        <CheckField name="isActive" label={labels.isActive}>
          {t({ id: 'billing.offeredText', message: 'Offered to clients; those who already have this plan keep it' })}
        </CheckField>
      )}
    </SubscriptionDialog>
  );
}
