import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { DataItem, DataList } from '../../../ui/data-list.tsx';
import type { BillingAccount } from './subscriptions.ts';

/** The dates and the price of a subscription. */
export function StatusFacts({ subscription }: { subscription: NonNullable<BillingAccount['subscription']> }) {
  const { t } = useLingui();
  const { date, money, percent } = useFormats();
  const {
    startDate,
    endDate,
    renewedAt,
    cancelledAt,
    declinedAt,
    declineReason,
    price: withoutTax,
    vatPercent,
    autoRenew,
    renewsOn,
    plan,
  } = subscription;
  const price = money(withoutTax);
  const withTax = money({ ...withoutTax, amount: Math.round(withoutTax.amount * (1 + vatPercent / 100)) });
  const vat = percent(vatPercent / 100);
  const declinedOn = declinedAt ? date(declinedAt) : '';
  const why = declineReason ?? '';
  const asked = autoRenew
    ? t({ id: 'billing.autoRenewOn', message: 'requested automatically' })
    : t({ id: 'billing.autoRenewOff', message: 'to be requested by the client' });
  const facts: readonly (readonly [string, string | null])[] = [
    [t({ id: 'billing.plan', message: 'Plan' }), plan.name],
    [t({ id: 'billing.from', message: 'From' }), startDate && date(startDate)],
    [t({ id: 'billing.until', message: 'Until' }), endDate && date(endDate)],
    [
      t({ id: 'billing.priceFact', message: 'Price' }),
      t({ id: 'billing.priceWithTax', message: `${price} excl. VAT, ${withTax} incl. ${vat} VAT` }),
    ],
    [t({ id: 'billing.renewedOn', message: 'Renewed on' }), renewedAt && date(renewedAt)],
    [t({ id: 'billing.cancelledOn', message: 'Cancelled on' }), cancelledAt && date(cancelledAt)],
    [
      t({ id: 'billing.declinedFact', message: 'Request declined' }),
      declinedAt && t({ id: 'billing.declinedOn', message: `on ${declinedOn}: ${why}` }),
    ],
    [t({ id: 'billing.autoRenewFact', message: 'Next renewal' }), renewsOn && `${date(renewsOn)} (${asked})`],
  ];
  return (
    <DataList>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <DataItem key={name} label={name}>
            {value}
          </DataItem>
        ))}
    </DataList>
  );
}
