import type { HalfDaySpan } from '../../../../schema/half-days.ts';
import { Bitset } from '../bitset.ts';
import type { Column } from './half-day-columns.ts';

/** The number of half days that are united one by one. */
const FEW = 48;

/**
 * Who is taken when: a column for each day, for those who are taken all day as most are, and one for each half day, for the others. Half days are counted
 * from 1970, so that no day moves them.
 */
export class HalfDaySheet<Kind extends Column> {
  readonly #make: () => Kind;
  readonly #days = new Map<number, Kind>();
  readonly #halves = new Map<number, Kind>();

  constructor(make: () => Kind) {
    this.#make = make;
  }

  /** Calls back with the columns that make up a span, to add somebody. */
  forEachOf({ first, last }: HalfDaySpan, visit: (column: Kind) => void): void {
    for (let half = first; half <= last; half++) {
      if (half % 2 === 0 && half < last) {
        visit(this.#columnOf(this.#days, half / 2));
        half++;
      } else visit(this.#columnOf(this.#halves, half));
    }
  }

  #columnOf(columns: Map<number, Kind>, key: number): Kind {
    let column = columns.get(key);
    if (!column) columns.set(key, (column = this.#make()));
    return column;
  }

  save() {
    const saved = (columns: Map<number, Kind>) => [...columns].map(([key, column]) => [key, column.save()] as const);
    return { days: saved(this.#days), halves: saved(this.#halves) };
  }

  restore({ days, halves }: ReturnType<HalfDaySheet<Kind>['save']>): void {
    for (const [day, saved] of days) this.#columnOf(this.#days, day).restore(saved);
    for (const [half, saved] of halves) this.#columnOf(this.#halves, half).restore(saved);
  }

  remove(member: number): void {
    for (const columns of [this.#days, this.#halves]) for (const column of columns.values()) column.delete(member);
  }

  /** Drops the days before the one of a morning. */
  forget(before: number): void {
    for (const day of this.#days.keys()) if (2 * day < before) this.#days.delete(day);
    for (const half of this.#halves.keys()) if (half < before) this.#halves.delete(half);
  }

  /** Who is taken, as of a day, in each of some spans of as many half days, by their first ones, which are mornings in ascending order. */
  takenFrom(begins: readonly number[], halfDays: number, day: number): Bitset[] {
    if (begins.length * halfDays <= FEW)
      return begins.map((first) => this.#takenIn({ first, last: first + halfDays - 1 }, day));
    return this.#takenFromMany(begins, halfDays, day);
  }

  /**
   * The same for many long spans at once: days are put into blocks of the length of a span, and united from each edge of a block. A span is then the end
   * of one block and the beginning of the next (van Herk's algorithm), so that its length costs nothing.
   */
  #takenFromMany(begins: readonly number[], halfDays: number, asOf: number): Bitset[] {
    const first = begins[0]!;
    const block = halfDays / 2;
    const days = Array.from({ length: (begins.at(-1)! - first) / 2 + block }, (_, day) =>
      this.#takenIn({ first: first + 2 * day, last: first + 2 * day + 1 }, asOf),
    );
    const fromStart: Bitset[] = [];
    for (const [day, taken] of days.entries())
      fromStart.push(day % block === 0 ? taken : taken.clone().or(fromStart[day - 1]!));
    const toEnd = [...days];
    for (let day = days.length - 2; day >= 0; day--)
      if (day % block !== block - 1) toEnd[day] = days[day]!.clone().or(toEnd[day + 1]!);
    return begins.map((begin) => {
      const day = (begin - first) / 2;
      return toEnd[day]!.clone().or(fromStart[day + block - 1]!);
    });
  }

  #takenIn(span: HalfDaySpan, day: number): Bitset {
    const taken = new Bitset(0);
    this.#isAny(span, (column) => {
      column.addTo(taken, day);
      return false;
    });
    return taken;
  }

  isTaken(member: number, span: HalfDaySpan, day: number): boolean {
    return this.#isAny(span, (column) => column.has(member, day));
  }

  /** Whether a column of a span passes a test. Without a list of them, as this runs for every card of a search by dates. */
  #isAny({ first, last }: HalfDaySpan, test: (column: Kind) => boolean): boolean {
    for (let half = first; half <= last; half++) {
      const ofDay = half === first || half % 2 === 0 ? this.#days.get(half >> 1) : undefined;
      if (ofDay && test(ofDay)) return true;
      const ofHalf = this.#halves.get(half);
      if (ofHalf && test(ofHalf)) return true;
    }
    return false;
  }
}
