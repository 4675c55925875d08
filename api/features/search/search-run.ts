import type { Location } from '../geography/location.ts';
import type { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { countedLayouts } from '../../../schema/suitable-layouts.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAround, slotsAt, slotsWithin } from './catalogue-places.ts';
import { runsOn } from './catalogue-row.ts';
import type { Bounds, Circle } from './area.inputs.ts';
import type { ConditionLevels } from './condition-levels.ts';
import type { SearchCondition } from './near-miss.types.ts';
import { VenueSort } from './search.inputs.ts';
import type { TextHits } from './text-search.ts';

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
  /** The longest way from a railway station. */
  stationMinutes: number | null;
  /** The greatest price for each participant before tax, in cents. */
  maxPrice: number | null;
  amenities: Amenity[];
  promotion: boolean;
  bounds: Bounds | null;
  /** Today (YYYY-MM-DD), by which promotions run. */
  today: string;
}

/** The conditions that the counts of a facet leave out. */
type Dimension =
  | 'location'
  | 'kinds'
  | 'eventTypes'
  | 'capacityBands'
  | 'room'
  | 'categories'
  | 'bedrooms'
  | 'stationMinutes'
  | 'price'
  | 'amenities'
  | 'promotion';
/** The slots of the venues that meet each condition of a search. */
type Conditions = Map<Dimension | 'text' | 'around' | 'bounds', Bitset>;

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
  readonly #conditions: Conditions;
  readonly #text: TextHits | null;
  #hits: Bitset | null = null;
  #totalCount: number | null = null;

  constructor(index: CatalogueIndex, criteria: SearchCriteria) {
    this.index = index;
    this.criteria = criteria;
    this.layouts = layoutsFor(criteria);
    this.#conditions = conditionsOf(index, criteria, this.layouts);
    this.#text = criteria.text?.(index, this.without()) ?? null;
    if (this.#text) this.#conditions.set('text', this.#text.slots);
    this.relaxed = this.#text?.relaxed ?? [];
  }

  /** Slots of the venues that meet every condition. */
  get hits(): Bitset {
    return (this.#hits ??= this.without());
  }

  get totalCount(): number {
    return (this.#totalCount ??= this.hits.count());
  }

  /** What the text asks for. */
  get textLevels(): readonly ConditionLevels[] {
    return this.#text?.levels ?? [];
  }

  /** Slots of the venues that meet every condition but those of some dimensions. */
  without(...dimensions: Dimension[]): Bitset {
    if (dimensions.length && !dimensions.some((dimension) => this.#conditions.has(dimension))) return this.hits;
    const left: ReadonlySet<string> = new Set(dimensions);
    const result = this.index.all.clone();
    for (const [name, condition] of this.#conditions) if (!left.has(name)) result.and(condition);
    return result;
  }

  /** Ids of a part of the hits, in order. */
  ids(sort: VenueSort, offset: number, limit: number): string[] {
    if (offset >= this.totalCount) return [];
    const slots =
      this.#text?.score && sort === VenueSort.RELEVANCE
        ? this.#byScore(this.#text.score).slice(offset, offset + limit)
        : (this.#scanned(sort, offset, limit) ?? this.#gathered(sort).slice(offset, offset + limit));
    return Array.from(slots, (slot) => this.index.row(slot).id);
  }

  /** The positions of the hits in the order are marked in a bit set, which sorts them. */
  #gathered(sort: VenueSort): number[] {
    const order = this.index.order(sort, this.layouts);
    const [slots, ranks] = [order.values(), order.ranks()];
    const places = new Bitset(slots.length);
    this.hits.forEach((slot) => places.add(ranks[slot]!));
    const sorted: number[] = [];
    places.forEach((place) => sorted.push(slots[place]!));
    return sorted;
  }

  /** The order is scanned until the page is full; null when that takes longer than to gather the hits. */
  #scanned(sort: VenueSort, offset: number, limit: number): number[] | null {
    const { hits, totalCount } = this;
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
    for (const slot of this.#gathered(VenueSort.RELEVANCE)) {
      const score = scoreOf(slot);
      const group = groups.get(score);
      if (group) group.push(slot);
      else groups.set(score, [slot]);
    }
    return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score)!);
  }
}

/** The layouts in which a search counts people: the given ones, else those that suit its events; empty = all. */
export function layoutsFor({ layouts, eventTypes }: Pick<SearchCriteria, 'layouts' | 'eventTypes'>): RoomLayout[] {
  return countedLayouts(layouts, eventTypes) as RoomLayout[];
}

function conditionsOf(index: CatalogueIndex, criteria: SearchCriteria, layouts: readonly RoomLayout[]): Conditions {
  const conditions: Conditions = new Map();
  const { locations, around, kinds, eventTypes, capacityBands, categories, amenities, bounds } = criteria;
  const { bedrooms, stationMinutes, maxPrice } = criteria;
  const oneOf = <Value>(name: Dimension, values: Value[], listOf: (value: Value) => Bitset): void => {
    if (values.length) conditions.set(name, Bitset.union(values.map(listOf)));
  };
  if (locations) conditions.set('location', Bitset.union(locations.map((location) => slotsAt(index, location))));
  if (around)
    conditions.set('around', Bitset.union(around.map((circle) => slotsAround(index, circle, circle.kilometres))));
  oneOf('kinds', kinds, (value) => index.postings('kind', value));
  oneOf('eventTypes', eventTypes, (value) => index.postings('eventType', value));
  oneOf('capacityBands', capacityBands, (band) => index.rooms.within(band, layouts));
  oneOf('categories', categories, (value) => index.postings('category', value));
  if (criteria.capacity !== null || criteria.layouts.length)
    conditions.set('room', index.rooms.holding(criteria.capacity ?? 1, layouts));
  if (bedrooms !== null) conditions.set('bedrooms', index.withBedrooms(bedrooms));
  if (stationMinutes !== null) conditions.set('stationMinutes', index.withStation(stationMinutes));
  if (maxPrice !== null) conditions.set('price', index.withPrice(maxPrice));
  if (criteria.promotion) conditions.set('promotion', promotedOn(index, criteria.today));
  if (bounds) conditions.set('bounds', slotsWithin(index, bounds));
  if (amenities.length)
    conditions.set(
      'amenities',
      amenities.reduce((all, value) => all.and(index.postings('amenity', value)), index.all.clone()),
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
  return Bitset.union(capacityBands.map((band) => rooms.within(band, layouts))).and(holding);
}

/** Slots of the venues with a promotion that runs on the day (YYYY-MM-DD). */
export function promotedOn(index: CatalogueIndex, day: string): Bitset {
  const running = [...index.withPromotions].filter((slot) => runsOn(index.row(slot).promotions, day));
  return Bitset.of(index.capacity, running);
}
