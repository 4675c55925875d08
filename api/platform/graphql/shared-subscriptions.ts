import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Logger } from '../logger.ts';
import { Broadcast } from './broadcast.ts';

/** A subscription as requested by a socket. */
export interface SubscriptionRequest extends ExecutionArgs {
  /** The text of the operation. */
  query: string;
  /** Sends a result, printed as JSON, to the socket. */
  send: (json: string) => void;
}

export interface SharedDependencies {
  /**
   * The context of a shared execution: `kind` names the group of callers for whom the answer is the same, `context` is that of one of them.
   */
  sharedContext: (context: object) => { kind: string; context: object };
  /** Serialises a result. */
  print: (result: ExecutionResult) => string;
  logger: Logger;
}

/** Subscribes as GraphQL does; an operation on a `Broadcast` is executed and serialised once for all sockets that subscribe to the same. */
export class SharedSubscriptions {
  readonly #dependencies: SharedDependencies;
  readonly #audiences = new WeakMap<Broadcast<unknown>, Map<string, Audience>>();

  constructor(dependencies: SharedDependencies) {
    this.#dependencies = dependencies;
  }

  /** Each caller is authorised individually, by the resolver that returns the source. */
  async subscribe(request: SubscriptionRequest): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const source = await createSourceEventStream(request);
    if (source instanceof Broadcast) return this.#join(source, request);
    return Symbol.asyncIterator in source ? executing(source, request) : source;
  }

  #join(broadcast: Broadcast<unknown>, request: SubscriptionRequest): AsyncIterable<ExecutionResult> {
    const { kind, context } = this.#dependencies.sharedContext(request.contextValue as object);
    const key = JSON.stringify([kind, request.query, request.operationName, request.variableValues]);
    const audiences = this.#audiencesOf(broadcast);
    let audience = audiences.get(key);
    if (!audience) {
      const operation = operationOf(request);
      const print = async (event: unknown): Promise<string> =>
        this.#dependencies.print(await execute({ ...operation, rootValue: event, contextValue: context }));
      audience = new Audience(broadcast, print, this.#dependencies.logger);
      audiences.set(key, audience);
    }
    const leave = audience.join(request.send);
    return parked(() => {
      leave();
      if (audience.isEmpty) audiences.delete(key);
    });
  }

  #audiencesOf(broadcast: Broadcast<unknown>): Map<string, Audience> {
    let audiences = this.#audiences.get(broadcast);
    if (!audiences) this.#audiences.set(broadcast, (audiences = new Map<string, Audience>()));
    return audiences;
  }
}

/** The subscribers of one operation on one broadcast. It listens while it has members. */
class Audience {
  readonly #broadcast: Broadcast<unknown>;
  readonly #print: (event: unknown) => Promise<string>;
  readonly #logger: Logger;
  /** Each member, and whether it has been sent the opening state. */
  readonly #members = new Map<SubscriptionRequest['send'], boolean>();
  #turn = Promise.resolve();
  #unlisten = (): void => {};

  constructor(broadcast: Broadcast<unknown>, print: (event: unknown) => Promise<string>, logger: Logger) {
    this.#broadcast = broadcast;
    this.#print = print;
    this.#logger = logger;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** Sends the opening state, and all events after it. Returns the function that leaves. */
  join(send: SubscriptionRequest['send']): () => void {
    this.#members.set(send, false);
    if (this.#members.size === 1)
      this.#unlisten = this.#broadcast.listen((event) => this.#inTurn(() => this.#pass(event)));
    this.#inTurn(async () => {
      const json = await this.#print(this.#broadcast.opening());
      if (!this.#members.has(send)) return;
      this.#members.set(send, true);
      send(json);
    });
    return () => {
      if (this.#members.delete(send) && this.isEmpty) this.#unlisten();
    };
  }

  async #pass(event: unknown): Promise<void> {
    const json = await this.#print(event);
    for (const [send, isOpened] of this.#members) if (isOpened) send(json);
  }

  /** Serialises the work, so that events are sent in their order. */
  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(work)
      .catch((error: unknown) => this.#logger.error({ err: error }, 'an event could not be sent to its subscribers'));
  }
}

/** The source for a socket that is served by an audience: yields nothing, and ends when the socket unsubscribes. */
function parked(leave: () => void): AsyncIterable<ExecutionResult> {
  const { promise, resolve } = Promise.withResolvers<typeof ENDED>();
  const waiting: AsyncIterableIterator<ExecutionResult> = {
    next: () => promise,
    return: async () => {
      leave();
      resolve(ENDED);
      return ENDED;
    },
    [Symbol.asyncIterator]: () => waiting,
  };
  return waiting;
}

/** The operation without its caller. */
function operationOf({ schema, document, operationName, variableValues }: SubscriptionRequest): ExecutionArgs {
  return { schema, document, operationName, variableValues };
}

/** Executes the operation for each event, as `subscribe` of GraphQL does. */
function executing(events: AsyncIterable<unknown>, operation: ExecutionArgs): AsyncIterable<ExecutionResult> {
  const iterator = events[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await iterator.next();
      return event.done ? ENDED : { done: false, value: await execute({ ...operation, rootValue: event.value }) };
    },
    return: async () => {
      await iterator.return?.();
      return ENDED;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}

const ENDED = { done: true, value: undefined } as const;
