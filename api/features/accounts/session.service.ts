import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Caller, Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { Fanout } from '../../platform/fanout.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { isUuid } from '../../platform/text.ts';
import { Session } from './session.entity.ts';
import { type ListedSession, livingSession, livingSessionsOf } from './session.queries.ts';
import type { AccessToken, SessionTokens } from './session-tokens.ts';

/** For this long the previous token gets the same successor, so that tabs that refresh at the same time agree. */
const GRACE_MS = 10_000;
/** The last use of a session is updated at most this often. */
const SEEN_EVERY_MS = 60_000;
const MAX_AGENT_LENGTH = 300;

/** Published when sessions end, or when the role of their owners changes. */
export const SESSIONS_CHANGED = 'sessions-changed';

export interface SessionServiceDependencies {
  database: Database;
  fanout: Pick<Fanout, 'publish'>;
  limits: RateLimits;
  tokens: SessionTokens;
  securityLog: SecurityLog;
}

/** The answer of the specification's token validation. */
export interface TokenState {
  valid: boolean;
  shouldRefresh: boolean;
  expired: boolean;
}

/** The sessions of a user that end. */
export interface EndedSessions {
  userId: string;
  /** Only this one. */
  only?: string;
  /** All except this one. */
  except?: string;
}

/** The sessions of users. The token names a session, whose state and owner are read from the database for each request. */
export class SessionService {
  readonly #dependencies: SessionServiceDependencies;

  constructor(dependencies: SessionServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Opens a session for a browser and returns its first token; the browser gets the secret in a cookie. */
  async open(transaction: Transaction, userId: string, caller: Caller): Promise<string> {
    const cookie = randomBytes(32).toString('base64url');
    const at = now();
    const tokenId = crypto.randomUUID();
    const sessionId = await transaction.em.insert(Session, {
      user: userId,
      tokenId,
      cookieHash: sha256(cookie),
      userAgent: oneLine(caller.facts.userAgent, MAX_AGENT_LENGTH),
      rotatedAt: at,
      lastSeenAt: at,
      createdAt: at,
    });
    transaction.afterCommit(() => caller.setCookie(cookie));
    return this.#dependencies.tokens.access({ userId, sessionId, tokenId, issuedAt: at });
  }

  /** The user of the active session of a token; null for a token that is forged, expired, or whose session has ended. */
  async authenticate(bearer: string): Promise<Viewer | null> {
    const token = await this.#dependencies.tokens.readAccess(bearer);
    return token && !token.expired ? this.viewerOf(token.sessionId, token.userId) : null;
  }

  /** The same for a known session: that of a socket. */
  async viewerOf(sessionId: string, userId: string): Promise<Viewer | null> {
    const { database } = this.#dependencies;
    const session = await livingSession(database, sessionId, userId);
    if (!session) return null;
    const lastSeenAt = now();
    if (lastSeenAt.getTime() - session.seen > SEEN_EVERY_MS)
      await database.em.nativeUpdate(Session, { id: sessionId }, { lastSeenAt });
    return { id: userId, role: session.role, sessionId };
  }

  /** Whether a token is valid and when it expires, without data of its user. */
  async validate(token: string, address: string): Promise<TokenState> {
    await this.#dependencies.limits.count([[ACCOUNT_LIMITS.tokenPerAddress, address]]);
    const read = await this.#dependencies.tokens.readAccess(token);
    if (!read) return { valid: false, shouldRefresh: false, expired: false };
    const lives = (await livingSession(this.#dependencies.database, read.sessionId, read.userId)) !== null;
    return { valid: lives, shouldRefresh: lives && read.isOld, expired: !lives };
  }

  /**
   * The successor of a token. An expired one needs the cookie of its session. Concurrent calls with the same token get the
   * same one; an older token ends the session, because it was copied.
   * @throws AppError UNAUTHENTICATED.
   */
  async refresh({ facts }: Caller): Promise<{ token: string; userId: string }> {
    await this.#dependencies.limits.count([[ACCOUNT_LIMITS.tokenPerAddress, facts.address]]);
    const token = facts.bearer ? await this.#dependencies.tokens.readAccess(facts.bearer) : null;
    const session = token && (await livingSession(this.#dependencies.database, token.sessionId, token.userId));
    if (!token || !session) throw new AppError('UNAUTHENTICATED');
    if (token.expired && !isSame(session.cookieHash, sha256(facts.cookie ?? ''))) throw new AppError('UNAUTHENTICATED');
    const issued = (await this.#rotate(token)) ?? (await this.#successor(token));
    if (!issued) {
      this.#dependencies.securityLog.note('session.copied', token.userId, {
        sessionId: token.sessionId,
        address: facts.address,
      });
      await this.#dependencies.database.transaction((transaction) =>
        this.end(transaction, { userId: token.userId, only: token.sessionId }),
      );
      throw new AppError('UNAUTHENTICATED');
    }
    const { userId, sessionId } = token;
    return { token: await this.#dependencies.tokens.access({ userId, sessionId, ...issued }), userId };
  }

  /** Ends the session of a token, expired or not. */
  async logout(caller: Caller): Promise<void> {
    const token = caller.facts.bearer ? await this.#dependencies.tokens.readAccess(caller.facts.bearer) : null;
    if (token) {
      await this.#dependencies.database.transaction((transaction) =>
        this.end(transaction, { userId: token.userId, only: token.sessionId }),
      );
      caller.setCookie(null);
    }
  }

  /** The active sessions of a user, the last used first. */
  listOf(userId: string): Promise<ListedSession[]> {
    return livingSessionsOf(this.#dependencies.database, userId);
  }

  /**
   * Ends one session of a user, or all except the caller's own.
   * @throws AppError NOT_FOUND if they have no such session.
   */
  async revoke(viewer: Viewer, which: Pick<EndedSessions, 'only' | 'except'>): Promise<void> {
    const { only = null } = which;
    if (only !== null && !isUuid(only)) throw new AppError('NOT_FOUND');
    const ended = await this.#dependencies.database.transaction((transaction) =>
      this.end(transaction, { userId: viewer.id, ...which }),
    );
    if (only !== null && !ended) throw new AppError('NOT_FOUND');
  }

  /** Ends sessions in the transaction; their sockets are closed after the commit. Returns their number. */
  async end(transaction: Transaction, { userId, only, except }: EndedSessions): Promise<number> {
    const which = { ...(only && { $eq: only }), ...(except && { $ne: except }) };
    const ended = await transaction.em.nativeDelete(Session, { user: userId, ...((only ?? except) && { id: which }) });
    if (ended) {
      this.reconsider(transaction);
      transaction.afterCommit(() => this.#dependencies.securityLog.note('session.ended', userId, { sessions: ended }));
    }
    return ended;
  }

  /** After the commit, all processes check the sockets of their sessions. */
  reconsider(transaction: Transaction): void {
    transaction.afterCommit(() => this.#dependencies.fanout.publish(SESSIONS_CHANGED, null));
  }

  /** One statement: of concurrent calls only one finds the token that it replaces. */
  async #rotate({ sessionId, tokenId }: AccessToken): Promise<{ tokenId: string; issuedAt: Date } | null> {
    const issuedAt = now();
    const next = { tokenId: crypto.randomUUID(), previousTokenId: tokenId, rotatedAt: issuedAt, lastSeenAt: issuedAt };
    const rotated = await this.#dependencies.database.em.nativeUpdate(Session, { id: sessionId, tokenId }, next);
    return rotated ? { tokenId: next.tokenId, issuedAt } : null;
  }

  async #successor({ sessionId, tokenId }: AccessToken): Promise<{ tokenId: string; issuedAt: Date } | null> {
    const rotatedAt = { $gt: new Date(now().getTime() - GRACE_MS) };
    const session = await this.#dependencies.database.em.findOne(Session, {
      id: sessionId,
      previousTokenId: tokenId,
      rotatedAt,
    });
    return session && { tokenId: session.tokenId, issuedAt: session.rotatedAt };
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
