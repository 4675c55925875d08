import { LRUCache } from 'lru-cache';
import type { RoomLayout } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueRow, IndexedRow, Placements, WordlessRow } from './catalogue-row.ts';
import { CalendarIndex } from './dates/calendar-index.ts';
import { FilterLists } from './filter-lists.ts';
import { NameStarts } from './name-starts.ts';
import { RoomSizes } from './room-sizes.ts';
import { VenueSort } from './search.inputs.ts';
import { type Position, SlotGrid } from './slot-grid.ts';
import { LowSlotNumbers, SlotNumbers } from './slot-numbers.ts';
import { SortedSlots } from './sorted-slots.ts';
import { TextIndex } from './text-index/text-index.ts';
import { textsOf } from './text-index/venue-texts.ts';
import { SlotRow, VenueColumns } from './venue-columns.ts';
import { WaterSlots } from './water-slots.ts';

/** A part whose content can be saved as something that `snapshot-values.ts` takes, and restored when it is empty. */
interface Part {
  save(): unknown;
  restore(saved: never): void;
}
type Comparison = (a: number, b: number) => number;

/** The greatest number of cached orders by capacity: those of the events, and others on demand. */
const CAPACITY_ORDERS = 24;
/** More minutes than any way from a station takes. */
const FAR_MINUTES = 10_000;
/** More cents than any price. */
const DEAR = 4_000_000_000;

/**
 * The search index of the public catalogue, in memory. Each venue has a number, its slot. A search intersects sets of slots, without I/O.
 */
export class CatalogueIndex {
  readonly all = new Bitset(0);
  readonly columns = new VenueColumns();
  readonly filters = new FilterLists();
  readonly rooms = new RoomSizes();
  readonly calendars = new CalendarIndex();
  /** Slots of the venues with a position. */
  readonly grid = new SlotGrid();
  readonly waters = new WaterSlots(this.all, this.columns);
  /** Slots of venues with promotions, past and future ones too. */
  readonly withPromotions = new Set<number>();
  readonly orders: Record<VenueSort, SortedSlots>;
  /** Slots of the venues of the home page, so that it need not scan all; those of the slider on any day. */
  readonly placed: Record<'favourites' | 'premierPage' | 'topFive' | 'slider', SortedSlots>;
  /** Slots by the words of the folded names. */
  readonly names = new NameStarts<number>();
  readonly texts = new TextIndex();
  /** 0 = none, or unknown. */
  readonly bedrooms = new SlotNumbers();
  /** Square metres of the greatest room; 0 = none is known. */
  readonly roomAreas = new SlotNumbers();
  /** Minutes to the nearest railway station. */
  readonly stationMinutes = new LowSlotNumbers(FAR_MINUTES);
  /** The lowest price for each participant before tax, in cents. */
  readonly prices = new LowSlotNumbers(DEAR);
  readonly #slotById = new Map<string, number>();
  readonly #idBySlug = new Map<string, string>();
  #free: number[] = [];
  /** Orders by capacity in some of the layouts. They are computed when they are first used, and updated from then on. */
  readonly #capacityOrders = new LRUCache<string, SortedSlots>({ max: CAPACITY_ORDERS });

  constructor() {
    const { columns } = this;
    const by =
      (key: (slot: number) => number): Comparison =>
      (a, b) =>
        key(a) - key(b);
    const byProminence = (a: number, b: number) => this.#byProminence(a, b);
    const up = (first: Comparison) => this.#sorted(first);
    const down = (first: Comparison) => this.#sorted((a, b) => first(b, a));
    const byCapacity = by((slot) => this.rooms.mostPeople(slot, []));
    const byStars = by((slot) => columns.categories.at(slot));
    const byAge = by((slot) => columns.createdAt[slot]!);
    const byPrice = by((slot) => this.prices.at(slot) ?? DEAR);
    const fromDearest = by((slot) => -(this.prices.at(slot) ?? 0));
    const byName: Comparison = (a, b) => compareText(columns.foldedNames[a]!, columns.foldedNames[b]!);
    this.orders = {
      [VenueSort.RELEVANCE]: new SortedSlots(byProminence, () => 0),
      [VenueSort.NAME]: up(byName),
      [VenueSort.NAME_DESC]: down(byName),
      [VenueSort.CAPACITY]: up(byCapacity),
      [VenueSort.CAPACITY_DESC]: down(byCapacity),
      [VenueSort.PRICE]: up(byPrice),
      [VenueSort.PRICE_DESC]: up(fromDearest),
      [VenueSort.CATEGORY]: up(byStars),
      [VenueSort.CATEGORY_DESC]: down(byStars),
      [VenueSort.NEWEST]: down(byAge),
      [VenueSort.OLDEST]: up(byAge),
    };
    /** @param key null = the venue is removed. */
    const placed = (key: (placements: Placements) => number | null) =>
      this.#sorted(
        by((slot) => key(columns.placements(slot))!),
        (slot) => key(columns.placements(slot)) !== null,
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

  /** Of all venues, mostly in the order of their slots. */
  get ids(): string[] {
    return [...this.#slotById.keys()];
  }

  /** Greater than all slots. */
  get capacity(): number {
    return this.columns.ids.length;
  }

  /** The venue of a slot that is in use. */
  row(slot: number): IndexedRow {
    return new SlotRow(this.columns, slot);
  }

  rowById(id: string): IndexedRow | undefined {
    const slot = this.#slotById.get(id);
    return slot === undefined ? undefined : this.row(slot);
  }

  idBySlug(slug: string): string | undefined {
    return this.#idBySlug.get(slug);
  }

  slotOf(id: string): number | undefined {
    return this.#slotById.get(id);
  }

  /** Slots in an order; capacity is that in these layouts, if any are given. */
  order(sort: VenueSort, layouts: readonly RoomLayout[]): SortedSlots {
    const descending = sort === VenueSort.CAPACITY_DESC;
    if (!layouts.length || (!descending && sort !== VenueSort.CAPACITY)) return this.orders[sort];
    const key = `${sort} ${layouts.join(' ')}`;
    let order = this.#capacityOrders.get(key);
    if (!order) {
      const difference = (a: number, b: number) =>
        this.rooms.mostPeople(a, layouts) - this.rooms.mostPeople(b, layouts);
      order = this.#sorted(descending ? (a, b) => difference(b, a) : difference);
      order.fill(() => this.orders[VenueSort.RELEVANCE].values());
      this.#capacityOrders.set(key, order);
    }
    return order;
  }

  /** Replaces everything by these venues. */
  replaceAll(rows: CatalogueRow[]): void {
    for (const id of this.#slotById.keys()) this.#remove(id);
    for (const row of rows) this.texts.put(this.#insert(row), textsOf(row, row.words));
    this.#fillOrders();
  }

  /** Fills an empty index, but for its texts, batch by batch, so that the rows as they were read are never all in memory. */
  async load(batches: AsyncIterable<WordlessRow[]>): Promise<void> {
    for await (const rows of batches) for (const row of rows) this.#insert(row);
    this.#fillOrders();
  }

  /** Adds the texts of a loaded index. A venue that was put since has them already. */
  async loadTexts(batches: AsyncIterable<Pick<CatalogueRow, 'id' | 'words'>[]>): Promise<void> {
    for await (const batch of batches)
      for (const { id, words } of batch) {
        const slot = this.#slotById.get(id);
        if (slot !== undefined && !this.texts.has(slot)) this.texts.put(slot, textsOf(this.row(slot), words));
      }
  }

  /** What `restore` takes, part by part. */
  *save(): Generator {
    for (const part of this.#parts) yield part.save();
  }

  /** Fills an empty index with what another one has saved. */
  restore(saved: readonly unknown[]): void {
    for (const [place, part] of this.#parts.entries()) part.restore(saved[place] as never);
    const free = new Set(this.#free);
    for (let slot = 0; slot < this.capacity; slot++) if (!free.has(slot)) this.#register(slot);
    this.#fillDependentOrders();
  }

  /** What everything else follows from. */
  get #parts(): readonly Part[] {
    const { columns, filters, rooms, roomAreas, calendars, texts, bedrooms, stationMinutes, prices } = this;
    const byRelevance = this.orders[VenueSort.RELEVANCE];
    const order: Part = {
      save: () => byRelevance.values(),
      restore: (saved: Uint32Array) => byRelevance.restore(saved),
    };
    const names: Part = {
      save: () => this.names.save(),
      restore: (saved: ReturnType<NameStarts<number>['save']>) =>
        this.names.restore(saved, (slot) => columns.foldedNames[slot]!),
    };
    const free: Part = { save: () => this.#free, restore: (saved: number[]) => (this.#free = saved) };
    return [columns, free, filters, rooms, roomAreas, calendars, texts, bedrooms, stationMinutes, prices, order, names];
  }

  /** Adds a venue, or replaces the one with its id. */
  put(row: CatalogueRow): void {
    this.remove(row.id);
    const slot = this.#insert(row);
    this.texts.put(slot, textsOf(row, row.words));
    for (const order of this.#allOrders()) order.add(slot);
    this.names.add(this.columns.foldedNames[slot]!, slot);
  }

  remove(id: string): void {
    const slot = this.#slotById.get(id);
    if (slot === undefined) return;
    for (const order of this.#allOrders()) order.remove(slot);
    this.names.remove(this.columns.foldedNames[slot]!, slot);
    this.#remove(id);
  }

  #insert(row: WordlessRow): number {
    const slot = this.#free.pop() ?? this.capacity;
    this.columns.put(slot, row);
    this.filters.put(slot, row);
    this.rooms.put(slot, row);
    this.calendars.put(slot, row.calendar);
    this.bedrooms.put(slot, row.bedrooms);
    this.roomAreas.put(slot, row.largestAreaSqm);
    this.stationMinutes.put(slot, row.stationMinutes);
    this.prices.put(slot, row.priceFrom);
    this.#register(slot);
    return slot;
  }

  /** Adds a venue to the sets and maps that follow from its columns. */
  #register(slot: number): void {
    const row = this.row(slot);
    this.all.add(slot);
    this.#slotById.set(row.id, slot);
    this.#idBySlug.set(row.slug, row.id);
    this.waters.put(slot);
    if (isPlaced(row)) this.grid.put(slot, row);
    if (row.promotions.length) this.withPromotions.add(slot);
  }

  #remove(id: string): void {
    const slot = this.#slotById.get(id)!;
    const row = this.row(slot);
    this.all.delete(slot);
    this.columns.communes.put(slot, null);
    this.filters.remove(slot);
    this.withPromotions.delete(slot);
    this.texts.remove(slot);
    this.rooms.remove(slot);
    this.calendars.remove(slot);
    this.bedrooms.put(slot, 0);
    this.roomAreas.put(slot, 0);
    this.stationMinutes.put(slot, null);
    this.prices.put(slot, null);
    if (isPlaced(row)) this.grid.remove(slot, row);
    this.waters.remove(slot);
    this.#slotById.delete(id);
    if (this.#idBySlug.get(row.slug) === id) this.#idBySlug.delete(row.slug);
    this.#free.push(slot);
  }

  /** The order of relevance is that of ties in the others. */
  #fillOrders(): void {
    const byRelevance = this.orders[VenueSort.RELEVANCE];
    this.#fillDependentOrders();
    byRelevance.fill(() => Uint32Array.from(this.#slotById.values()));
    this.names.fill(Array.from(byRelevance.values(), (slot) => [this.columns.foldedNames[slot]!, slot] as const));
  }

  /** All but the order of relevance, in which their ties are. */
  #fillDependentOrders(): void {
    const byRelevance = this.orders[VenueSort.RELEVANCE];
    for (const order of this.#allOrders()) if (order !== byRelevance) order.fill(() => byRelevance.values());
  }

  #allOrders(): SortedSlots[] {
    return [...Object.values(this.orders), ...Object.values(this.placed), ...this.#capacityOrders.values()];
  }

  #sorted(first: Comparison, holds?: (slot: number) => boolean): SortedSlots {
    return new SortedSlots(first, (a, b) => this.#byProminence(a, b), holds);
  }

  /** The order of venues that are otherwise equal. */
  #byProminence(a: number, b: number): number {
    const { prominences, foldedNames, ids } = this.columns;
    return (
      prominences[b]! - prominences[a]! ||
      compareText(foldedNames[a]!, foldedNames[b]!) ||
      compareText(ids[a]!, ids[b]!)
    );
  }
}

function isPlaced<Row extends IndexedRow>(row: Row): row is Row & Position {
  return row.latitude !== null && row.longitude !== null;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
