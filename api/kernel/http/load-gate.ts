import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';
import { busyAnswer } from './busy-answer.ts';

/** So many are computed at a time; the others wait for their turn, so that what is begun gets done. */
const MAX_AT_WORK = 32;
/** When so many wait … */
const CROWD = 32;
/** … and the first of them has waited for so long, work comes in faster than it gets done: nobody else may queue up. */
const LONG_WAIT_MS = 500;
/** Nobody waits for longer than this, whatever stands still, and in a crowd for less. */
const MAX_WAIT_MS = 2_000;
const MAX_WAIT_IN_CROWD_MS = 1_000;
const MAX_WAITING = 1_000;
/** How often it is looked who waits for too long, and who is at work no more. */
const BEAT_MS = 50;
const TOLD_EVERY_MS = 10_000;

/** Probes of operators, and files that cost next to nothing. */
const FREE = /^\/(?:healthz|readyz|assets\/|uploads\/)|^\/[\w-]+\.[a-z\d]{2,11}(?:\?|$)/;

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  go: () => void;
}

/**
 * Keeps a process that has too much to do from taking on more. A crowd waits in a short queue instead of being computed all at once; who comes
 * when that queue stands is told to come again, which costs next to nothing, so that those who were let in are answered soon. Answers that are kept are not
 * its business, nor is what it has let in already.
 */
export class LoadGate {
  readonly #logger: Logger;
  readonly #letIn = new WeakSet<ServerResponse>();
  /** What is being computed, of which nothing was sent yet. */
  readonly #atWork = new Map<ServerResponse, IncomingMessage>();
  /** The oldest first. */
  readonly #waiting: Waiting[] = [];
  readonly #timer: NodeJS.Timeout;
  #isTurnComing = false;
  #refused = 0;
  #lastTold = -Infinity;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /**
   * Goes on with a request now or when it is its turn, or answers it with 503. To be called before anything is computed for it.
   * @param go not called for one that is refused, nor for one whose client has left meanwhile.
   */
  enter(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    if (this.#letIn.has(response) || FREE.test(request.url ?? '')) return go();
    // Whoever has left while his request was read would never be missed.
    if (response.closed) return;
    if (this.#waiting.length === 0 && this.#atWork.size < MAX_AT_WORK) return this.#begin(request, response, go);
    const at = performance.now();
    if (this.#isTooMuch(at)) return this.#refuse(request, response);
    this.#waiting.push({ request, response, since: at, go: AsyncResource.bind(go) });
    this.#nextTurn();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #isTooMuch(at: number): boolean {
    const isCrowd = this.#waiting.length >= CROWD;
    return (isCrowd && at - this.#waiting[0]!.since > LONG_WAIT_MS) || this.#waiting.length >= MAX_WAITING;
  }

  #begin(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    this.#letIn.add(response);
    this.#atWork.set(response, request);
    response.once('close', () => {
      this.#atWork.delete(response);
      this.#nextTurn();
    });
    go();
  }

  #refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#refused++;
    busyAnswer(request, response);
  }

  /** Those who wait go on one in a turn of the event loop: between turns sockets are read and connections accepted, however many wait. */
  #nextTurn(): void {
    if (this.#isTurnComing || this.#waiting.length === 0 || this.#atWork.size >= MAX_AT_WORK) return;
    this.#isTurnComing = true;
    setImmediate(() => {
      this.#isTurnComing = false;
      const next = this.#atWork.size < MAX_AT_WORK ? this.#waiting.shift() : undefined;
      if (next && !next.response.closed) this.#begin(next.request, next.response, next.go);
      this.#nextTurn();
    });
  }

  #beat(): void {
    for (const [response, request] of this.#atWork) {
      // From here on it is the client who takes his time: to send what he uploads, or to take a long answer.
      if (response.headersSent || !request.complete) this.#atWork.delete(response);
    }
    const at = performance.now();
    while (this.#hasWaitedTooLong(at)) {
      const { request, response } = this.#waiting.shift()!;
      if (!response.closed) this.#refuse(request, response);
    }
    this.#nextTurn();
    this.#tell(at);
  }

  #hasWaitedTooLong(at: number): boolean {
    const longest = this.#waiting.length > CROWD ? MAX_WAIT_IN_CROWD_MS : MAX_WAIT_MS;
    return this.#waiting.length > 0 && at - this.#waiting[0]!.since > longest;
  }

  #tell(at: number): void {
    if (!this.#refused || at - this.#lastTold < TOLD_EVERY_MS) return;
    const figures = { refused: this.#refused, waiting: this.#waiting.length, atWork: this.#atWork.size };
    this.#logger.warn(figures, 'too much to do: requests are refused');
    this.#lastTold = at;
    this.#refused = 0;
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts the gate before a listener. */
export function withLoadGate(gate: LoadGate, listener: Listener): Listener {
  return (request, response) => gate.enter(request, response, () => listener(request, response));
}
