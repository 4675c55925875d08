import type { Transaction } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import {
  ACCOUNT_DEACTIVATED,
  ACCOUNT_INVITATION,
  ACCOUNT_REACTIVATED,
  ACCOUNT_SUSPENDED,
  PASSWORD_RESET_OFFERED,
} from './account-admin-mails.ts';
import { ACCOUNT_EXISTS, EMAIL_VERIFICATION, PASSWORD_RESET } from './account-link-mails.ts';
import type { AccountMail } from './account-mail-parts.ts';
import { REGISTRATION_SUBMITTED } from './account.mails.ts';
import {
  ACCOUNT_DELETED,
  PASSWORD_CHANGED,
  REGISTRATION_APPROVED,
  REGISTRATION_REJECTED,
  TWO_FACTOR_DISABLED,
  TWO_FACTOR_ENABLED,
} from './account-notice-mails.ts';
import { LinkPurpose, Role } from './account.enums.ts';
import type { User } from './user.entity.ts';
import { RegistrationDecided, RegistrationSubmitted } from './events.ts';

type Recipient = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>;

/** Tells everybody concerned what became of an account, in the transaction in which it happened. */
export class AccountNotifier {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Somebody has registered: administrators are notified and written to. */
  async registered(transaction: Transaction, userId: string): Promise<void> {
    await transaction.publish(new RegistrationSubmitted(userId));
    const admins = await transaction.query<Recipient>(
      `${SELECT_RECIPIENT} where role = $1 and status = 'APPROVED' and deleted_at is null`,
      [Role.ADMIN],
    );
    for (const admin of admins) {
      await this.#outbox.post(transaction, REGISTRATION_SUBMITTED, {
        ...toOf(admin),
        data: { userId },
        dedupeKey: userId,
      });
    }
  }

  /** The link that proves an address, or that resets a password. */
  async link(transaction: Transaction, recipient: Recipient, linkId: string, purpose: LinkPurpose): Promise<void> {
    const mail = purpose === LinkPurpose.VERIFY_EMAIL ? EMAIL_VERIFICATION : PASSWORD_RESET;
    await this.#outbox.post(transaction, mail, { ...toOf(recipient), data: { linkId }, dedupeKey: linkId });
  }

  /** Somebody wanted to register with the address of an account. */
  async triedAgain(transaction: Transaction, recipient: Recipient): Promise<void> {
    await this.#post(transaction, ACCOUNT_EXISTS, recipient);
  }

  async passwordChanged(transaction: Transaction, userId: string): Promise<void> {
    await this.#post(transaction, PASSWORD_CHANGED, await recipientOf(transaction, userId));
  }

  async twoFactorChanged(transaction: Transaction, userId: string, enabled: boolean): Promise<void> {
    const mail = enabled ? TWO_FACTOR_ENABLED : TWO_FACTOR_DISABLED;
    await this.#post(transaction, mail, await recipientOf(transaction, userId));
  }

  /** An account was made for somebody: the link by which he chooses a password. */
  async invited(transaction: Transaction, userId: string, linkId: string): Promise<void> {
    await this.#postLink(transaction, ACCOUNT_INVITATION, userId, linkId);
  }

  /** An administrator has a new password chosen. */
  async passwordOffered(transaction: Transaction, userId: string, linkId: string): Promise<void> {
    await this.#postLink(transaction, PASSWORD_RESET_OFFERED, userId, linkId);
  }

  async suspended(transaction: Transaction, userId: string): Promise<void> {
    await this.#post(transaction, ACCOUNT_SUSPENDED, await recipientOf(transaction, userId));
  }

  async deactivated(transaction: Transaction, userId: string): Promise<void> {
    await this.#post(transaction, ACCOUNT_DEACTIVATED, await recipientOf(transaction, userId));
  }

  async reactivated(transaction: Transaction, userId: string): Promise<void> {
    await this.#post(transaction, ACCOUNT_REACTIVATED, await recipientOf(transaction, userId));
  }

  async decided(transaction: Transaction, userId: string, approved: boolean): Promise<void> {
    await transaction.publish(new RegistrationDecided(userId));
    const mail = approved ? REGISTRATION_APPROVED : REGISTRATION_REJECTED;
    await this.#post(transaction, mail, await recipientOf(transaction, userId));
  }

  /** To the address that is forgotten with the account. */
  async deleted(transaction: Transaction, recipient: Recipient): Promise<void> {
    await this.#outbox.post(transaction, ACCOUNT_DELETED, {
      ...toOf(recipient),
      data: {},
      dedupeKey: crypto.randomUUID(),
    });
  }

  async #postLink(transaction: Transaction, kind: AccountMail, userId: string, linkId: string): Promise<void> {
    const recipient = await recipientOf(transaction, userId);
    if (recipient)
      await this.#outbox.post(transaction, kind, { ...toOf(recipient), data: { linkId }, dedupeKey: linkId });
  }

  async #post(transaction: Transaction, kind: AccountMail, recipient: Recipient | null): Promise<void> {
    if (!recipient) return;
    // Each time anew: that a password was changed twice is told twice.
    const mail = { ...toOf(recipient), data: { userId: recipient.id }, dedupeKey: crypto.randomUUID() };
    await this.#outbox.post(transaction, kind, mail);
  }
}

const SELECT_RECIPIENT = `select id, email, first_name as "firstName", last_name as "lastName", language from user_account`;

function toOf({ email, firstName, lastName, language }: Recipient) {
  return { to: { name: writtenName(firstName, lastName), address: email }, language };
}

async function recipientOf({ query }: Transaction, userId: string): Promise<Recipient | null> {
  const [row] = await query<Recipient>(`${SELECT_RECIPIENT} where id = $1`, [userId]);
  return row ?? null;
}
