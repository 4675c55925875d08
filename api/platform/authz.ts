import { AppError } from './errors.ts';

/** A user with a valid session, as read from the database for this operation. */
export interface Viewer {
  id: string;
  role: string;
  sessionId: string;
}

/** What a request says about its sender; nothing of it is verified yet. */
export interface CallerFacts {
  /** The address by which attempts are counted; empty for the product's own pages. */
  address: string;
  userAgent: string;
  /** The token that it carries; null = none. */
  bearer: string | null;
  /** The secret of the session's cookie. Alone it opens nothing. */
  cookie: string | null;
}

export interface CallerOptions {
  /** The user with the session of the bearer. Read each time, as the session may have ended meanwhile. */
  find: () => Promise<Viewer | null>;
  /** Sets the cookie with the secret of a new session; null removes it. */
  setCookie: (secret: string | null) => void;
}

/** The caller of an operation. The check of access identifies them; the operation then reads `viewer`. */
export class Caller {
  readonly facts: CallerFacts;
  readonly setCookie: CallerOptions['setCookie'];
  readonly #find: CallerOptions['find'];
  #viewer: Viewer | null = null;

  constructor(facts: CallerFacts, { find, setCookie }: CallerOptions) {
    this.facts = facts;
    this.#find = find;
    this.setCookie = setCookie;
  }

  /** Identifies the caller; null if they are not signed in. */
  async find(): Promise<Viewer | null> {
    this.#viewer = await this.#find();
    return this.#viewer;
  }

  /**
   * Checks the access to every write and every private read.
   * @param roles that have access; none = everybody with a valid session.
   * @throws AppError UNAUTHENTICATED without a valid session, FORBIDDEN for other roles.
   */
  async enter(roles: readonly string[] = []): Promise<Viewer> {
    const viewer = await this.find();
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (roles.length && !roles.includes(viewer.role)) throw new AppError('FORBIDDEN');
    return viewer;
  }

  /** The identified user; null if the access was not checked yet, or the caller is not signed in. */
  get found(): Viewer | null {
    return this.#viewer;
  }

  /** The user who has passed the check of access. @throws AppError UNAUTHENTICATED if there was none. */
  get viewer(): Viewer {
    if (!this.#viewer) throw new AppError('UNAUTHENTICATED');
    return this.#viewer;
  }
}
