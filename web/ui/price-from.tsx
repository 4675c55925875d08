import { css } from '#styled/css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Money, useFormats } from '../lib/formats.ts';
import { basisOf, type RateKind } from '../lib/rate-labels.ts';

/** The lowest price of a venue for each participant, and what it is for. */
export type LowestPrice = { readonly kind: RateKind; readonly price: Money };

const AMOUNT = css({ fontWeight: '600', color: 'ink', whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });

/** "À partir de 69 € HT par personne". */
export function PriceFrom({ priceFrom: { kind, price } }: { priceFrom: LowestPrice }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const amount = money(price);
  const basis = i18n._(basisOf({ kind, unit: null }));
  return (
    <Trans id="venue.priceFrom">
      From <span className={AMOUNT}>{amount}</span> excl. VAT {basis}
    </Trans>
  );
}
