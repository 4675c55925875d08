import type { Database } from '../../platform/database/database.ts';
import type { Fanout } from '../../platform/fanout.ts';
import type { SocketOwner, Sockets } from '../../platform/graphql/socket-owners.ts';
import type { Logger } from '../../platform/logger.ts';
import { SESSIONS_CHANGED } from './session.service.ts';
import { rolesOfSessions } from './session.queries.ts';

/** A revocation closes the sockets within a second on every process, even without a message bus. */
const CHECK_INTERVAL_MS = 700;

/** Closes the sockets of sessions that have ended, and of those whose owner has another role than when they were opened. */
export class SessionWatch {
  readonly #dependencies: { database: Database; sockets: Sockets; logger: Logger };
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: () => void;
  #looking: Promise<void> | null = null;
  #again = false;

  constructor(parts: { database: Database; sockets: Sockets; logger: Logger }, fanout: Pick<Fanout, 'listen'>) {
    this.#dependencies = parts;
    this.#timer = setInterval(() => this.#look(), CHECK_INTERVAL_MS);
    this.#timer.unref();
    this.#stopListening = fanout.listen(SESSIONS_CHANGED, () => this.#look());
  }

  /** Waits for the check in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopListening();
    this.#again = false;
    await this.#looking;
  }

  /** One check at a time; changes during a check are seen by the next one. */
  #look(): void {
    if (this.#looking) {
      this.#again = true;
      return;
    }
    this.#looking = this.#closeTheDead()
      // The next check follows soon.
      .catch((error: unknown) =>
        this.#dependencies.logger.warn({ err: error }, 'sessions of sockets could not be read'),
      )
      .finally(() => {
        this.#looking = null;
        if (!this.#again) return;
        this.#again = false;
        this.#look();
      });
  }

  async #closeTheDead(): Promise<void> {
    const { database, sockets } = this.#dependencies;
    const owners = sockets.owners();
    if (!owners.length) return;
    const roles = await rolesOfSessions(database, [...new Set(owners.map(({ sessionId }) => sessionId))]);
    sockets.close(owners.filter((owner: SocketOwner) => roles.get(owner.sessionId) !== owner.role));
  }
}
