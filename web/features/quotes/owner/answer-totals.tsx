import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { totalsOf, type PriceLine } from '../../../../schema/quote-totals.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Card } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1.5', textAlign: 'right', borderBottom: '1px solid', borderColor: 'rule', fontWeight: '400' },
    '& th:first-of-type': { textAlign: 'left' },
    '& thead th': { color: 'ink.muted', fontSize: 'xs' },
    '& tbody tr:last-of-type > *': { borderBottom: '0' },
    '& tr[data-strong] > *': { fontWeight: '700' },
  },
});

/** What the lines come to, in all and a participant, before and with tax. */
export function AnswerTotals({ lines, participants }: { lines: readonly PriceLine[]; participants: number }) {
  const { t } = useLingui();
  const { money, number, decimal } = useFormats();
  const totals = totalsOf(lines, participants);
  const amount = (cents: number) => money({ amount: cents, currency: 'EUR' });
  const share = (cents: number) => amount(Math.round(cents / participants));
  const people = number(participants);
  return (
    <Card padded bg="sunken">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'answer.totals', message: 'Totals' })}</th>
            <th scope="col">{t({ id: 'answer.perPerson', message: 'Per participant' })}</th>
            <th scope="col">{t({ id: 'answer.inAll', message: `For ${people}` })}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-strong>
            <th scope="row">{t({ id: 'answer.exclVat', message: 'Excl. VAT' })}</th>
            <td>{amount(totals.exclVatPerParticipantCents)}</td>
            <td>{amount(totals.exclVatCents)}</td>
          </tr>
          {totals.vat.map(({ percent, vatCents }) => {
            const rate = decimal(percent);
            return (
              <tr key={percent}>
                <th scope="row">{t({ id: 'answer.vatAt', message: `VAT at ${rate}%` })}</th>
                <td>{share(vatCents)}</td>
                <td>{amount(vatCents)}</td>
              </tr>
            );
          })}
          <tr data-strong>
            <th scope="row">{t({ id: 'answer.inclVat', message: 'Incl. VAT' })}</th>
            <td>{amount(totals.inclVatPerParticipantCents)}</td>
            <td>{amount(totals.inclVatCents)}</td>
          </tr>
        </tbody>
      </Table>
      {lines.length === 0 && (
        <Text look="caption" tone="muted" pt="2">
          {t({ id: 'answer.totalsEmpty', message: 'Totals appear as you type.' })}
        </Text>
      )}
    </Card>
  );
}
