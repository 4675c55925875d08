import { useLingui } from '@lingui/react/macro';
import { netOf } from '../../../../schema/rates.ts';
import { useFormats } from '../../../lib/formats.ts';
import { basisOf, OCCUPANCIES, RATE_COMPONENTS, RATE_KINDS } from '../../../lib/rate-labels.ts';
import { useRateConditions } from '../../../lib/rate-conditions.ts';
import { useTerm } from '../../../lib/terms.ts';
import type { VenueContentPartsFragment } from './venue-content.gen.ts';

type Rate = VenueContentPartsFragment['rates'][number];

/** `const line = useRateLine()`, then `line(rate)`: “Day delegate rate · 62 € excl. VAT per person · Lunch 30 € (10 %), 2 × …”. */
export function useRateLine(): (rate: Rate) => string {
  const { t, i18n } = useLingui();
  const { decimal, money, number } = useFormats();
  const conditions = useRateConditions();
  const kindName = useTerm(RATE_KINDS);
  const partName = useTerm(RATE_COMPONENTS);
  const occupancyName = useTerm(OCCUPANCIES);
  const euros = (amount: number) => money({ amount, currency: 'EUR' });
  return (rate) => {
    const price = euros(netOf(rate));
    const basis = i18n._(basisOf(rate));
    return [
      rate.label ?? kindName(rate.kind),
      rate.label && kindName(rate.kind),
      rate.roomName,
      rate.occupancy && occupancyName(rate.occupancy),
      t({ id: 'rate.price', message: `${price} excl. VAT ${basis}` }),
      rate.components
        .map(({ component, quantity, netCents, vatPercent }) => {
          const count = quantity > 1 ? `${number(quantity)}\u00a0× ` : '';
          return `${count}${partName(component)} ${euros(netCents)} (${decimal(vatPercent)}\u00a0%)`;
        })
        .join(', '),
      ...conditions(rate),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
