import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import type { Secret } from '../../platform/secret.ts';
import { lockAccounts } from './account-locks-writer.ts';
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

interface LinkRow {
  id: string;
  user_id: string;
  used_at: Date | null;
}

/** Links of mails that are good once. The database holds a hash, a job nothing; the mail makes the token again. */
export class AccountLinks {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  /** A new link; those of the same purpose that the user has had are void. @param minutes for which it is good. */
  async issue(
    { query }: Transaction,
    userId: string,
    purpose: LinkPurpose,
    minutes = LINK_MINUTES[purpose],
  ): Promise<{ linkId: string; expiresAt: Date }> {
    // Two at once wait for each other, so that one of them is the newer.
    await lockAccounts({ query }, [userId]);
    await this.drop({ query }, userId, purpose);
    const id = crypto.randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const expiresAt = inMinutes(minutes);
    await query(
      `insert into account_link (id, user_id, purpose, nonce, token_hash, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, userId, purpose, nonce, hashOfToken(this.#tokenOf(id, nonce)), expiresAt],
    );
    return { linkId: id, expiresAt };
  }

  /** Whether a link that is good for so many minutes was made in the last seconds, and was not used. */
  async wasIssued(
    { query }: Transaction,
    userId: string,
    purpose: LinkPurpose,
    minutes: number,
    seconds: number,
  ): Promise<boolean> {
    const rows = await query(
      `select 1 from account_link where user_id = $1 and purpose = $2 and used_at is null and expires_at > $3`,
      [userId, purpose, inMinutes(minutes - seconds / 60)],
    );
    return rows.length > 0;
  }

  /** Makes the links of a purpose void that were not used. */
  async drop({ query }: Pick<Transaction, 'query'>, userId: string, purpose: LinkPurpose): Promise<void> {
    await query(`delete from account_link where user_id = $1 and purpose = $2 and used_at is null`, [userId, purpose]);
  }

  /** Path of the page that a link leads to; null = it is not good any more. */
  async pathOf(database: Pick<Database, 'rows'>, linkId: string): Promise<string | null> {
    const [row] = await database.rows<{ purpose: LinkPurpose; nonce: string }>(
      `select purpose, nonce from account_link where id = $1 and used_at is null and expires_at > $2`,
      [linkId, now()],
    );
    return row ? `${PAGES[row.purpose]}?token=${this.#tokenOf(linkId, row.nonce)}` : null;
  }

  /** Whether a token could be used at this moment; for refusing early what costs much. */
  async isGood(database: Pick<Database, 'rows'>, purpose: LinkPurpose, token: string): Promise<boolean> {
    const rows = await database.rows(
      `select 1 from account_link where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3`,
      [hashOfToken(token), purpose, now()],
    );
    return rows.length > 0;
  }

  /**
   * Uses a token: of several at once, one alone. Gives whose it is.
   * @throws AppError LINK_INVALID.
   */
  async use({ query }: Transaction, purpose: LinkPurpose, token: string): Promise<string> {
    const [row] = await query<LinkRow>(
      `update account_link set used_at = $3
       where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning user_id`,
      [hashOfToken(token), purpose, now()],
    );
    if (!row) throw new AppError('LINK_INVALID');
    return row.user_id;
  }

  /** Whose token it was that has been used; null = it has not. Waits for somebody who is using it. */
  async usedBy({ query }: Transaction, purpose: LinkPurpose, token: string): Promise<string | null> {
    const [row] = await query<LinkRow>(
      `select user_id, used_at from account_link where token_hash = $1 and purpose = $2 for update`,
      [hashOfToken(token), purpose],
    );
    return row?.used_at ? row.user_id : null;
  }

  #tokenOf(id: string, nonce: string): string {
    return this.#secret.sign('account-link', `${id}:${nonce}`);
  }
}

function inMinutes(minutes: number): Date {
  return new Date(now().getTime() + minutes * 60_000);
}
