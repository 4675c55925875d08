import { lastDayIssue } from '../../../schema/event-days.ts';
import { lineTotal } from '../../../schema/quote-totals.ts';
import { suitableLayouts } from '../../../schema/suitable-layouts.ts';
import { validationFailed } from '../../platform/errors.ts';
import { euros } from '../../platform/graphql/money.ts';
import { toQuoteTotals } from '../quotes/quote.types.ts';
import { QuotePriceBasis } from '../quotes/quote.enums.ts';
import type { PublicVenue, VenueRoom } from '../venues/venue.types.ts';
import { estimateOf, type EstimatedRoom, type PricedLines } from './estimate.ts';
import { shortfallsOf } from './estimate-shortfalls.ts';
import { DayPart } from './estimate.enums.ts';
import type { EstimatedEventInput } from './estimate.inputs.ts';
import type { Estimate, PricedEvent } from './estimate.types.ts';

type Venue = Pick<PublicVenue, 'rates' | 'rooms' | 'bedrooms' | 'sleeps'>;

/**
 * What an event would cost at a venue; null = its price list says nothing of such an event.
 * @throws AppError VALIDATION_FAILED for days that run backwards or are too many.
 */
export function estimateFor({ rates, rooms, bedrooms, sleeps }: Venue, input: EstimatedEventInput): Estimate | null {
  const { startsOn, endsOn, people, eventType = null } = input;
  const dayPart = input.dayPart ?? DayPart.DAY;
  const issue = lastDayIssue(startsOn, endsOn);
  if (issue) throw validationFailed([{ path: 'endsOn', ...issue }]);
  const layouts = new Set<string>(suitableLayouts(eventType ? [eventType] : []));
  const sized = rooms.map((room) => sizedIn(room, layouts));
  const estimate = estimateOf(rates, sized, { startsOn, endsOn, people, eventType, dayPart });
  if (!estimate) return null;
  const priced = ({ lines, totals }: PricedLines): PricedEvent => ({
    lines: lines.map(({ rate: rateIndex, unitPriceCents, basis, ...line }) => {
      const { label, roomName, occupancy } = rates[rateIndex]!;
      const net = euros(lineTotal({ ...line, unitPriceCents, basis }, people));
      const unitPrice = euros(unitPriceCents);
      return { ...line, rateIndex, label, roomName, occupancy, unitPrice, basis: QuotePriceBasis[basis], net };
    }),
    totals: toQuoteTotals(totals),
  });
  // Where no room has a layout of the event, the size of the rooms is told by the others.
  const known = sized.some(({ holds }) => holds > 0) ? sized : rooms.map((room) => sizedIn(room, new Set()));
  return {
    lowest: priced(estimate.lowest),
    highest: priced(estimate.highest),
    unpriced: estimate.unpriced,
    shortfalls: shortfallsOf({ rates, bedrooms, sleeps, rooms: known }, people, estimate.lowest.lines),
  };
}

/** A room with the people that it holds in one of the layouts; without layouts, in any. */
function sizedIn({ name, capacities }: VenueRoom, layouts: ReadonlySet<string>): EstimatedRoom {
  const counted = capacities.filter(({ layout }) => layouts.size === 0 || layouts.has(layout));
  return { name, holds: Math.max(0, ...counted.map(({ capacity }) => capacity)) };
}
