import type { Location } from '../geography/location.ts';
import type { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsAt, slotsWithin } from './catalogue-places.ts';
import { runsOn } from './catalogue-row.ts';
import type { Bounds, Circle } from './area.inputs.ts';
import type { ConditionLevels } from './condition-levels.ts';
import { type AskedDates, availabilityAt, meetingDates } from './dates/asked-dates.ts';
import type { DateStates } from './dates/calendar-index.ts';
import type { AvailabilityAtDates } from './dates/dates.types.ts';
import type { SearchCondition } from './near-miss.types.ts';
import { VenueSort } from './search.inputs.ts';
import type { SharedCounts } from './shared-counts.ts';
import { CONDITION_SCORE, type TextHits } from './text-search.ts';

/** The conditions of a search, with resolved places. */
export interface SearchCriteria {
  /** Finds the venues of the free text, if possible among those that meet the other conditions; null = there is no text. */
  text: ((index: CatalogueIndex, among: Bitset) => TextHits) | null;
  /** Null = everywhere; an empty list = only unknown places, which find nothing. */
  locations: Location[] | null;
  /** Null = anywhere; an empty list = around an unknown place, which finds nothing. */
  around: Circle[] | null;
  kinds: VenueKind[];
  eventTypes: EventType[];
  /** People, counted in the layouts of `layoutsFor`. */
  capacity: number | null;
  capacityBands: CapacityBand[];
  categories: number[];
  layouts: RoomLayout[];
  bedrooms: number | null;
  /** Square metres of a room, at least. */
  roomAreaSqm: number | null;
  /** The longest way from a railway station. */
  stationMinutes: number | null;
  /** The greatest price for each participant before tax, in cents. */
  maxPrice: number | null;
  amenities: Amenity[];
  promotion: boolean;
  bounds: Bounds | null;
  dates: AskedDates | null;
  /** The dates of the text, which are a part of its condition. */
  textDates: AskedDates | null;
  /** Today (YYYY-MM-DD), by which promotions run. */
  today: string;
}

/** The conditions that the counts of a facet leave out. */
export type Dimension =
  | 'location'
  | 'kinds'
  | 'eventTypes'
  | 'capacityBands'
  | 'room'
  | 'categories'
  | 'bedrooms'
  | 'roomArea'
  | 'stationMinutes'
  | 'price'
  | 'amenities'
  | 'promotion'
  | 'dates';
/** The slots of the venues that meet each condition of a search. */
type Conditions = Map<Dimension | 'text' | 'around' | 'bounds', Bitset>;

/**
 * The memory of sets that are counted at once and not kept. Made for each count, such sets were so many bytes outside of V8's heap that it
 * collected all garbage several times a second.
 */
const scratch = new Bitset(0);
/** For the same reason, the places of the hits in an order. */
const ranked = new Bitset(0);
const NONE = new Bitset(0);

/** What it costs to gather the hits in an order, in steps of scanning it. */
const GATHERING = { ofHit: 4, ofSlot: 1 / 16 };

/** One search over the index. Everything is computed lazily. */
export class SearchRun {
  readonly index: CatalogueIndex;
  readonly criteria: SearchCriteria;
  /** The layouts in which people are counted; empty = all of them. */
  readonly layouts: readonly RoomLayout[];
  /** The conditions of the text that not all hits meet. */
  readonly relaxed: readonly SearchCondition[];
  /** The venues by their state at the dates of the filters or, without those, of the text; null = no dates are asked. */
  readonly states: DateStates | null;
  /** The venues that may be free at the dates of the filters; null = they have none. */
  readonly atDates: Bitset | null;
  readonly #conditions: Conditions;
  readonly #text: TextHits | null;
  #hits: Bitset | null = null;
  #totalCount: number | null = null;

  constructor(index: CatalogueIndex, criteria: SearchCriteria) {
    this.index = index;
    this.criteria = criteria;
    this.layouts = layoutsFor(criteria);
    this.states = this.#dates && index.calendars.statesAt(this.#dates, criteria.today);
    this.atDates = criteria.dates && meetingDates(index, criteria.dates, criteria.today);
    this.#conditions = conditionsOf(index, criteria, this.layouts);
    if (this.atDates) this.#conditions.set('dates', this.atDates);
    this.#text = criteria.text?.(index, this.#meet(scratch.assign(index.all))) ?? null;
    if (this.#text) this.#conditions.set('text', this.#text.slots);
    this.relaxed = this.#text?.relaxed ?? [];
  }

  /** Slots of the venues that meet every condition. */
  get hits(): Bitset {
    return (this.#hits ??= this.#meet(this.index.all.clone()));
  }

  get totalCount(): number {
    return (this.#totalCount ??= this.hits.count());
  }

  /** What the text asks for. */
  get textLevels(): readonly ConditionLevels[] {
    return this.#text?.levels ?? [];
  }

  /** Slots of the venues that meet every condition but those of some dimensions. Valid until the next call, on any run. */
  without(...dimensions: Dimension[]): Bitset {
    if (dimensions.length && !this.asks(dimensions)) return this.hits;
    return this.#meet(scratch.assign(this.index.all), dimensions);
  }

  /**
   * Fills the counts with the venues that meet every condition but those of some dimensions; returns them.
   * Conditions meet in the words of the first one alone, and a place comes first, as its venues lie side by side.
   */
  countsWithout(dimensions: Dimension[], counts: SharedCounts): SharedCounts {
    const [first = this.index.all, ...others] = this.#but(dimensions);
    return [...others, this.index.all].reduce((met, condition) => met.and(condition), counts.of(first));
  }

  /** Whether it has a condition of one of the dimensions. */
  asks(dimensions: Dimension[]): boolean {
    return dimensions.some((dimension) => this.#conditions.has(dimension));
  }

  /** Ids of a part of the hits, in order. */
  ids(sort: VenueSort, offset: number, limit: number): string[] {
    if (offset >= this.totalCount) return [];
    return Array.from(this.#slots(sort, offset, limit), (slot) => this.index.row(slot).id);
  }

  /** Whether a venue is free at the dates, and when; null = no dates are asked. */
  availabilityOf(venueId: string): AvailabilityAtDates | null {
    const slot = this.index.slotOf(venueId);
    if (!this.#dates || slot === undefined) return null;
    return availabilityAt(this.index.calendars, { slot, asked: this.#dates, today: this.criteria.today });
  }

  get #dates(): AskedDates | null {
    return this.criteria.dates ?? this.criteria.textDates;
  }

  /** Leaves the slots that meet the conditions, but for those of some dimensions. */
  #meet(slots: Bitset, left: readonly string[] = []): Bitset {
    return this.#but(left).reduce((met, condition) => met.and(condition), slots);
  }

  /** The conditions, but for those of some dimensions. */
  #but(left: readonly string[]): Bitset[] {
    return [...this.#conditions].filter(([name]) => !left.includes(name)).map(([, condition]) => condition);
  }

  #slots(sort: VenueSort, offset: number, limit: number): Iterable<number> {
    const { hits, states } = this;
    if (sort !== VenueSort.RELEVANCE || (!this.#text?.score && !states))
      return this.#ordered(hits, sort, offset, limit);
    if (this.#text?.score) return this.#byScore(this.#text.score).slice(offset, offset + limit);
    return this.#byState(states!, offset, limit);
  }

  /** Free ones come before those in option, and these before all others. */
  #byState({ free, option }: DateStates, offset: number, limit: number): number[] {
    const found: number[] = [];
    let before = 0;
    const [freeHits, optionHits] = [free.clone().and(this.hits), option.clone().and(this.hits)];
    const others = this.hits.clone().without(freeHits).without(optionHits);
    for (const hits of [freeHits, optionHits, others]) {
      const count = hits.count();
      const [from, wanted] = [Math.max(0, offset - before), limit - found.length];
      if (from < count && wanted > 0) found.push(...this.#ordered(hits, VenueSort.RELEVANCE, from, wanted));
      before += count;
    }
    return found;
  }

  #ordered(hits: Bitset, sort: VenueSort, offset: number, limit: number): Iterable<number> {
    const scanned = this.#scanned(hits, sort, offset, limit);
    if (scanned) return scanned;
    const sorted: number[] = [];
    this.#forEachInOrder(hits, sort, (slot) => sorted.push(slot));
    return sorted.slice(offset, offset + limit);
  }

  /** The positions of the hits in the order are marked in a bit set, which sorts them. */
  #forEachInOrder(hits: Bitset, sort: VenueSort, visit: (slot: number) => void): void {
    const order = this.index.order(sort, this.layouts);
    const [slots, ranks] = [order.values(), order.ranks()];
    ranked.assign(NONE);
    hits.forEach((slot) => ranked.add(ranks[slot]!));
    ranked.forEach((place) => visit(slots[place]!));
  }

  /** The order is scanned until the page is full; null when that takes longer than to gather the hits. */
  #scanned(hits: Bitset, sort: VenueSort, offset: number, limit: number): number[] | null {
    const totalCount = hits === this.hits ? this.totalCount : hits.count();
    const slots = this.index.order(sort, this.layouts).values();
    const page: number[] = [];
    const wanted = Math.min(limit, totalCount - offset);
    const last = Math.min(slots.length, GATHERING.ofHit * totalCount + GATHERING.ofSlot * slots.length);
    for (let place = 0, seen = 0; place < last && page.length < wanted; place++) {
      if (hits.has(slots[place]!) && seen++ >= offset) page.push(slots[place]!);
    }
    return page.length === wanted ? page : null;
  }

  /** The order by score, and by relevance where scores are equal. There are few different scores. */
  #byScore(scoreOf: (slot: number) => number): number[] {
    const groups = new Map<number, number[]>();
    const { states } = this;
    this.#forEachInOrder(this.hits, VenueSort.RELEVANCE, (slot) => {
      const score = states ? withState(scoreOf(slot), states, slot) : scoreOf(slot);
      const group = groups.get(score);
      if (group) group.push(slot);
      else groups.set(score, [slot]);
    });
    return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score)!);
  }
}

/** What conditions and names score outweighs the state, which outweighs what words score. */
function withState(score: number, { free, option }: DateStates, slot: number): number {
  const words = score % CONDITION_SCORE;
  const state = free.has(slot) ? 2 : option.has(slot) ? 1 : 0;
  return (score - words) * 3 + state * CONDITION_SCORE + words;
}

/** The layouts in which a search counts people: the given ones, else those that suit its events; empty = all. */
export function layoutsFor({ layouts, eventTypes }: Pick<SearchCriteria, 'layouts' | 'eventTypes'>): RoomLayout[] {
  return countedLayouts(layouts, eventTypes) as RoomLayout[];
}

function conditionsOf(index: CatalogueIndex, criteria: SearchCriteria, layouts: readonly RoomLayout[]): Conditions {
  const conditions: Conditions = new Map();
  const { locations, around, kinds, eventTypes, capacityBands, categories, amenities, bounds } = criteria;
  const { bedrooms, roomAreaSqm, stationMinutes, maxPrice } = criteria;
  const oneOf = <Value>(name: Dimension, values: Value[], listOf: (value: Value) => Bitset): void => {
    if (values.length) conditions.set(name, Bitset.union(values.map(listOf)));
  };
  if (locations) conditions.set('location', Bitset.union(locations.map((location) => slotsAt(index, location))));
  if (around)
    conditions.set('around', Bitset.union(around.map((circle) => slotsAround(index, circle, circle.kilometres))));
  oneOf('kinds', kinds, (value) => index.filters.of('kind', value));
  oneOf('eventTypes', eventTypes, (value) => index.filters.of('eventType', value));
  oneOf('capacityBands', capacityBands, (band) => index.rooms.within(band, layouts));
  oneOf('categories', categories, (value) => index.filters.of('category', value));
  if (criteria.capacity !== null || criteria.layouts.length)
    conditions.set('room', index.rooms.holding(criteria.capacity ?? 1, layouts));
  if (bedrooms !== null) conditions.set('bedrooms', index.bedrooms.atLeast(bedrooms));
  if (roomAreaSqm !== null) conditions.set('roomArea', index.roomAreas.atLeast(roomAreaSqm));
  if (stationMinutes !== null) conditions.set('stationMinutes', index.stationMinutes.atMost(stationMinutes));
  if (maxPrice !== null) conditions.set('price', index.prices.atMost(maxPrice));
  if (criteria.promotion) conditions.set('promotion', promotedOn(index, criteria.today));
  if (bounds) conditions.set('bounds', slotsWithin(index, bounds));
  if (amenities.length)
    conditions.set(
      'amenities',
      amenities.reduce((all, value) => all.and(index.filters.of('amenity', value)), index.all.clone()),
    );
  return conditions;
}

/** Slots of the venues with room for the people of the search in one of the layouts. */
export function withRoomsFor(
  { rooms }: CatalogueIndex,
  { capacity, capacityBands }: SearchCriteria,
  layouts: readonly RoomLayout[],
): Bitset {
  const holding = rooms.holding(capacity ?? 1, layouts);
  if (!capacityBands.length) return holding;
  return holding.clone().and(Bitset.union(capacityBands.map((band) => rooms.within(band, layouts))));
}

/** Slots of the venues with a promotion that runs on the day (YYYY-MM-DD). */
export function promotedOn(index: CatalogueIndex, day: string): Bitset {
  const running = [...index.withPromotions].filter((slot) => runsOn(index.row(slot).promotions, day));
  return Bitset.of(index.capacity, running);
}
