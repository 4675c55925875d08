import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';
import { busyAnswer } from './busy-answer.ts';

/** How often it is looked whether too many wait. */
const BEAT_MS = 100;
/** When so many … */
const CROWD = 64;
/** … have waited for so long, work comes in faster than it gets done. A few that take their time, such as exports, mean nothing. */
const LONG_MS = 500;
/** A crowd that is computed in one turn of the event loop waits in the sockets, unseen, until it is through: one turn takes on no more after this. */
const LONG_TURN_MS = 350;
/** More than this are not computed at a time, however short they have waited. */
const MAX_IN_FLIGHT = 512;
const TOLD_EVERY_MS = 10_000;

/** Probes of operators, and files that cost next to nothing. */
const FREE = /^\/(?:healthz|readyz|assets\/|uploads\/)|^\/[\w-]+\.[a-z\d]{2,11}(?:\?|$)/;

/**
 * Keeps a process that has too much to do from taking on more: who comes then is told to come again, which costs next to nothing, so that those
 * who were let in are answered soon. Answers that are kept are not its business, nor is what it has let in already.
 */
export class LoadGate {
  readonly #logger: Logger;
  /** What was let in and is not answered yet, since when, the oldest first. */
  readonly #inFlight = new Map<ServerResponse, number>();
  readonly #timer: NodeJS.Timeout;
  #isBehind = false;
  #lastBeat = performance.now();
  /** Let in since the last beat, which comes between two turns. */
  #inTurn = 0;
  #refused = 0;
  #lastTold = -Infinity;

  constructor(logger: Logger) {
    this.#logger = logger;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** Whether to go on with a request, to be asked before anything is computed for it; one that is refused has been answered. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#inFlight.has(response) || FREE.test(request.url ?? '')) return true;
    const at = performance.now();
    if (this.#isTooMuch(at)) {
      this.#refused++;
      busyAnswer(request, response);
      return false;
    }
    this.#inTurn++;
    this.#inFlight.set(response, at);
    response.once('close', () => this.#inFlight.delete(response));
    return true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #isTooMuch(at: number): boolean {
    const isLongTurn = this.#inTurn >= CROWD && at - this.#lastBeat > LONG_TURN_MS;
    return this.#isBehind || isLongTurn || this.#inFlight.size >= MAX_IN_FLIGHT;
  }

  #beat(): void {
    const at = performance.now();
    this.#lastBeat = at;
    this.#inTurn = 0;
    this.#isBehind = this.#waitedLong(at) >= CROWD;
    if (!this.#refused || at - this.#lastTold < TOLD_EVERY_MS) return;
    const { refused, inFlight } = { refused: this.#refused, inFlight: this.#inFlight.size };
    this.#logger.warn({ refused, inFlight }, 'too much to do: requests are refused');
    this.#lastTold = at;
    this.#refused = 0;
  }

  /** How many have waited for long; it does not count further than needed. */
  #waitedLong(at: number): number {
    let count = 0;
    for (const since of this.#inFlight.values()) {
      if (at - since < LONG_MS || count === CROWD) break;
      count++;
    }
    return count;
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts the gate before a listener. */
export function withLoadGate(gate: LoadGate, listener: Listener): Listener {
  return (request, response) => {
    if (gate.admits(request, response)) listener(request, response);
  };
}
