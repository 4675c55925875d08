import { lineTotal } from '../../../schema/quote-totals.ts';
import { ESTIMATE_MAX_DAYS } from '../../../schema/rates.ts';
import { suitableLayouts } from '../../../schema/suitable-layouts.ts';
import { daysBetween } from '../../platform/days.ts';
import { validationFailed } from '../../platform/errors.ts';
import { euros } from '../../platform/graphql/money.ts';
import { toQuoteTotals } from '../quotes/quote.types.ts';
import { QuotePriceBasis } from '../quotes/quote.enums.ts';
import type { PublicVenue, VenueRoom } from '../venues/venue.types.ts';
import { estimateOf, type PricedLines } from './estimate.ts';
import { DayPart } from './estimate.enums.ts';
import type { EstimatedEventInput } from './estimate.inputs.ts';
import type { Estimate, PricedEvent } from './estimate.types.ts';

type Venue = Pick<PublicVenue, 'rates' | 'rooms'>;

/**
 * What an event would cost at a venue; null = its price list says nothing of such an event.
 * @throws AppError VALIDATION_FAILED for days that run backwards or are too many.
 */
export function estimateFor({ rates, rooms }: Venue, input: EstimatedEventInput): Estimate | null {
  const { startsOn, endsOn, people, eventType = null } = input;
  const dayPart = input.dayPart ?? DayPart.DAY;
  if (endsOn < startsOn) throw validationFailed([{ path: 'endsOn', code: 'endBeforeStart' }]);
  if (daysBetween(startsOn, endsOn) >= ESTIMATE_MAX_DAYS) throw validationFailed([{ path: 'endsOn', code: 'tooFar' }]);
  const layouts = new Set<string>(suitableLayouts(eventType ? [eventType] : []));
  const sized = rooms.map((room) => ({ name: room.name, holds: mostIn(room, layouts) }));
  const estimate = estimateOf(rates, sized, { startsOn, endsOn, people, eventType, dayPart });
  if (!estimate) return null;
  const priced = ({ lines, totals }: PricedLines): PricedEvent => ({
    lines: lines.map(({ rate: place, unitPriceCents, basis, ...line }) => {
      const { label, roomName, occupancy } = rates[place]!;
      const net = euros(lineTotal({ ...line, unitPriceCents, basis }, people));
      const unitPrice = euros(unitPriceCents);
      return { ...line, label, roomName, occupancy, unitPrice, basis: QuotePriceBasis[basis], net };
    }),
    totals: toQuoteTotals(totals),
  });
  return { lowest: priced(estimate.lowest), highest: priced(estimate.highest), unpriced: estimate.unpriced };
}

/** The people that a room holds in one of the layouts; without layouts, in any. */
function mostIn({ capacities }: VenueRoom, layouts: ReadonlySet<string>): number {
  const counted = capacities.filter(({ layout }) => layouts.size === 0 || layouts.has(layout));
  return Math.max(0, ...counted.map(({ capacity }) => capacity));
}
