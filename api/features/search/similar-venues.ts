import { kmBetween } from '../geography/distance.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { EVENT_TYPES, type IndexedRow } from './catalogue-row.ts';
import { VenueSort } from './search.inputs.ts';
import { SIMILAR_MAX } from './public-venue.inputs.ts';

/** Greater distances count as this one. */
const FAR_KM = 400;
/** The cost of each difference between two venues: a room twice as large costs as much as 100 km. */
const COST = { per100Km: 1, perDoubling: 1, missingEvents: 2, perStar: 0.25, unplaced: 4.4 };

/**
 * Ids of the venues that are alternatives to one, the most similar first: for the same events, near it in size and place. Those of the same
 * cost are in the order of relevance, so that the result is deterministic.
 */
export function similarVenues(index: CatalogueIndex, venueId: string): string[] {
  const own = index.slotOf(venueId);
  if (own === undefined) return [];
  const venue = index.row(own);
  const people = index.rooms.mostPeople(own, []);
  const ranks = index.orders[VenueSort.RELEVANCE].ranks();
  const events = EVENT_TYPES.map((type) => index.filters.of('eventType', type)).filter((slots) => slots.has(own));
  const best: { slot: number; cost: number }[] = [];
  candidatesFor(index, events).forEach((slot) => {
    if (slot === own) return;
    const most = best[SIMILAR_MAX - 1]?.cost ?? Infinity;
    // The most selective difference comes first.
    const other = index.row(slot);
    let cost = sizeCost(people, index.rooms.mostPeople(slot, [])) + starCost(venue, other);
    if (cost > most) return;
    cost += placeCost(venue, other);
    if (cost > most) return;
    cost += eventCost(events, slot);
    const place = best.findIndex((one) => cost < one.cost || (cost === one.cost && ranks[slot]! < ranks[one.slot]!));
    best.splice(place < 0 ? best.length : place, 0, { slot, cost });
    best.length = Math.min(best.length, SIMILAR_MAX);
  });
  return best.map(({ slot }) => index.row(slot).id);
}

/** Slots of the venues for one of the events; of all, if there are none. */
function candidatesFor(index: CatalogueIndex, events: Bitset[]): Bitset {
  return events.length ? Bitset.union(events) : index.all;
}

/** @param people in the largest room of each. */
function sizeCost(people: number, others: number): number {
  return Math.abs(Math.log2((people + 1) / (others + 1))) * COST.perDoubling;
}

function starCost(venue: IndexedRow, other: IndexedRow): number {
  return Math.abs((venue.category ?? 3) - (other.category ?? 3)) * COST.perStar;
}

function placeCost(a: IndexedRow, b: IndexedRow): number {
  const km = kmBetween(a, b);
  return km === null ? COST.unplaced : (Math.min(km, FAR_KM) / 100) * COST.per100Km;
}

/** The share of the events that the other venue does not have. */
function eventCost(events: Bitset[], slot: number): number {
  let missing = 0;
  for (const slots of events) if (!slots.has(slot)) missing++;
  return events.length ? (missing / events.length) * COST.missingEvents : 0;
}
