import { Bitset } from './bitset.ts';

const NONE = new Bitset(0);

/** A set of slots for each value of each kind. */
export class SlotSets<Kind, Value> {
  readonly #sets = new Map<Kind, Map<Value, Bitset>>();

  /** Must not be modified. */
  of(kind: Kind, value: Value): Bitset {
    return this.#sets.get(kind)?.get(value) ?? NONE;
  }

  add(slot: number, kind: Kind, value: Value): void {
    const sets = this.#ofKind(kind);
    let set = sets.get(value);
    if (!set) sets.set(value, (set = new Bitset(0)));
    set.add(slot);
  }

  remove(slot: number): void {
    for (const sets of this.#sets.values()) for (const set of sets.values()) set.delete(slot);
  }

  save() {
    return [...this.#sets].map(
      ([kind, sets]) => [kind, [...sets].map(([value, { words }]) => [value, words] as const)] as const,
    );
  }

  restore(saved: ReturnType<SlotSets<Kind, Value>['save']>): void {
    for (const [kind, sets] of saved)
      for (const [value, words] of sets) this.#ofKind(kind).set(value, Bitset.fromWords(words));
  }

  #ofKind(kind: Kind): Map<Value, Bitset> {
    let sets = this.#sets.get(kind);
    if (!sets) {
      sets = new Map<Value, Bitset>();
      this.#sets.set(kind, sets);
    }
    return sets;
  }
}
