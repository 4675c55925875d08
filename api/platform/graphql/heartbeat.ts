import type { WebSocket } from 'ws';

/** A socket that sends no pong within this time is dead. */
const INTERVAL_MS = 12_000;
/** Pings are spread over the interval to avoid latency peaks: of 5,000 sockets, 42 are pinged every 100 ms. */
const GROUPS = 120;

/** Pings each socket once per interval, and terminates those that have not answered by the next one. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  /** Pinged, and no pong received yet. */
  readonly #unanswered = new Set<WebSocket>();
  readonly #timer: NodeJS.Timeout;
  #tick = 0;
  #added = 0;

  constructor() {
    this.#timer = setInterval(() => this.#ping(), INTERVAL_MS / GROUPS);
    this.#timer.unref();
  }

  add(socket: WebSocket): void {
    const group = this.#groups[this.#added++ % GROUPS]!;
    group.add(socket);
    socket.on('pong', () => this.#unanswered.delete(socket));
    socket.on('close', () => {
      group.delete(socket);
      this.#unanswered.delete(socket);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #ping(): void {
    for (const socket of this.#groups[this.#tick++ % GROUPS]!) {
      if (this.#unanswered.has(socket)) {
        socket.terminate();
        continue;
      }
      this.#unanswered.add(socket);
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
