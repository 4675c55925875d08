import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import type { Secret } from '../../platform/secret.ts';
import { AccountLink } from './account-link.entity.ts';
import { lockAccounts } from './account-locks.queries.ts';
import { LinkPurpose } from './account.enums.ts';

/** For so long a link is good, unless it is said otherwise. */
export const LINK_MINUTES: Record<LinkPurpose, number> = {
  [LinkPurpose.RESET_PASSWORD]: 30,
  [LinkPurpose.VERIFY_EMAIL]: 24 * 60,
};
const PAGES: Record<LinkPurpose, string> = {
  [LinkPurpose.RESET_PASSWORD]: '/reset-password',
  [LinkPurpose.VERIFY_EMAIL]: '/verify-email',
};

/** Links of mails that are good once. The database holds a hash, a job nothing; the mail makes the token again. */
export class AccountLinks {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  /** A new link; those of the same purpose that the user has had are void. @param minutes for which it is good. */
  async issue(
    transaction: Transaction,
    userId: string,
    purpose: LinkPurpose,
    minutes = LINK_MINUTES[purpose],
  ): Promise<{ linkId: string; expiresAt: Date }> {
    // Two at once wait for each other, so that one of them is the newer.
    await lockAccounts(transaction, [userId]);
    await this.drop(transaction, userId, purpose);
    const id = crypto.randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const expiresAt = inMinutes(minutes);
    const tokenHash = hashOfToken(this.#tokenOf(id, nonce));
    await transaction.em.insert(AccountLink, { id, user: userId, purpose, nonce, tokenHash, expiresAt });
    return { linkId: id, expiresAt };
  }

  /** Whether a link that is good for so many minutes was made in the last seconds, and was not used. */
  async wasIssued(
    { em }: Transaction,
    userId: string,
    purpose: LinkPurpose,
    minutes: number,
    seconds: number,
  ): Promise<boolean> {
    const expiresAt = { $gt: inMinutes(minutes - seconds / 60) };
    return (await em.count(AccountLink, { user: userId, purpose, usedAt: null, expiresAt })) > 0;
  }

  /** Makes the links of a purpose void that were not used. */
  async drop({ em }: Transaction, userId: string, purpose: LinkPurpose): Promise<void> {
    await em.nativeDelete(AccountLink, { user: userId, purpose, usedAt: null });
  }

  /** The owner of a link, and the path of the page that it leads to; null = it is not valid any more. */
  async find({ em }: Pick<Database, 'em'>, linkId: string): Promise<{ userId: string; path: string } | null> {
    const link = await em.findOne(AccountLink, { id: linkId, ...good() });
    return link && { userId: link.user.id, path: `${PAGES[link.purpose]}?token=${this.#tokenOf(linkId, link.nonce)}` };
  }

  /** Whether a token could be used at this moment; for refusing early what costs much. */
  async isGood({ em }: Database, purpose: LinkPurpose, token: string): Promise<boolean> {
    return (await em.count(AccountLink, { tokenHash: hashOfToken(token), purpose, ...good() })) > 0;
  }

  /**
   * Uses a token: of several at once, one alone. Gives whose it is.
   * @throws AppError LINK_INVALID.
   */
  async use({ em }: Transaction, purpose: LinkPurpose, token: string): Promise<string> {
    const tokenHash = hashOfToken(token);
    const used = await em.nativeUpdate(AccountLink, { tokenHash, purpose, ...good() }, { usedAt: now() });
    if (!used) throw new AppError('LINK_INVALID');
    return (await em.findOneOrFail(AccountLink, { tokenHash }, { refresh: true })).user.id;
  }

  /** Whether a token has been used. Waits for somebody who is using it. */
  async isUsed({ em }: Transaction, purpose: LinkPurpose, token: string): Promise<boolean> {
    const where = { tokenHash: hashOfToken(token), purpose };
    const link = await em.findOne(AccountLink, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return (link?.usedAt ?? null) !== null;
  }

  #tokenOf(id: string, nonce: string): string {
    return this.#secret.sign('account-link', `${id}:${nonce}`);
  }
}

/** Not used, and not over. */
function good() {
  return { usedAt: null, expiresAt: { $gt: now() } };
}

function inMinutes(minutes: number): Date {
  return new Date(now().getTime() + minutes * 60_000);
}
