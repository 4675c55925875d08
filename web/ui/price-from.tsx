import { Trans, useLingui } from '@lingui/react/macro';
import { type Money, useFormats } from '../lib/formats.ts';
import { basisOf, type RateKind } from '../lib/rate-labels.ts';
import { Span } from './box.ts';

/** The lowest price of a venue for each participant, and what it is for. */
export type LowestPrice = { readonly kind: RateKind; readonly price: Money };

/** "À partir de 69 € HT par personne". */
export function PriceFrom({ priceFrom: { kind, price } }: { priceFrom: LowestPrice }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const amount = money(price);
  const basis = i18n._(basisOf({ kind, unit: null }));
  return (
    <Trans id="venue.priceFrom">
      From{' '}
      <Span fontWeight="600" color="ink" whiteSpace="nowrap" fontVariantNumeric="lining-nums">
        {amount}
      </Span>{' '}
      excl. VAT {basis}
    </Trans>
  );
}
