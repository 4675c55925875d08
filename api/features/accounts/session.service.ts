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

/** For so long the token before the last gets the same successor: tabs that refresh at once agree. */
const GRACE_MS = 10_000;
/** A session is noted as seen at most so often. */
const SEEN_EVERY_MS = 60_000;
const MAX_AGENT_LENGTH = 300;

/** Published when sessions end, or when those who have them may less than before. */
export const SESSIONS_CHANGED = 'sessions-changed';

export interface SessionServiceDependencies {
  database: Database;
  fanout: Pick<Fanout, 'publish'>;
  limits: RateLimits;
  tokens: SessionTokens;
  securityLog: SecurityLog;
}

/** What the call of the specification says of a token. */
export interface TokenState {
  valid: boolean;
  shouldRefresh: boolean;
  expired: boolean;
}

/** Which sessions of a user end. */
export interface EndedSessions {
  userId: string;
  /** This one alone. */
  only?: string;
  /** All but this one. */
  except?: string;
}

/** The sessions of users. The token names a session; what it is worth is read from the database at each request. */
export class SessionService {
  readonly #dependencies: SessionServiceDependencies;

  constructor(dependencies: SessionServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Opens a session for a browser and gives its first token; the browser gets the secret of the cookie. */
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

  /** The same for a session that is known already: that of a socket. */
  async viewerOf(sessionId: string, userId: string): Promise<Viewer | null> {
    const { database } = this.#dependencies;
    const session = await livingSession(database, sessionId, userId);
    if (!session) return null;
    const lastSeenAt = now();
    if (lastSeenAt.getTime() - session.seen > SEEN_EVERY_MS)
      await database.em.nativeUpdate(Session, { id: sessionId }, { lastSeenAt });
    return { id: userId, role: session.role, sessionId };
  }

  /** What the token of a client is still good for. Tells of the session, and of nobody. */
  async validate(token: string, address: string): Promise<TokenState> {
    await this.#dependencies.limits.count([[ACCOUNT_LIMITS.tokenPerAddress, address]]);
    const read = await this.#dependencies.tokens.readAccess(token);
    if (!read) return { valid: false, shouldRefresh: false, expired: false };
    const lives = (await livingSession(this.#dependencies.database, read.sessionId, read.userId)) !== null;
    return { valid: lives, shouldRefresh: lives && read.isOld, expired: !lives };
  }

  /**
   * The successor of a token. An expired one gets it only together with the cookie of its session. Of several that ask at once
   * with the same token all get the same; an older one ends the session, as somebody has copied it.
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

  /** Ends the session of a token, be it expired or not. */
  async logout(caller: Caller): Promise<void> {
    const token = caller.facts.bearer ? await this.#dependencies.tokens.readAccess(caller.facts.bearer) : null;
    if (token) {
      await this.#dependencies.database.transaction((transaction) =>
        this.end(transaction, { userId: token.userId, only: token.sessionId }),
      );
      caller.setCookie(null);
    }
  }

  /** The living sessions of a user that were seen last, the latest first. */
  listOf(userId: string): Promise<ListedSession[]> {
    return livingSessionsOf(this.#dependencies.database, userId);
  }

  /**
   * Ends one session of a user, or all but the caller's own.
   * @throws AppError NOT_FOUND where they have no such session.
   */
  async revoke(viewer: Viewer, which: Pick<EndedSessions, 'only' | 'except'>): Promise<void> {
    const { only = null } = which;
    if (only !== null && !isUuid(only)) throw new AppError('NOT_FOUND');
    const ended = await this.#dependencies.database.transaction((transaction) =>
      this.end(transaction, { userId: viewer.id, ...which }),
    );
    if (only !== null && !ended) throw new AppError('NOT_FOUND');
  }

  /** Ends sessions in the transaction of what they end for; their sockets are closed after it. Gives their number. */
  async end(transaction: Transaction, { userId, only, except }: EndedSessions): Promise<number> {
    const which = { ...(only && { $eq: only }), ...(except && { $ne: except }) };
    const ended = await transaction.em.nativeDelete(Session, { user: userId, ...((only ?? except) && { id: which }) });
    if (ended) {
      this.reconsider(transaction);
      transaction.afterCommit(() => this.#dependencies.securityLog.note('session.ended', userId, { sessions: ended }));
    }
    return ended;
  }

  /** Has all processes look, after the transaction, which sockets are still theirs who opened them. */
  reconsider(transaction: Transaction): void {
    transaction.afterCommit(() => this.#dependencies.fanout.publish(SESSIONS_CHANGED, null));
  }

  /** One statement: of several at once one alone finds the token that it replaces. */
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
