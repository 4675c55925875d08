import { useLingui } from '@lingui/react/macro';
import { DecimalField, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { Grid } from '../../../ui/box.ts';
import { Text } from '../../../ui/text.tsx';

/** The labels of a payment, also for what counts what is wrong. */
export function usePaymentLabels() {
  const { t } = useLingui();
  return {
    method: t({ id: 'payment.method', message: 'Method' }),
    status: t({ id: 'payment.status', message: 'State' }),
    date: t({ id: 'payment.date', message: 'Date' }),
    reference: t({ id: 'payment.reference', message: 'Reference' }),
    amount: t({ id: 'billing.amount', message: 'Amount excl. VAT, in euros' }),
  };
}

/** What was paid or billed: how, when, under which number. */
export function PaymentFields() {
  const { t } = useLingui();
  const labels = usePaymentLabels();
  return (
    <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <SelectField name="method" label={labels.method}>
        <option value="TRANSFER">{t({ id: 'payment.transfer', message: 'Transfer' })}</option>
        <option value="CARD">{t({ id: 'payment.card', message: 'Card' })}</option>
      </SelectField>
      <SelectField name="status" label={labels.status}>
        <option value="PAID">{t({ id: 'payment.paid', message: 'Paid' })}</option>
        <option value="UNPAID">{t({ id: 'payment.unpaid', message: 'To be paid' })}</option>
      </SelectField>
      {/* Across both columns: under one label alone it would push its field out of the line. */}
      <Text look="small" tone="muted" gridColumn="1 / -1" mt="-3">
        {t({
          id: 'billing.statusHelp',
          message: 'To be paid: an invoice. A payment with the same reference settles it.',
        })}
      </Text>
      <TextField name="date" type="date" label={labels.date} />
      <DecimalField name="amount" label={labels.amount} />
      <TextField
        name="reference"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={labels.reference}
        help={t({ id: 'billing.referenceHelp', message: 'Invoice or transfer number.' })}
      />
    </Grid>
  );
}
