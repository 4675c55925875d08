import { LRUCache } from 'lru-cache';
import { fold } from '../../platform/text.ts';
import type { EventType, Amenity, RoomLayout } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { NameStarts } from './name-starts.ts';
import { grown, mostPeople, RoomSizes } from './room-sizes.ts';
import { VenueSort } from './search.inputs.ts';
import { PlacedSlots } from './placed-slots.ts';
import { SortedSlots } from './sorted-slots.ts';

/** Orders by capacity that are kept besides the one over all layouts: those of the events, and what else visitors choose. */
const CAPACITY_ORDERS = 24;

type Comparison = (a: number, b: number) => number;

/**
 * The public catalogue in memory: a numbered slot for each venue, and for each value of each filter the set of its
 * slots. A search is a few intersections of bit sets, whatever database stands below. Holds no promises and does no I/O.
 */
export class CatalogueIndex {
  readonly all = new Bitset(0);
  readonly regions = new Map<string, Bitset>();
  readonly departments = new Map<string, Bitset>();
  readonly communes = new Map<string, Set<number>>();
  readonly eventTypes = new Map<EventType, Bitset>();
  readonly amenities = new Map<Amenity, Bitset>();
  readonly rooms = new RoomSizes();
  readonly categories = new Map<number, Bitset>();
  /** Slots of venues that have promotions, past and future ones too. */
  readonly withPromotions = new Set<number>();
  readonly orders: Record<VenueSort, SortedSlots>;
  /** Slots that the platform has given a place. */
  readonly placed = new PlacedSlots(
    (slot) => this.row(slot),
    (a, b) => this.#byProminence(a, b),
  );
  /** Slots by the words of the venues' folded names. */
  readonly names = new NameStarts<number>();
  readonly #rows: (CatalogueRow | undefined)[] = [];
  readonly #sortNames: string[] = [];
  readonly #slotById = new Map<string, number>();
  readonly #idBySlug = new Map<string, string>();
  readonly #free: number[] = [];
  /** Orders by capacity in some of the layouts only. They are made when they are first asked for, and followed from then on. */
  readonly #capacityOrders = new LRUCache<string, SortedSlots>({ max: CAPACITY_ORDERS });
  /** Codes of departments by their number here, and that number of each slot. */
  readonly #departmentCodes: string[] = [];
  #departmentNumbers = new Int32Array(64);

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
  }

  get size(): number {
    return this.#slotById.size;
  }

  /** Numbers of slots are below this. */
  get capacity(): number {
    return this.#rows.length;
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

  /** Slots in an order; capacity is counted in these layouts alone, when some are named. */
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

  /** How many of the slots lie in each department that has any. */
  countByDepartment(slots: Bitset): Map<string, number> {
    const counts = new Uint32Array(this.#departmentCodes.length);
    const numbers = this.#departmentNumbers;
    slots.forEach((slot) => counts[numbers[slot]!]!++);
    return new Map(
      this.#departmentCodes.map((code, number) => [code, counts[number]!] as const).filter(([, count]) => count),
    );
  }

  /** Puts many venues in at once, in place of everything that is there. */
  replaceAll(rows: CatalogueRow[]): void {
    for (const id of this.#slotById.keys()) this.#remove(id);
    const slots = Uint32Array.from(rows, (row) => this.#insert(row));
    for (const order of this.#allOrders()) order.fill(slots);
    this.placed.clear();
    for (const slot of slots) this.placed.add(slot, this.row(slot));
    this.names.fill(Array.from(slots, (slot) => [this.sortName(slot), slot] as const));
  }

  /** Puts a venue in, or in place of what was there under its id. */
  put(row: CatalogueRow): void {
    this.remove(row.id);
    const slot = this.#insert(row);
    for (const order of this.#allOrders()) order.add(slot);
    this.placed.add(slot, row);
    this.names.add(this.sortName(slot), slot);
  }

  remove(id: string): void {
    const slot = this.#slotById.get(id);
    if (slot === undefined) return;
    for (const order of this.#allOrders()) order.remove(slot);
    this.placed.remove(slot, this.row(slot));
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
    if (slot >= this.#departmentNumbers.length) this.#departmentNumbers = grown(this.#departmentNumbers);
    this.#departmentNumbers[slot] = this.#numberOf(row.departmentCode);
    for (const set of this.#setsOf(row)) set.add(slot);
    if (!this.communes.has(row.communeCode)) this.communes.set(row.communeCode, new Set());
    this.communes.get(row.communeCode)!.add(slot);
    if (row.promotions.length) this.withPromotions.add(slot);
    return slot;
  }

  #remove(id: string): void {
    const slot = this.#slotById.get(id)!;
    const row = this.row(slot);
    for (const set of this.#setsOf(row)) set.remove(slot);
    this.communes.get(row.communeCode)?.delete(slot);
    this.withPromotions.delete(slot);
    this.rooms.remove(slot, row);
    this.#slotById.delete(id);
    if (this.#idBySlug.get(row.slug) === id) this.#idBySlug.delete(row.slug);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
  }

  #setsOf(row: CatalogueRow): Bitset[] {
    return [
      this.all,
      entry(this.regions, row.regionCode),
      entry(this.departments, row.departmentCode),
      ...(row.category === null ? [] : [entry(this.categories, row.category)]),
      ...row.eventTypes.map((value) => entry(this.eventTypes, value)),
      ...row.amenities.map((value) => entry(this.amenities, value)),
    ];
  }

  #allOrders(): SortedSlots[] {
    return [...Object.values(this.orders), ...this.#capacityOrders.values()];
  }

  #sorted(first: Comparison): SortedSlots {
    return new SortedSlots((a, b) => first(a, b) || this.#byProminence(a, b));
  }

  #numberOf(departmentCode: string): number {
    const known = this.#departmentCodes.indexOf(departmentCode);
    return known >= 0 ? known : this.#departmentCodes.push(departmentCode) - 1;
  }

  /** The order among what is otherwise equal. */
  #byProminence(a: number, b: number): number {
    const [first, second] = [this.row(a), this.row(b)];
    return (
      second.prominence - first.prominence ||
      compareText(this.#sortNames[a]!, this.#sortNames[b]!) ||
      compareText(first.id, second.id)
    );
  }
}

function entry<Key>(sets: Map<Key, Bitset>, key: Key): Bitset {
  let set = sets.get(key);
  if (!set) sets.set(key, (set = new Bitset(0)));
  return set;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
