import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import type { Secret } from '../../platform/secret.ts';
import { AccountLink } from './account-link.entity.ts';
import { lockAccounts } from './user.queries.ts';
import { LinkPurpose } from './account.enums.ts';

/** The default lifetime of a link. */
export const LINK_MINUTES: Record<LinkPurpose, number> = {
  [LinkPurpose.RESET_PASSWORD]: 30,
  [LinkPurpose.VERIFY_EMAIL]: 24 * 60,
};
const PAGES: Record<LinkPurpose, string> = {
  [LinkPurpose.RESET_PASSWORD]: '/reset-password',
  [LinkPurpose.VERIFY_EMAIL]: '/verify-email',
};

/** Single-use links in mails. The database stores the hash of the token, jobs nothing of it; the mail derives it again. */
export class AccountLinks {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  /** Creates a link; earlier ones of the user for the same purpose become invalid. @param minutes its lifetime. */
  async issue(
    transaction: Transaction,
    userId: string,
    purpose: LinkPurpose,
    minutes = LINK_MINUTES[purpose],
  ): Promise<{ linkId: string; expiresAt: Date }> {
    // Concurrent calls wait for each other, so that one link is the newer.
    await lockAccounts(transaction, [userId]);
    await this.drop(transaction, userId, purpose);
    const id = crypto.randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const expiresAt = inMinutes(minutes);
    const tokenHash = hashOfToken(this.#tokenOf(id, nonce));
    await transaction.em.insert(AccountLink, { id, user: userId, purpose, nonce, tokenHash, expiresAt });
    return { linkId: id, expiresAt };
  }

  /** Whether a link with this lifetime was created in the last seconds, and was not used. */
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

  /** Invalidates the unused links of a purpose. */
  async drop({ em }: Transaction, userId: string, purpose: LinkPurpose): Promise<void> {
    await em.nativeDelete(AccountLink, { user: userId, purpose, usedAt: null });
  }

  /** The owner of a link, and the path of its page; null = it is not valid any more. */
  async find({ em }: Pick<Database, 'em'>, linkId: string): Promise<{ userId: string; path: string } | null> {
    const link = await em.findOne(AccountLink, { id: linkId, ...good() });
    return link && { userId: link.user.id, path: `${PAGES[link.purpose]}?token=${this.#tokenOf(linkId, link.nonce)}` };
  }

  /** Whether a token is valid at this moment; for refusing early what is expensive. */
  async isGood({ em }: Database, purpose: LinkPurpose, token: string): Promise<boolean> {
    return (await em.count(AccountLink, { tokenHash: hashOfToken(token), purpose, ...good() })) > 0;
  }

  /**
   * Uses a token; of concurrent calls one succeeds. Returns the owner.
   * @throws AppError LINK_INVALID.
   */
  async use({ em }: Transaction, purpose: LinkPurpose, token: string): Promise<string> {
    const tokenHash = hashOfToken(token);
    const used = await em.nativeUpdate(AccountLink, { tokenHash, purpose, ...good() }, { usedAt: now() });
    if (!used) throw new AppError('LINK_INVALID');
    return (await em.findOneOrFail(AccountLink, { tokenHash }, { refresh: true })).user.id;
  }

  /** Whether a token was used. Waits for a concurrent use. */
  async isUsed({ em }: Transaction, purpose: LinkPurpose, token: string): Promise<boolean> {
    const where = { tokenHash: hashOfToken(token), purpose };
    const link = await em.findOne(AccountLink, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return (link?.usedAt ?? null) !== null;
  }

  #tokenOf(id: string, nonce: string): string {
    return this.#secret.sign('account-link', `${id}:${nonce}`);
  }
}

/** Not used, and not expired. */
function good() {
  return { usedAt: null, expiresAt: { $gt: now() } };
}

function inMinutes(minutes: number): Date {
  return new Date(now().getTime() + minutes * 60_000);
}
