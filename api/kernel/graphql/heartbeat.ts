import type { WebSocket } from 'ws';

/** A socket that does not answer within so long has no other end any more. */
const BEAT_MS = 12_000;
/** A few at a time, so that thousands of them hold nobody up: of 5,000 it asks 42 each tenth of a second. */
const GROUPS = 120;

/** Asks each socket in turns whether its other end is still there, and cuts off those that do not answer until their next turn. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  /** Those that were asked and have not answered. */
  readonly #silent = new Set<WebSocket>();
  readonly #timer: NodeJS.Timeout;
  #beat = 0;
  #added = 0;

  constructor() {
    this.#timer = setInterval(() => this.#ask(), BEAT_MS / GROUPS);
    this.#timer.unref();
  }

  add(socket: WebSocket): void {
    const group = this.#groups[this.#added++ % GROUPS]!;
    group.add(socket);
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('close', () => {
      group.delete(socket);
      this.#silent.delete(socket);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #ask(): void {
    for (const socket of this.#groups[this.#beat++ % GROUPS]!) {
      if (this.#silent.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#silent.add(socket);
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
