import { randomBytes } from 'node:crypto';
import { QUOTE, QUOTE_STATUS_PATH } from '../../../schema/constants.ts';
import { now } from '../../platform/clock.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import type { Secret } from '../../platform/secret.ts';

const DAY_MS = 86_400_000;

/** The fields of a request from which its private link is derived. */
interface Linked {
  id: string;
  linkNonce: string;
}

/**
 * Private links of quote requests. Their token is a signature over the request: it is derived again for each mail, and cannot be computed from
 * the stored data.
 */
export class QuoteLinks {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  tokenOf({ id, linkNonce }: Linked): string {
    return this.#secret.sign('quote-link', `${id}:${linkNonce}`);
  }

  /** Path of the page; the token is in the fragment, which is never sent to servers. */
  pathOf(request: Linked): string {
    return `${QUOTE_STATUS_PATH}#${this.tokenOf(request)}`;
  }

  /** A link for a new request. */
  issue(id: string): { linkNonce: string; linkTokenHash: string; linkExpiresAt: Date } {
    const linkNonce = randomBytes(16).toString('base64url');
    return { linkNonce, linkTokenHash: hashOfToken(this.tokenOf({ id, linkNonce })), linkExpiresAt: linkExpiry() };
  }
}

/** When a link that is renewed now expires. */
export function linkExpiry(): Date {
  return new Date(now().getTime() + QUOTE.linkDays * DAY_MS);
}
