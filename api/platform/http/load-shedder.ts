import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';
import { busyAnswer } from './busy-answer.ts';

/** Requests computed at a time; the others are queued, so that those that have started finish. */
const MAX_ACTIVE = 32;
/** The process is overloaded when so many are queued … */
const OVERLOAD_QUEUE = 32;
/** … and the first of them has waited for so long: requests come in faster than they are answered, and further ones are refused. */
const OVERLOAD_WAIT_MS = 500;
/** The longest wait in the queue, and the one while the queue is that long. */
const MAX_WAIT_MS = 2_000;
const MAX_WAIT_LONG_QUEUE_MS = 1_000;
const MAX_QUEUE = 1_000;
/** How often expired and finished requests are swept out. */
const SWEEP_MS = 50;
const LOG_INTERVAL_MS = 10_000;

/** Health checks, pictures and map tiles, which cost next to nothing. */
const EXEMPT = /^\/(?:healthz$|readyz$|uploads\/|tiles\/|map-areas\/)/;

interface Queued {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  go: () => void;
}

/**
 * Load shedding with a bounded queue: a limited number of requests is computed at a time, some more are queued, and while the queue does not
 * move further ones are refused with 503, which costs next to nothing, so that those admitted are answered in time. Cached answers never reach it, and
 * a request is admitted only once.
 */
export class LoadShedder {
  readonly #logger: Logger;
  readonly #files: ReadonlySet<string>;
  readonly #admitted = new WeakSet<ServerResponse>();
  /** Requests being computed, of whose answers nothing was sent yet. */
  readonly #active = new Map<ServerResponse, IncomingMessage>();
  /** The oldest first. */
  readonly #queue: Queued[] = [];
  readonly #timer: NodeJS.Timeout;
  #isTurnScheduled = false;
  #refused = 0;
  #loggedAt = -Infinity;

  /** @param files paths of static files, for which nothing is computed. */
  constructor(logger: Logger, files: ReadonlySet<string>) {
    this.#logger = logger;
    this.#files = files;
    this.#timer = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#timer.unref();
  }

  /**
   * Continues with a request at once or from the queue, or answers it with 503. Must be called before anything is computed for it.
   * @param go not called when the request is refused or its client has disconnected meanwhile.
   */
  enter(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    if (this.#admitted.has(response) || this.#isExempt(request.url ?? '')) return go();
    // A response that is closed already emits no further `close`, which would free its place.
    if (response.closed) return;
    if (this.#queue.length === 0 && this.#active.size < MAX_ACTIVE) return this.#start(request, response, go);
    const at = performance.now();
    if (this.#isOverloaded(at)) return this.#refuse(request, response);
    this.#queue.push({ request, response, since: at, go: AsyncResource.bind(go) });
    this.#nextTurn();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #isExempt(url: string): boolean {
    const path = url.split('?', 1)[0]!;
    return EXEMPT.test(path) || this.#files.has(path);
  }

  #isOverloaded(at: number): boolean {
    const isLong = this.#queue.length >= OVERLOAD_QUEUE;
    return (isLong && at - this.#queue[0]!.since > OVERLOAD_WAIT_MS) || this.#queue.length >= MAX_QUEUE;
  }

  #start(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    this.#admitted.add(response);
    this.#active.set(response, request);
    response.once('close', () => {
      this.#active.delete(response);
      this.#nextTurn();
    });
    go();
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#refused++;
    busyAnswer(request, response);
  }

  /** Starts one queued request per turn of the event loop, so that sockets are read and connections accepted in between. */
  #nextTurn(): void {
    if (this.#isTurnScheduled || this.#queue.length === 0 || this.#active.size >= MAX_ACTIVE) return;
    this.#isTurnScheduled = true;
    setImmediate(() => {
      this.#isTurnScheduled = false;
      const next = this.#active.size < MAX_ACTIVE ? this.#queue.shift() : undefined;
      if (next && !next.response.closed) this.#start(next.request, next.response, next.go);
      this.#nextTurn();
    });
  }

  #sweep(): void {
    for (const [response, request] of this.#active) {
      // From here on the request waits for its client: for the rest of an upload, or while a long answer is sent.
      if (response.headersSent || !request.complete) this.#active.delete(response);
    }
    const at = performance.now();
    while (this.#isExpired(at)) {
      const { request, response } = this.#queue.shift()!;
      if (!response.closed) this.#refuse(request, response);
    }
    this.#nextTurn();
    this.#log(at);
  }

  #isExpired(at: number): boolean {
    const longest = this.#queue.length > OVERLOAD_QUEUE ? MAX_WAIT_LONG_QUEUE_MS : MAX_WAIT_MS;
    return this.#queue.length > 0 && at - this.#queue[0]!.since > longest;
  }

  #log(at: number): void {
    if (!this.#refused || at - this.#loggedAt < LOG_INTERVAL_MS) return;
    const figures = { refused: this.#refused, queued: this.#queue.length, active: this.#active.size };
    this.#logger.warn(figures, 'overloaded: requests are refused');
    this.#loggedAt = at;
    this.#refused = 0;
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Wraps a listener. */
export function withLoadShedding(shedder: LoadShedder, listener: Listener): Listener {
  return (request, response) => shedder.enter(request, response, () => listener(request, response));
}
