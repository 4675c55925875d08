import type { Location } from '../geography/location.ts';
import type { Amenity, CapacityBand, EventType, RoomLayout } from '../venues/venue.terms.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { runsOn } from './catalogue-row.ts';
import { VenueSort } from './search.inputs.ts';

/** A search whose words have been understood: places looked up, text matched by the database. */
export interface SearchCriteria {
  /** Score of each venue that the free text finds, by id; null = no text was given. */
  textScores: Map<string, number> | null;
  /** Null = everywhere; an empty list = places that nobody knows, which finds nothing. */
  locations: Location[] | null;
  eventTypes: EventType[];
  capacity: number | null;
  capacityBands: CapacityBand[];
  categories: number[];
  layouts: RoomLayout[];
  amenities: Amenity[];
  promotion: boolean;
  bounds: { north: number; south: number; east: number; west: number } | null;
  /** Today (YYYY-MM-DD), by which promotions run. */
  today: string;
}

/** The conditions that a facet can be counted without. */
export type Dimension = 'location' | 'eventTypes' | 'capacityBands' | 'room' | 'categories' | 'amenities' | 'promotion';

/** One evaluated search over the catalogue. Nothing is computed before it is asked for. */
export class SearchRun {
  readonly index: CatalogueIndex;
  readonly criteria: SearchCriteria;
  readonly #conditions: Map<Dimension | 'text' | 'bounds', Bitset>;
  #hits: Bitset | null = null;

  constructor(index: CatalogueIndex, criteria: SearchCriteria) {
    this.index = index;
    this.criteria = criteria;
    this.#conditions = conditionsOf(index, criteria);
  }

  /** Slots of the venues that meet every condition. */
  get hits(): Bitset {
    return (this.#hits ??= this.without());
  }

  /** Slots of the venues that meet every condition but those of one dimension. */
  without(dimension?: Dimension): Bitset {
    if (dimension && !this.#conditions.has(dimension)) return this.hits;
    const result = this.index.all.clone();
    for (const [name, condition] of this.#conditions) if (name !== dimension) result.and(condition);
    return result;
  }

  /** Ids of a part of the hits, in order. */
  ids(sort: VenueSort, offset: number, limit: number): string[] {
    const total = this.hits.count();
    if (offset >= total) return [];
    const { textScores } = this.criteria;
    const slots =
      textScores && sort === VenueSort.RELEVANCE
        ? this.#byScore(textScores).slice(offset, offset + limit)
        : total * 16 < this.index.size
          ? this.#gathered(sort).slice(offset, offset + limit)
          : this.#walked(sort, offset, limit);
    return Array.from(slots, (slot) => this.index.row(slot).id);
  }

  /** Where hits are few: their places in the order are marked, and come out sorted. */
  #gathered(sort: VenueSort): number[] {
    const order = this.index.orders[sort];
    const [slots, ranks] = [order.values(), order.ranks()];
    const places = new Bitset(slots.length);
    this.hits.forEach((slot) => places.add(ranks[slot]!));
    const sorted: number[] = [];
    places.forEach((place) => sorted.push(slots[place]!));
    return sorted;
  }

  /** Where hits are many: the whole order is walked until the page is full. */
  #walked(sort: VenueSort, offset: number, limit: number): number[] {
    const page: number[] = [];
    const { hits } = this;
    const slots = this.index.orders[sort].values();
    for (let place = 0, seen = 0; place < slots.length && page.length < limit; place++) {
      if (hits.has(slots[place]!) && seen++ >= offset) page.push(slots[place]!);
    }
    return page;
  }

  #byScore(scores: Map<string, number>): number[] {
    const ranks = this.index.orders[VenueSort.RELEVANCE].ranks();
    const score = (slot: number): number => scores.get(this.index.row(slot).id) ?? 0;
    return this.#slots().sort((a, b) => score(b) - score(a) || ranks[a]! - ranks[b]!);
  }

  #slots(): number[] {
    const slots: number[] = [];
    this.hits.forEach((slot) => slots.push(slot));
    return slots;
  }
}

function conditionsOf(index: CatalogueIndex, criteria: SearchCriteria): Map<Dimension | 'text' | 'bounds', Bitset> {
  const conditions = new Map<Dimension | 'text' | 'bounds', Bitset>();
  const { textScores, locations, eventTypes, capacityBands, categories, amenities, bounds } = criteria;
  if (textScores) conditions.set('text', slotsOf(index, textScores.keys()));
  if (locations) conditions.set('location', union(locations.map((location) => slotsAt(index, location))));
  if (eventTypes.length) conditions.set('eventTypes', union(eventTypes.map((value) => index.eventTypes.get(value))));
  if (capacityBands.length)
    conditions.set('capacityBands', union(capacityBands.map((value) => index.bands.get(value))));
  if (categories.length) conditions.set('categories', union(categories.map((value) => index.categories.get(value))));
  if (criteria.capacity !== null || criteria.layouts.length) conditions.set('room', withRoomFor(index, criteria));
  if (criteria.promotion) conditions.set('promotion', promotedOn(index, criteria.today));
  if (bounds) conditions.set('bounds', within(index, bounds));
  if (amenities.length) conditions.set('amenities', intersection(amenities.map((value) => index.amenities.get(value))));
  return conditions;
}

/** Slots of the venues with one room for so many people in one of the layouts, or in any when none is named. */
function withRoomFor(index: CatalogueIndex, { capacity, layouts }: SearchCriteria): Bitset {
  const people = capacity ?? 1;
  return layouts.length ? union(layouts.map((layout) => index.holding(people, layout))) : index.holding(people);
}

/** Slots of the venues with a promotion that runs on the day (YYYY-MM-DD). */
export function promotedOn(index: CatalogueIndex, day: string): Bitset {
  const running = [...index.withPromotions].filter((slot) => runsOn(index.row(slot).promotions, day));
  return Bitset.of(index.capacity, running);
}

function within(index: CatalogueIndex, { north, south, east, west }: NonNullable<SearchCriteria['bounds']>): Bitset {
  const set = new Bitset(index.capacity);
  index.all.forEach((slot) => {
    const { latitude, longitude } = index.row(slot);
    if (latitude === null || longitude === null || latitude > north || latitude < south) return;
    // A rectangle over the date line has its western edge east of its eastern one.
    if (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east) set.add(slot);
  });
  return set;
}

function slotsAt(index: CatalogueIndex, { kind, codes }: Location): Bitset {
  if (kind === 'region') return union(codes.map((code) => index.regions.get(code)));
  if (kind === 'department') return union(codes.map((code) => index.departments.get(code)));
  return Bitset.of(
    index.capacity,
    codes.flatMap((code) => [...(index.communes.get(code) ?? [])]),
  );
}

function slotsOf(index: CatalogueIndex, ids: Iterable<string>): Bitset {
  const set = new Bitset(index.capacity);
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) set.add(slot);
  }
  return set;
}

function union(sets: (Bitset | undefined)[]): Bitset {
  const result = new Bitset(0);
  for (const set of sets) if (set) result.or(set);
  return result;
}

function intersection(sets: (Bitset | undefined)[]): Bitset {
  const [first = new Bitset(0), ...rest] = sets.map((set) => set ?? new Bitset(0));
  return rest.reduce((result, set) => result.and(set), first.clone());
}
