import { ROOM_RATES } from '../../../schema/rates.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import type { VenueFields } from '../venues/venue-labels.service.ts';
import { Occupancy, RateComponent, RateKind, RateUnit } from '../venues/rate.enums.ts';
import { formatItems, formatNumber, parseItems } from './venue-cells.ts';
import { optionalNumber, splitList, wantNumber, Words } from './venue-lists.ts';

const KINDS = Words.of(RateKind);
const COMPONENTS = Words.of(RateComponent);
const OCCUPANCIES = Words.of(Occupancy);
const UNITS = Words.of(RateUnit);
const BETWEEN_DAYS = '..';

/**
 * `day-delegate | label | room, occupancy or unit | room-hire 20 20, 2 x break 8 10, lunch 35 10 | 2027-01-01..2027-12-31 | 1, 2 | 10`:
 * each component with its price before tax in euros and its rate of tax; days; days of the week; smallest group.
 */
export const RATES = {
  format: ({ rates }: FullVenue): string =>
    formatItems(
      rates.map((rate) => [
        KINDS.format(rate.kind),
        rate.label,
        rate.roomName ??
          (rate.occupancy && OCCUPANCIES.format(rate.occupancy)) ??
          (rate.unit && UNITS.format(rate.unit)),
        rate.components.map(formatComponent).join('; '),
        rate.validFrom || rate.validTo ? `${rate.validFrom ?? ''}${BETWEEN_DAYS}${rate.validTo ?? ''}` : null,
        rate.weekdays.join(', '),
        rate.smallestGroup,
      ]),
    ),
  parse: (text: string): VenueFields => ({
    rates: parseItems(text).map(
      ([kind = '', label = '', detail = '', components = '', days = '', weekdays = '', group = '']) => {
        const known = KINDS.parse(kind);
        const [validFrom = '', validTo = ''] = days.split(BETWEEN_DAYS);
        return {
          kind: known,
          label: label || null,
          roomName: ROOM_RATES.has(known) ? detail || null : null,
          occupancy: known !== RateKind.EXTRA && !ROOM_RATES.has(known) && detail ? OCCUPANCIES.parse(detail) : null,
          unit: known === RateKind.EXTRA && detail ? UNITS.parse(detail) : null,
          components: components
            .split(';')
            .filter((part) => part.trim() !== '')
            .map(parseComponent),
          validFrom: validFrom || null,
          validTo: validTo || null,
          weekdays: splitList(weekdays).map(wantNumber),
          smallestGroup: optionalNumber(group),
        };
      },
    ),
  }),
};

type Component = FullVenue['rates'][number]['components'][number];

function formatComponent({ component, quantity, netCents, vatPercent }: Component): string {
  const count = quantity === 1 ? '' : `${quantity} x `;
  return `${count}${COMPONENTS.format(component)} ${formatNumber(netCents / 100)} ${formatNumber(vatPercent)}`;
}

/** @throws Unreadable. */
function parseComponent(text: string): Component {
  const words = text.trim().split(/\s+/);
  const quantity = words[1] === 'x' ? wantNumber(words.splice(0, 2)[0]!) : 1;
  const [name = '', euros = '', vat = ''] = words;
  return {
    component: COMPONENTS.parse(name),
    quantity,
    netCents: Math.round(wantNumber(euros) * 100),
    vatPercent: wantNumber(vat),
  };
}
