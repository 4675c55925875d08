import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Text } from '../ui/text.tsx';
import { useFormats, type Money } from './formats.ts';

type PriceRowProps = {
  /** What is paid. */
  children: ReactNode;
  price: {
    readonly unitPrice: Money;
    readonly basis: 'FLAT' | 'PER_PARTICIPANT';
    readonly quantity: number;
  };
  /** The rates of its tax: a package may have two. */
  vatPercents: readonly number[];
  /** The whole line before tax. */
  total: Money;
};

/** A line of an offer or estimate, in a `PriceTable`: what is paid, how it is counted, and the sum. */
export function PriceRow({ children, price: { unitPrice, basis, quantity }, vatPercents, total }: PriceRowProps) {
  const { t } = useLingui();
  const { money, number, decimal, and } = useFormats();
  const unit = money(unitPrice);
  const price = quantity === 1 ? unit : `${unit} × ${number(quantity)}`;
  const rate = and(vatPercents.map(decimal));
  return (
    <tr>
      <th scope="row">
        {children}
        <Text as="span" display="block" look="caption" tone="muted">
          {basis === 'PER_PARTICIPANT'
            ? t({ id: 'offers.linePerPerson', message: `${price} per participant, VAT ${rate}%` })
            : t({ id: 'offers.lineFlat', message: `${price}, VAT ${rate}%` })}
        </Text>
      </th>
      <td>{money(total)}</td>
    </tr>
  );
}
