// Signs and verifies JSON Web Tokens; algorithm, type, issuer and audience are fixed here, not read from the token.
import { jwtVerify, SignJWT } from 'jose';
import { now } from '../../platform/clock.ts';
import type { Secret } from '../../platform/secret.ts';
import { isUuid } from '../../platform/text.ts';

const ISSUER = 'pleniere';
const ALGORITHM = 'HS256';

/** The purposes of tokens; one kind is never accepted as another. */
const KINDS = {
  access: { typ: 'at+jwt', audience: 'pleniere-api', seconds: 900 },
  /** Between the password and the code of a login. */
  ticket: { typ: 'login+jwt', audience: 'pleniere-login', seconds: 300 },
} as const;

/** Clients refresh a token this long before it expires. */
const REFRESH_BEFORE_SECONDS = 300;

/** A verified access token. Whether its session is active has to be read from the database. */
export interface AccessToken {
  userId: string;
  sessionId: string;
  tokenId: string;
  /** Whether it has expired. */
  expired: boolean;
  /** Whether it has expired, or will soon. */
  isOld: boolean;
}

export interface TokenContent {
  userId: string;
  sessionId: string;
  tokenId: string;
  issuedAt: Date;
}

/** The tokens of sessions and logins. */
export class SessionTokens {
  readonly #key: Uint8Array;

  constructor(secret: Secret) {
    this.#key = Buffer.from(secret.keyFor('session'), 'base64url');
  }

  /** Deterministic: the same content gives the same token. */
  access({ userId, sessionId, tokenId, issuedAt }: TokenContent): Promise<string> {
    return this.#sign('access', { sid: sessionId }, { subject: userId, id: tokenId, issuedAt });
  }

  /** Null for anything but a session token of ours. Expired ones are read as well. */
  async readAccess(token: string): Promise<AccessToken | null> {
    const claims = await this.#verify('access', token, { evenExpired: true });
    const { sub, sid, jti, exp } = claims ?? {};
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof jti !== 'string' || typeof exp !== 'number')
      return null;
    if (![sub, sid, jti].every(isUuid)) return null;
    const left = exp - now().getTime() / 1_000;
    return { userId: sub, sessionId: sid, tokenId: jti, expired: left <= 0, isOld: left <= REFRESH_BEFORE_SECONDS };
  }

  /** For a user who has entered the correct password, and no code yet. */
  ticket(userId: string): Promise<string> {
    return this.#sign('ticket', {}, { subject: userId, id: crypto.randomUUID(), issuedAt: now() });
  }

  /** The user of a ticket; null if it is invalid or expired. */
  async readTicket(ticket: string): Promise<string | null> {
    const claims = await this.#verify('ticket', ticket, { evenExpired: false });
    return typeof claims?.sub === 'string' && isUuid(claims.sub) ? claims.sub : null;
  }

  #sign(
    kind: keyof typeof KINDS,
    claims: Record<string, string>,
    { subject, id, issuedAt }: { subject: string; id: string; issuedAt: Date },
  ): Promise<string> {
    const { typ, audience, seconds } = KINDS[kind];
    const issued = Math.floor(issuedAt.getTime() / 1_000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(id)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(this.#key);
  }

  async #verify(kind: keyof typeof KINDS, token: string, { evenExpired }: { evenExpired: boolean }) {
    const { typ, audience } = KINDS[kind];
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ,
        issuer: ISSUER,
        audience,
        requiredClaims: ['sub', 'jti', 'iat', 'exp'],
        // With the epoch as the current time, no token has expired.
        currentDate: evenExpired ? new Date(0) : now(),
      });
      return payload;
    } catch {
      return null;
    }
  }
}
