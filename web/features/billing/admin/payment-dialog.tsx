import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Money } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { PaymentFields, usePaymentLabels } from './payment-fields.tsx';
import { newPayment, PAYMENT_FIELDS, paymentInput, paymentIssues, type PaymentForm } from './payment-form.ts';
import { useSubscriptionCalls } from './use-subscription-calls.ts';

type PaymentDialogProps = {
  userId: string;
  /** What is usually paid. */
  price: Money;
  onClose: () => void;
};

/** Notes a payment, or a bill, for a subscription. */
export function PaymentDialog({ userId, price, onClose }: PaymentDialogProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const labels = usePaymentLabels();
  const { record, recording } = useSubscriptionCalls();
  const { form, failure, submit } = useSentForm<PaymentForm, unknown>({
    initial: newPayment(today, price.amount),
    fields: PAYMENT_FIELDS,
    rules: paymentIssues,
    send: useCallback((values: PaymentForm) => record({ userId, ...paymentInput(values) }), [record, userId]),
    onDone: onClose,
    renamed: { amountCents: 'amount' },
  });
  return (
    <SubscriptionDialog
      title={t({ id: 'billing.recordTitle', message: 'Record a payment' })}
      form={form}
      fields={PAYMENT_FIELDS}
      labels={labels}
      failure={failure}
      failureTitle={t({ id: 'billing.notRecorded', message: 'The payment could not be recorded' })}
      conflict={t({
        id: 'billing.paymentTwice',
        message: 'A payment with this reference and amount has already been recorded.',
      })}
      saveLabel={t({ id: 'billing.record', message: 'Record' })}
      saving={recording}
      submit={submit}
      onClose={onClose}
    >
      <PaymentFields />
    </SubscriptionDialog>
  );
}
