import type { HalfDaySpan } from '../../../../schema/half-days.ts';
import { Bitset } from '../bitset.ts';

/** The number of half days that are united one by one. */
const FEW = 48;

/** Who is taken in each half day: a bit set for each that somebody is taken in. Half days are counted from 1970, so that no day moves them. */
export class HalfDaySheet {
  readonly #columns = new Map<number, Bitset>();

  add(member: number, { first, last }: HalfDaySpan): void {
    for (let half = first; half <= last; half++) {
      let column = this.#columns.get(half);
      if (!column) this.#columns.set(half, (column = new Bitset(0)));
      column.add(member);
    }
  }

  remove(member: number): void {
    for (const column of this.#columns.values()) column.delete(member);
  }

  /** Drops the half days before one. */
  forget(before: number): void {
    for (const half of this.#columns.keys()) if (half < before) this.#columns.delete(half);
  }

  /** Who is taken in each of some spans of as many half days, by their first ones, which are mornings in ascending order. */
  takenFrom(begins: readonly number[], halfDays: number): Bitset[] {
    if (begins.length * halfDays <= FEW)
      return begins.map((first) => this.#takenIn({ first, last: first + halfDays - 1 }));
    return this.#takenFromMany(begins, halfDays);
  }

  /**
   * The same for many long spans at once: days are put into blocks of the length of a span, and united from each edge of a block. A span is then the end
   * of one block and the beginning of the next (van Herk's algorithm), so that its length costs nothing.
   */
  #takenFromMany(begins: readonly number[], halfDays: number): Bitset[] {
    const first = begins[0]!;
    const block = halfDays / 2;
    const days = Array.from({ length: (begins.at(-1)! - first) / 2 + block }, (_, day) =>
      this.#takenIn({ first: first + 2 * day, last: first + 2 * day + 1 }),
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

  #takenIn({ first, last }: HalfDaySpan): Bitset {
    const taken = new Bitset(0);
    for (let half = first; half <= last; half++) {
      const column = this.#columns.get(half);
      if (column) taken.or(column);
    }
    return taken;
  }

  isTaken(member: number, { first, last }: HalfDaySpan): boolean {
    for (let half = first; half <= last; half++) if (this.#columns.get(half)?.has(member)) return true;
    return false;
  }
}
