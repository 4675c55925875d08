import type { PriceLine, QuoteTotals } from '../../../schema/quote-totals.ts';
import { totalsOf } from '../../../schema/quote-totals.ts';
import { isValidOn, netByVat, netOf, ROOM_RATES } from '../../../schema/rates.ts';
import { addDays } from '../../platform/days.ts';
import { DayPart } from './estimate.enums.ts';
import { RateComponent, RateKind } from '../venues/rate.enums.ts';
import type { RateContent as Rate } from '../venues/venue-content.ts';
import type { EventType } from '../venues/venue.enums.ts';

/** The event whose price is estimated. */
export interface EstimatedEvent {
  /** First and last day (YYYY-MM-DD). */
  startsOn: string;
  endsOn: string;
  people: number;
  eventType: EventType | null;
  /** The part of the day of an event of one day. */
  dayPart: DayPart;
}

/** A room of the venue, with the people it holds in the layouts of the event. */
export interface EstimatedRoom {
  name: string;
  holds: number;
}

/** A line of an estimate, as the answer to a quote request has it: a package with two rates of tax has two lines. */
export interface EstimateLine extends PriceLine {
  kind: RateKind;
  /** Its place in the price list. */
  rate: number;
}

export interface PricedLines {
  lines: EstimateLine[];
  totals: QuoteTotals;
}

export interface EstimatedPrice {
  /** With the cheapest rates that hold. */
  lowest: PricedLines;
  /** With the dearest rates that hold: single instead of twin rooms, the dearer of two packages. */
  highest: PricedLines;
  /** What the event needs and the price list does not contain. */
  unpriced: RateComponent[];
}

interface Block {
  day: string;
  /** The rates that may be chosen, of one kind; none = the list has none. */
  candidates: Rate[];
  needs: readonly RateComponent[];
}

/** Rates of a whole day or night, best first: what contains more is preferred to its parts. */
const OF_A_NIGHT: readonly RateKind[] = [RateKind.RESIDENTIAL, RateKind.SEMI_RESIDENTIAL];
const OF_A_PART: Readonly<Record<DayPart, readonly RateKind[]>> = {
  DAY: [RateKind.DAY_DELEGATE, RateKind.ROOM_DAY],
  HALF_DAY: [RateKind.HALF_DAY_DELEGATE, RateKind.ROOM_HALF_DAY],
  EVENING: [RateKind.ROOM_EVENING],
};
const NEEDS: Readonly<Record<DayPart, readonly RateComponent[]>> = {
  DAY: [RateComponent.ROOM_HIRE, RateComponent.LUNCH],
  HALF_DAY: [RateComponent.ROOM_HIRE],
  EVENING: [RateComponent.ROOM_HIRE],
};
/** Rates that give one thing for each person, and are added where no package contains it. */
const BY_ITSELF: Partial<Record<RateComponent, RateKind>> = { DINNER: RateKind.DINNER, COCKTAIL: RateKind.COCKTAIL };
/** The events of one day that are a meal; a meeting room beside it is not counted. */
const MEALS: Partial<Record<EventType, RateComponent>> = {
  REPAS_D_AFFAIRE: RateComponent.DINNER,
  SOIREE_ET_COCKTAIL: RateComponent.COCKTAIL,
};

/**
 * What an event would cost by the price list of a venue; null = the list says nothing of it. For each day and night the kind of rate that
 * contains most is chosen, then what is missing is added where it has a rate of its own. Lines are those of a quote, and are added up by
 * the same rules, so that an answer with the same lines has the same totals to the cent.
 */
export function estimateOf(
  rates: readonly Rate[],
  rooms: readonly EstimatedRoom[],
  event: EstimatedEvent,
): EstimatedPrice | null {
  const chosen = { lowest: [] as Rate[], highest: [] as Rate[] };
  const unpriced = new Set<RateComponent>();
  const holding = (kind: RateKind, day: string) =>
    rates.filter((rate) => rate.kind === kind && isValidOn(rate, day, event.people) && fits(rate, rooms, event));
  const take = (candidates: Rate[]) => {
    const sorted = candidates.toSorted((a, b) => netOf(a) - netOf(b));
    chosen.lowest.push(sorted[0]!);
    chosen.highest.push(sorted.at(-1)!);
  };
  for (const { day, candidates, needs } of blocksOf(event, holding)) {
    if (candidates.length) take(candidates);
    for (const need of needs) {
      if (candidates.length && candidates.every((rate) => contains(rate, need))) continue;
      const kind = BY_ITSELF[need];
      const single = kind ? holding(kind, day) : [];
      if (single.length) take(single);
      else unpriced.add(need);
    }
  }
  if (chosen.lowest.length === 0) return null;
  const priced = (list: Rate[]) => {
    const lines = linesOf(rates, list);
    return { lines, totals: totalsOf(lines, event.people) };
  };
  return { lowest: priced(chosen.lowest), highest: priced(chosen.highest), unpriced: [...unpriced] };
}

/** The days and nights of an event. A night belongs to the day before it, whose package it is part of. */
function blocksOf(event: EstimatedEvent, holding: (kind: RateKind, day: string) => Rate[]): Block[] {
  const { startsOn, endsOn } = event;
  const first = (kinds: readonly RateKind[], day: string) =>
    kinds.map((kind) => holding(kind, day)).find((found) => found.length > 0) ?? [];
  const blocks: Block[] = [];
  for (let day = startsOn; day < endsOn; day = addDays(day, 1)) {
    const candidates = first(OF_A_NIGHT, day);
    if (candidates.length)
      blocks.push({ day, candidates, needs: [...NEEDS.DAY, RateComponent.DINNER, RateComponent.NIGHT] });
    else {
      blocks.push({ day, candidates: first(OF_A_PART.DAY, day), needs: NEEDS.DAY });
      blocks.push({ day, candidates: [], needs: [RateComponent.DINNER, RateComponent.NIGHT] });
    }
  }
  const meal = startsOn === endsOn && event.eventType ? MEALS[event.eventType] : undefined;
  const part = startsOn === endsOn ? event.dayPart : DayPart.DAY;
  blocks.push(
    meal
      ? { day: endsOn, candidates: [], needs: [meal] }
      : { day: endsOn, candidates: first(OF_A_PART[part], endsOn), needs: NEEDS[part] },
  );
  return blocks;
}

/** Whether a room is large enough; a rate without a room holds for all of them. */
function fits({ kind, roomName }: Rate, rooms: readonly EstimatedRoom[], { people }: EstimatedEvent): boolean {
  if (!ROOM_RATES.has(kind)) return true;
  return rooms.some(({ name, holds }) => (roomName === null || name === roomName) && holds >= people);
}

function contains({ kind, components }: Rate, need: RateComponent): boolean {
  return (
    (need === RateComponent.ROOM_HIRE && ROOM_RATES.has(kind)) || components.some(({ component }) => component === need)
  );
}

/** The lines of the chosen rates: one for each rate and rate of tax, in the order of the price list. */
function linesOf(rates: readonly Rate[], chosen: readonly Rate[]): EstimateLine[] {
  return rates.flatMap((rate, place) => {
    const quantity = chosen.filter((one) => one === rate).length;
    if (quantity === 0) return [];
    return Array.from(netByVat(rate), ([vatPercent, unitPriceCents]) => ({
      kind: rate.kind,
      rate: place,
      unitPriceCents,
      vatPercent,
      basis: ROOM_RATES.has(rate.kind) ? ('FLAT' as const) : ('PER_PARTICIPANT' as const),
      quantity,
    }));
  });
}
