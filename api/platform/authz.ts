import { AppError } from './errors.ts';

/** Somebody with a living session, as the database knows him at this moment. */
export interface Viewer {
  id: string;
  role: string;
  sessionId: string;
}

/** What a request says about who sends it; nothing of it is believed yet. */
export interface CallerFacts {
  /** Where it comes from, as tries are counted by; empty for the product's own pages. */
  address: string;
  userAgent: string;
  /** The token that it carries; null = none. */
  bearer: string | null;
  /** The secret of the session's cookie. Alone it opens nothing. */
  cookie: string | null;
}

export interface CallerDoors {
  /** Who has the living session of the bearer. Asked each time: what was true a moment ago may not be any more. */
  find: () => Promise<Viewer | null>;
  /** Gives the browser the secret of a new session; null takes it away. */
  setCookie: (secret: string | null) => void;
}

/** Who calls. The gate of an operation finds out; what stands behind the gate then knows. */
export class Caller {
  readonly facts: CallerFacts;
  readonly setCookie: CallerDoors['setCookie'];
  readonly #find: CallerDoors['find'];
  #viewer: Viewer | null = null;

  constructor(facts: CallerFacts, { find, setCookie }: CallerDoors) {
    this.facts = facts;
    this.#find = find;
    this.setCookie = setCookie;
  }

  /** Null = nobody who is signed in. */
  async find(): Promise<Viewer | null> {
    this.#viewer = await this.#find();
    return this.#viewer;
  }

  /**
   * The first gate of every write and every private read.
   * @param roles who may pass; none = everybody with a living session.
   * @throws AppError UNAUTHENTICATED without a living session, FORBIDDEN for other roles.
   */
  async enter(roles: readonly string[] = []): Promise<Viewer> {
    const viewer = await this.find();
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (roles.length && !roles.includes(viewer.role)) throw new AppError('FORBIDDEN');
    return viewer;
  }

  /** Who was found; null where nobody was looked for, or nobody is signed in. */
  get found(): Viewer | null {
    return this.#viewer;
  }

  /** Whom the gate has let in. @throws AppError UNAUTHENTICATED where there was no gate. */
  get viewer(): Viewer {
    if (!this.#viewer) throw new AppError('UNAUTHENTICATED');
    return this.#viewer;
  }
}
