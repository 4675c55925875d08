import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '../../ui/styled.ts';
import { type Money, useFormats } from '../../lib/formats.ts';
import { Box, Stack } from '../../ui/box.ts';
import { Badge, Card } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';

export type Payment = {
  readonly id: string;
  readonly method: 'CARD' | 'TRANSFER';
  readonly status: 'PAID' | 'UNPAID';
  readonly date: string;
  readonly reference: string;
  readonly amount: Money;
  readonly planName: string;
};

const Table = styled('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'left', py: '2.5', pr: '4', borderBottom: '1px solid', borderColor: 'rule' },
    '& th': { fontWeight: '600', color: 'ink.muted', whiteSpace: 'nowrap' },
    '& tr:last-of-type td': { borderBottom: 'none' },
    '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

/** What was paid, and billed. */
export function PaymentsTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const methods: Record<Payment['method'], string> = {
    CARD: t({ id: 'payment.card', message: 'Card' }),
    TRANSFER: t({ id: 'payment.transfer', message: 'Transfer' }),
  };
  return (
    <Card as="section" padded aria-labelledby="payments-title">
      <Stack gap="4">
        <Heading as="h2" look="h3" id="payments-title">
          <Trans id="subscription.payments">Payments</Trans>
        </Heading>
        {payments.length === 0 ? (
          <Text tone="muted">
            <Trans id="subscription.noPayments">No payments yet.</Trans>
          </Text>
        ) : (
          // A narrow screen moves the table, not the page.
          <Box overflowX="auto" tabIndex={0} role="group" aria-labelledby="payments-title">
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t({ id: 'payment.date', message: 'Date' })}</th>
                  <th scope="col">{t({ id: 'payment.plan', message: 'Plan' })}</th>
                  <th scope="col">{t({ id: 'payment.amount', message: 'Amount excl. VAT' })}</th>
                  <th scope="col">{t({ id: 'payment.method', message: 'Method' })}</th>
                  <th scope="col">{t({ id: 'payment.reference', message: 'Reference' })}</th>
                  <th scope="col">{t({ id: 'payment.status', message: 'State' })}</th>
                </tr>
              </thead>
              <tbody>
                {payments.map((payment) => (
                  <tr key={payment.id}>
                    <td>{date(payment.date)}</td>
                    <td>{payment.planName}</td>
                    <td>{money(payment.amount)}</td>
                    <td>{methods[payment.method]}</td>
                    <td>{payment.reference}</td>
                    <td>
                      {payment.status === 'PAID' ? (
                        <Badge tone="sage">{t({ id: 'payment.paid', message: 'Paid' })}</Badge>
                      ) : (
                        <Badge tone="gold">{t({ id: 'payment.unpaid', message: 'To be paid' })}</Badge>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
