/** An event, published in the transaction in which it happens. Each kind is a class in the `events.ts` of its feature. */
export type DomainEvent = object;

/** The base class of events with these fields: `class QuoteChosen extends eventOf<{ quoteId: string }>() {}`. */
export function eventOf<Facts extends object>(): new (facts: Facts) => Readonly<Facts> {
  // oxlint-disable-next-line typescript/no-extraneous-class -- subscribers distinguish events by their classes
  return class {
    constructor(facts: Facts) {
      Object.assign(this, facts);
    }
  } as new (facts: Facts) => Readonly<Facts>;
}

type EventClass<Event extends DomainEvent> = abstract new (...given: never[]) => Event;
type Subscriber<Transaction> = (transaction: Transaction, event: DomainEvent) => Promise<void>;

/**
 * The subscribers of events. They run one after the other, in the order of the features, inside the transaction of the publisher: an
 * error in one of them undoes the change. Effects outside of the database are jobs that a subscriber enqueues.
 */
export class Events<Transaction> {
  readonly #subscribers = new Map<unknown, Subscriber<Transaction>[]>();

  on<Event extends DomainEvent>(
    type: EventClass<Event>,
    react: (transaction: Transaction, event: Event) => Promise<void>,
  ): this {
    this.#subscribers.set(type, [...(this.#subscribers.get(type) ?? []), react as Subscriber<Transaction>]);
    return this;
  }

  async publish(transaction: Transaction, event: DomainEvent): Promise<void> {
    for (const react of this.#subscribers.get(event.constructor) ?? []) await react(transaction, event);
  }
}
