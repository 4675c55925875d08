import type { CatalogueRow } from './catalogue-row.ts';
import { SortedSlots } from './sorted-slots.ts';

type Compare = (a: number, b: number) => number;

/** Slots of the few venues that the platform shows somewhere, in the order of the place: home pages do not look through all the others. */
export class PlacedSlots {
  readonly favourites: SortedSlots;
  readonly premierPage: SortedSlots;
  readonly topFive: SortedSlots;
  /** Of every day; those without an order of their own are last. */
  readonly slider: SortedSlots;

  /** @param byProminence never calls two different slots equal. */
  constructor(row: (slot: number) => CatalogueRow, byProminence: Compare) {
    const by =
      (key: (row: CatalogueRow) => number): Compare =>
      (a, b) =>
        key(row(a)) - key(row(b)) || byProminence(a, b);
    this.favourites = new SortedSlots(byProminence);
    this.premierPage = new SortedSlots(byProminence);
    this.topFive = new SortedSlots(by(({ placements }) => placements.topFive!));
    this.slider = new SortedSlots(by(({ placements }) => placements.slider!.order ?? Number.MAX_SAFE_INTEGER));
  }

  add(slot: number, row: CatalogueRow): void {
    for (const slots of this.#of(row)) slots.add(slot);
  }

  /** Takes out a slot, whose row must still be the one that it was added with. */
  remove(slot: number, row: CatalogueRow): void {
    for (const slots of this.#of(row)) slots.remove(slot);
  }

  clear(): void {
    for (const slots of [this.favourites, this.premierPage, this.topFive, this.slider]) slots.fill(Uint32Array.of());
  }

  #of({ placements }: CatalogueRow): SortedSlots[] {
    return [
      ...(placements.favourite ? [this.favourites] : []),
      ...(placements.premierPage ? [this.premierPage] : []),
      ...(placements.topFive === null ? [] : [this.topFive]),
      ...(placements.slider ? [this.slider] : []),
    ];
  }
}
