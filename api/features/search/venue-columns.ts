import { fold } from '../../platform/text.ts';
import type { IndexedRow, Placements, PromotionDates, WordlessRow } from './catalogue-row.ts';
import { SlotNumbers } from './slot-numbers.ts';
import { SlotValues } from './slot-values.ts';

/** Shared by the many venues without promotions, and without a place on the home page. */
const NO_PROMOTIONS: PromotionDates[] = [];
const NOT_PLACED: Placements = { favourite: false, premierPage: false, topFive: null, slider: null };

/**
 * What is kept of the venues beside sets and sizes, by slot. Columns take a third of the memory of an object for each venue, and the garbage
 * collector has nothing to visit in those of numbers.
 */
export class VenueColumns {
  ids: string[] = [];
  slugs: string[] = [];
  names: string[] = [];
  foldedNames: string[] = [];
  readonly communes = new SlotValues();
  readonly departments = new SlotValues();
  readonly regions = new SlotValues();
  /** 0 = none. */
  readonly categories = new SlotNumbers();
  /** NaN = the position is unknown. */
  latitudes: number[] = [];
  longitudes: number[] = [];
  prominences: number[] = [];
  /** Milliseconds since 1970. */
  createdAt: number[] = [];
  #promotions = new Map<number, PromotionDates[]>();
  #placements = new Map<number, Placements>();

  put(slot: number, row: WordlessRow): void {
    this.ids[slot] = row.id;
    this.slugs[slot] = row.slug;
    this.names[slot] = row.name;
    this.foldedNames[slot] = fold(row.name);
    this.communes.put(slot, row.communeCode);
    this.departments.put(slot, row.departmentCode);
    this.regions.put(slot, row.regionCode);
    this.categories.put(slot, row.category ?? 0);
    this.latitudes[slot] = row.latitude ?? NaN;
    this.longitudes[slot] = row.longitude ?? NaN;
    this.prominences[slot] = row.prominence;
    this.createdAt[slot] = Date.parse(row.createdAt);
    const { favourite, premierPage, topFive, slider } = row.placements;
    const isShown = favourite || premierPage || topFive !== null || slider !== null;
    if (isShown) this.#placements.set(slot, row.placements);
    else this.#placements.delete(slot);
    if (row.promotions.length) this.#promotions.set(slot, row.promotions);
    else this.#promotions.delete(slot);
  }

  save() {
    const { ids, slugs, names, foldedNames } = this;
    return {
      texts: { ids, slugs, names, foldedNames },
      // Numbers in a list would be read as an object each.
      latitudes: Float64Array.from(this.latitudes),
      longitudes: Float64Array.from(this.longitudes),
      prominences: Float64Array.from(this.prominences),
      createdAt: Float64Array.from(this.createdAt),
      communes: this.communes.save(),
      departments: this.departments.save(),
      regions: this.regions.save(),
      categories: this.categories.save(),
      promotions: this.#promotions,
      placements: this.#placements,
    };
  }

  restore(saved: ReturnType<VenueColumns['save']>): void {
    Object.assign(this, saved.texts);
    this.latitudes = Array.from(saved.latitudes);
    this.longitudes = Array.from(saved.longitudes);
    this.prominences = Array.from(saved.prominences);
    this.createdAt = Array.from(saved.createdAt);
    this.communes.restore(saved.communes);
    this.departments.restore(saved.departments);
    this.regions.restore(saved.regions);
    this.categories.restore(saved.categories);
    this.#promotions = saved.promotions;
    this.#placements = saved.placements;
  }

  promotions(slot: number): PromotionDates[] {
    return this.#promotions.get(slot) ?? NO_PROMOTIONS;
  }

  placements(slot: number): Placements {
    return this.#placements.get(slot) ?? NOT_PLACED;
  }
}

/** The venue of a slot. Nothing is read until it is asked for, as a search asks little of many. */
export class SlotRow implements IndexedRow {
  readonly #columns: VenueColumns;
  readonly #slot: number;

  constructor(columns: VenueColumns, slot: number) {
    this.#columns = columns;
    this.#slot = slot;
  }

  get id() {
    return this.#columns.ids[this.#slot]!;
  }

  get slug() {
    return this.#columns.slugs[this.#slot]!;
  }

  get name() {
    return this.#columns.names[this.#slot]!;
  }

  get communeCode() {
    return this.#columns.communes.at(this.#slot);
  }

  get departmentCode() {
    return this.#columns.departments.at(this.#slot);
  }

  get regionCode() {
    return this.#columns.regions.at(this.#slot);
  }

  get category() {
    return this.#columns.categories.at(this.#slot) || null;
  }

  get latitude() {
    return known(this.#columns.latitudes[this.#slot]!);
  }

  get longitude() {
    return known(this.#columns.longitudes[this.#slot]!);
  }

  get prominence() {
    return this.#columns.prominences[this.#slot]!;
  }

  get promotions() {
    return this.#columns.promotions(this.#slot);
  }

  get placements() {
    return this.#columns.placements(this.#slot);
  }
}

const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
