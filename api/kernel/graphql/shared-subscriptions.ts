import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Logger } from '../logger.ts';
import { Broadcast } from './broadcast.ts';

/** A subscription as a socket asks for it. */
export interface Asked extends ExecutionArgs {
  /** The text of the operation. */
  query: string;
  /** Sends a result, printed as JSON, to whoever asked. */
  tell: (json: string) => void;
}

export interface SharedParts {
  /**
   * In whose name something is executed for all who ask the same: `kind` names those among whom the answer cannot differ, and `context` is that
   * of one of them.
   */
  sharedContext: (context: object) => { kind: string; context: object };
  /** What is sent of a result. */
  print: (result: ExecutionResult) => string;
  logger: Logger;
}

/** Subscribes as GraphQL does; what is asked of a `Broadcast` is executed and printed once for all who ask the same. */
export class SharedSubscriptions {
  readonly #parts: SharedParts;
  readonly #audiences = new WeakMap<Broadcast<unknown>, Map<string, Audience>>();

  constructor(parts: SharedParts) {
    this.#parts = parts;
  }

  /** The gate of the operation is passed by each who asks, in his own name. */
  async subscribe(asked: Asked): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const source = await createSourceEventStream(asked);
    if (source instanceof Broadcast) return this.#join(source, asked);
    return Symbol.asyncIterator in source ? executing(source, asked) : source;
  }

  #join(broadcast: Broadcast<unknown>, asked: Asked): AsyncIterable<ExecutionResult> {
    const { kind, context } = this.#parts.sharedContext(asked.contextValue as object);
    const key = JSON.stringify([kind, asked.query, asked.operationName, asked.variableValues]);
    const audiences = this.#audiencesOf(broadcast);
    let audience = audiences.get(key);
    if (!audience) {
      const operation = operationOf(asked);
      const print = async (news: unknown): Promise<string> =>
        this.#parts.print(await execute({ ...operation, rootValue: news, contextValue: context }));
      audience = new Audience(broadcast, print, this.#parts.logger);
      audiences.set(key, audience);
    }
    const leave = audience.join(asked.tell);
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

/** Those who asked the same of the same broadcast. It listens while somebody is there. */
class Audience {
  readonly #broadcast: Broadcast<unknown>;
  readonly #print: (news: unknown) => Promise<string>;
  readonly #logger: Logger;
  /** Who is there, and whether he has been told how things stand. */
  readonly #members = new Map<Asked['tell'], boolean>();
  #turn = Promise.resolve();
  #unlisten = (): void => {};

  constructor(broadcast: Broadcast<unknown>, print: (news: unknown) => Promise<string>, logger: Logger) {
    this.#broadcast = broadcast;
    this.#print = print;
    this.#logger = logger;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** Tells how things stand, and from then on all news. Gives what ends that. */
  join(tell: Asked['tell']): () => void {
    this.#members.set(tell, false);
    if (this.#members.size === 1)
      this.#unlisten = this.#broadcast.listen((news) => this.#inTurn(() => this.#pass(news)));
    this.#inTurn(async () => {
      const json = await this.#print(this.#broadcast.opening());
      if (!this.#members.has(tell)) return;
      this.#members.set(tell, true);
      tell(json);
    });
    return () => {
      if (this.#members.delete(tell) && this.isEmpty) this.#unlisten();
    };
  }

  async #pass(news: unknown): Promise<void> {
    const json = await this.#print(news);
    for (const [tell, isOpened] of this.#members) if (isOpened) tell(json);
  }

  /** After all that came before: nobody is told something older after something newer. */
  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(work)
      .catch((error: unknown) => this.#logger.error({ err: error }, 'an audience could not be told'));
  }
}

/** What a socket waits for that its audience tells: nothing, until it leaves. */
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

/** What is executed, without whoever asked first. */
function operationOf({ schema, document, operationName, variableValues }: Asked): ExecutionArgs {
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
