type Numbers = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Whole numbers in ascending order, each once, in an array of a type that holds them. */
export class SortedNumbers<Values extends Numbers> {
  readonly #make: (length: number) => Values;
  #values: Values;
  #length = 0;

  constructor(make: (length: number) => Values) {
    this.#make = make;
    this.#values = make(4);
  }

  get length(): number {
    return this.#length;
  }

  /** Valid until the next change. */
  values(): Values {
    return this.#values.subarray(0, this.#length) as Values;
  }

  restore(saved: Values): void {
    this.#values = saved;
    this.#length = saved.length;
  }

  /** Calls back with the greatest value first, so that a set to which they are added grows once. */
  forEachDown(visit: (value: number) => void): void {
    const values = this.#values;
    for (let place = this.#length - 1; place >= 0; place--) visit(values[place]!);
  }

  add(value: number): void {
    const place = this.#placeOf(value);
    if (place < this.#length && this.#values[place] === value) return;
    if (this.#length === this.#values.length) {
      const larger = this.#make(Math.ceil((this.#length + 1) * 1.5));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values.copyWithin(place + 1, place, this.#length++);
    this.#values[place] = value;
  }

  /** Removes the values from one up to, but not including, another. */
  removeRange(from: number, to: number): void {
    const [first, next] = [this.#placeOf(from), this.#placeOf(to)];
    if (first === next) return;
    this.#values.copyWithin(first, next, this.#length);
    this.#length -= next - first;
  }

  /** The first value that is at least as great; undefined = all are less. */
  firstFrom(value: number): number | undefined {
    const place = this.#placeOf(value);
    return place < this.#length ? this.#values[place] : undefined;
  }

  /** The index of the first value that is at least as great. Values mostly come in ascending order. */
  #placeOf(value: number): number {
    const values = this.#values;
    let [low, high] = [0, this.#length];
    if (high === 0 || values[high - 1]! < value) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (values[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A few slots of very many: a fourth of what a set of them takes. */
export class SlotList extends SortedNumbers<Uint32Array<ArrayBuffer>> {
  constructor() {
    super((length) => new Uint32Array(length));
  }

  delete(slot: number): void {
    this.removeRange(slot, slot + 1);
  }
}
