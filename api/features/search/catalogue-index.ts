import { LRUCache } from 'lru-cache';
import { fold } from '../../platform/text.ts';
import type { RoomLayout } from '../venues/venue.enums.ts';
import { Bitset, grown } from './bitset.ts';
import type { CatalogueRow, Placements } from './catalogue-row.ts';
import { NameStarts } from './name-starts.ts';
import { mostPeople, RoomSizes } from './room-sizes.ts';
import { VenueSort } from './search.inputs.ts';
import { type Position, SlotGrid } from './slot-grid.ts';
import { SlotNumbers } from './slot-numbers.ts';
import { SortedSlots } from './sorted-slots.ts';

/** The filters with a posting list for each value. */
type Filter = 'region' | 'department' | 'kind' | 'category' | 'eventType' | 'amenity';
type Comparison = (a: number, b: number) => number;

/** The greatest number of cached orders by capacity: those of the events, and others on demand. */
const CAPACITY_ORDERS = 24;
const NONE = new Bitset(0);
/** More minutes than any way from a station takes. */
const FAR_MINUTES = 10_000;

/**
 * The search index of the public catalogue, in memory. Each venue has a number, its slot, and each value of each filter a posting list: the
 * set of the slots of its venues. A search intersects some of them, without I/O.
 */
export class CatalogueIndex {
  readonly all = new Bitset(0);
  /** Posting lists of communes: arrays instead of bit sets, because most have few venues. */
  readonly communes = new Map<string, Set<number>>();
  readonly rooms = new RoomSizes();
  /** Slots of the venues with a position. */
  readonly grid = new SlotGrid();
  /** Slots of venues with promotions, past and future ones too. */
  readonly withPromotions = new Set<number>();
  readonly orders: Record<VenueSort, SortedSlots>;
  /** Slots of the venues of the home page, so that it need not scan all; those of the slider on any day. */
  readonly placed: Record<'favourites' | 'premierPage' | 'topFive' | 'slider', SortedSlots>;
  /** Slots by the words of the folded names. */
  readonly names = new NameStarts<number>();
  readonly #postings = new Map<string, Bitset>();
  readonly #rows: (CatalogueRow | undefined)[] = [];
  readonly #sortNames: string[] = [];
  readonly #slotById = new Map<string, number>();
  readonly #idBySlug = new Map<string, string>();
  readonly #free: number[] = [];
  /** Orders by capacity in some of the layouts. They are computed when they are first used, and updated from then on. */
  readonly #capacityOrders = new LRUCache<string, SortedSlots>({ max: CAPACITY_ORDERS });
  /** Codes of departments by index, and the index for each slot: counting this way is faster than with posting lists. */
  readonly #departmentCodes: string[] = [];
  #departmentNumbers = new Uint32Array(64);
  readonly #bedrooms = new SlotNumbers();
  /** The greater, the nearer a station is; 0 = no station is known. */
  readonly #stations = new SlotNumbers();

  constructor() {
    const by = (key: (row: CatalogueRow) => number) => (a: number, b: number) => key(this.row(a)) - key(this.row(b));
    const up = (first: Comparison) => this.#sorted(first);
    const down = (first: Comparison) => this.#sorted((a, b) => first(b, a));
    const byCapacity = by((row) => row.largestRoom);
    const byStars = by((row) => row.category ?? 0);
    const byAge = (a: number, b: number): number => compareText(this.row(a).createdAt, this.row(b).createdAt);
    const byName = (a: number, b: number): number => compareText(this.#sortNames[a]!, this.#sortNames[b]!);
    this.orders = {
      [VenueSort.RELEVANCE]: up(() => 0),
      [VenueSort.NAME]: up(byName),
      [VenueSort.NAME_DESC]: down(byName),
      [VenueSort.CAPACITY]: up(byCapacity),
      [VenueSort.CAPACITY_DESC]: down(byCapacity),
      [VenueSort.CATEGORY]: up(byStars),
      [VenueSort.CATEGORY_DESC]: down(byStars),
      [VenueSort.NEWEST]: down(byAge),
      [VenueSort.OLDEST]: up(byAge),
    };
    /** @param key null = the venue is removed. */
    const placed = (key: (placements: Placements) => number | null) =>
      this.#sorted(
        by(({ placements }) => key(placements)!),
        (slot) => key(this.row(slot).placements) !== null,
      );
    this.placed = {
      favourites: placed(({ favourite }) => (favourite ? 0 : null)),
      premierPage: placed(({ premierPage }) => (premierPage ? 0 : null)),
      topFive: placed(({ topFive }) => topFive),
      slider: placed(({ slider }) => slider && (slider.order ?? Number.MAX_SAFE_INTEGER)),
    };
  }

  get size(): number {
    return this.#slotById.size;
  }

  /** Greater than all slots. */
  get capacity(): number {
    return this.#rows.length;
  }

  /** The posting list of a value of a filter, which must not be modified. */
  postings(filter: Filter, value: string | number): Bitset {
    return this.#postings.get(`${filter} ${value}`) ?? NONE;
  }

  /** Slots of the venues with as many bedrooms. */
  withBedrooms(least: number): Bitset {
    return this.#bedrooms.atLeast(least);
  }

  /** Slots of the venues with a railway station within so many minutes. */
  withStation(minutes: number): Bitset {
    return this.#stations.atLeast(FAR_MINUTES - minutes);
  }

  /** The venue of a slot that is in use. */
  row(slot: number): CatalogueRow {
    return this.#rows[slot]!;
  }

  rowById(id: string): CatalogueRow | undefined {
    const slot = this.#slotById.get(id);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  idBySlug(slug: string): string | undefined {
    return this.#idBySlug.get(slug);
  }

  slotOf(id: string): number | undefined {
    return this.#slotById.get(id);
  }

  /** Folded name of the venue of a slot. */
  sortName(slot: number): string {
    return this.#sortNames[slot]!;
  }

  /** Slots in an order; capacity is that in these layouts, if any are given. */
  order(sort: VenueSort, layouts: readonly RoomLayout[]): SortedSlots {
    const descending = sort === VenueSort.CAPACITY_DESC;
    if (!layouts.length || (!descending && sort !== VenueSort.CAPACITY)) return this.orders[sort];
    const key = `${sort} ${layouts.join(' ')}`;
    let order = this.#capacityOrders.get(key);
    if (!order) {
      const difference = (a: number, b: number) => mostPeople(this.row(a), layouts) - mostPeople(this.row(b), layouts);
      order = this.#sorted(descending ? (a, b) => difference(b, a) : difference);
      order.fill(this.orders[VenueSort.RELEVANCE].values());
      this.#capacityOrders.set(key, order);
    }
    return order;
  }

  /** The number of slots by department. */
  countByDepartment(slots: Bitset): Map<string, number> {
    const counts = new Uint32Array(this.#departmentCodes.length);
    const numbers = this.#departmentNumbers;
    slots.forEach((slot) => counts[numbers[slot]!]!++);
    return new Map(
      this.#departmentCodes.map((code, number) => [code, counts[number]!] as const).filter(([, count]) => count),
    );
  }

  /** Replaces everything by these venues. */
  replaceAll(rows: CatalogueRow[]): void {
    for (const id of this.#slotById.keys()) this.#remove(id);
    const slots = Uint32Array.from(rows, (row) => this.#insert(row));
    for (const order of this.#allOrders()) order.fill(slots);
    this.names.fill(Array.from(slots, (slot) => [this.sortName(slot), slot] as const));
  }

  /** Adds a venue, or replaces the one with its id. */
  put(row: CatalogueRow): void {
    this.remove(row.id);
    const slot = this.#insert(row);
    for (const order of this.#allOrders()) order.add(slot);
    this.names.add(this.sortName(slot), slot);
  }

  remove(id: string): void {
    const slot = this.#slotById.get(id);
    if (slot === undefined) return;
    for (const order of this.#allOrders()) order.remove(slot);
    this.names.remove(this.sortName(slot), slot);
    this.#remove(id);
  }

  #insert(row: CatalogueRow): number {
    const slot = this.#free.pop() ?? this.#rows.length;
    this.#rows[slot] = row;
    this.#sortNames[slot] = fold(row.name);
    this.#slotById.set(row.id, slot);
    this.#idBySlug.set(row.slug, row.id);
    this.rooms.put(slot, row);
    if (slot >= this.#departmentNumbers.length) this.#departmentNumbers = grown(this.#departmentNumbers, slot + 1);
    this.#departmentNumbers[slot] = this.#numberOf(row.departmentCode);
    this.#bedrooms.put(slot, row.bedrooms);
    this.#stations.put(slot, row.stationMinutes === null ? 0 : FAR_MINUTES - row.stationMinutes);
    if (isPlaced(row)) this.grid.put(slot, row);
    for (const set of this.#postingsOf(row)) set.add(slot);
    if (row.promotions.length) this.withPromotions.add(slot);
    return slot;
  }

  #remove(id: string): void {
    const slot = this.#slotById.get(id)!;
    const row = this.row(slot);
    for (const set of this.#postingsOf(row)) set.delete(slot);
    this.withPromotions.delete(slot);
    this.rooms.remove(slot, row);
    this.#bedrooms.put(slot, 0);
    this.#stations.put(slot, 0);
    if (isPlaced(row)) this.grid.remove(slot, row);
    this.#slotById.delete(id);
    if (this.#idBySlug.get(row.slug) === id) this.#idBySlug.delete(row.slug);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
  }

  /** The posting lists that hold a venue. */
  #postingsOf(row: CatalogueRow): (Bitset | Set<number>)[] {
    const keys = [
      `region ${row.regionCode}`,
      `department ${row.departmentCode}`,
      `kind ${row.kind}`,
      `category ${row.category}`,
      ...row.eventTypes.map((value) => `eventType ${value}`),
      ...row.amenities.map((value) => `amenity ${value}`),
    ];
    const lists = keys.map((key) => entry(this.#postings, key, () => new Bitset(0)));
    return [this.all, entry(this.communes, row.communeCode, () => new Set<number>()), ...lists];
  }

  #allOrders(): SortedSlots[] {
    return [...Object.values(this.orders), ...Object.values(this.placed), ...this.#capacityOrders.values()];
  }

  #sorted(first: Comparison, holds?: (slot: number) => boolean): SortedSlots {
    return new SortedSlots((a, b) => first(a, b) || this.#byProminence(a, b), holds);
  }

  #numberOf(departmentCode: string): number {
    const known = this.#departmentCodes.indexOf(departmentCode);
    return known >= 0 ? known : this.#departmentCodes.push(departmentCode) - 1;
  }

  /** The order of venues that are otherwise equal. */
  #byProminence(a: number, b: number): number {
    const [first, second] = [this.row(a), this.row(b)];
    return (
      second.prominence - first.prominence ||
      compareText(this.#sortNames[a]!, this.#sortNames[b]!) ||
      compareText(first.id, second.id)
    );
  }
}

function isPlaced(row: CatalogueRow): row is CatalogueRow & Position {
  return row.latitude !== null && row.longitude !== null;
}

function entry<Value>(lists: Map<string, Value>, key: string, make: () => Value): Value {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = make()));
  return list;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
