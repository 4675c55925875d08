import type { Database, Transaction } from '../../platform/database/database.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { AccountLinks } from './account-links.ts';
import { AccountLinkIssued, RegistrationRepeated, RegistrationSubmitted } from './events.ts';
import { AccountStatus, LinkPurpose } from './account.enums.ts';
import { User } from './user.entity.ts';

/**
 * A letter to an address that somebody typed. Whether it has an account is looked up here and not while the request waits, so that
 * the answer to a known address takes as long as that to an unknown one, and does the same.
 */
export const ACCOUNT_EMAIL = defineQueue<Letter>('account.letter', {
  concurrency: 2,
});

/** Long enough that the answer has gone before the letter is begun: what it costs to write one must not be felt. */
export const EMAIL_DELAY = { startAfter: 1 };

interface Letter {
  wanted: 'reset' | 'verify' | 'registered';
  email: string;
  /** The number that a registration was answered with. Where the address had an account, it is that of none. */
  registrationNumber?: string;
}

/** Writes to addresses that somebody typed. */
export class AccountEmails {
  readonly #database: Database;
  readonly #links: AccountLinks;

  constructor(database: Database, links: AccountLinks) {
    this.#database = database;
    this.#links = links;
  }

  /** Handler of ACCOUNT_EMAIL. Nobody is written to at an address that has no account. */
  async write({ wanted, email, registrationNumber }: Letter): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const addressee = await find(transaction, email);
      if (!addressee) return;
      const { id: userId } = addressee;
      if (registrationNumber && addressee.registrationNumber === registrationNumber)
        await transaction.publish(new RegistrationSubmitted({ userId }));
      if (wanted === 'reset') await this.#sendLink(transaction, userId, LinkPurpose.RESET_PASSWORD);
      else if (!addressee.emailVerifiedAt) await this.#sendLink(transaction, userId, LinkPurpose.VERIFY_EMAIL);
      // Users who register again learn by mail alone that they have an account.
      else if (wanted === 'registered') await transaction.publish(new RegistrationRepeated({ userId }));
    });
  }

  async #sendLink(transaction: Transaction, userId: string, wanted: LinkPurpose): Promise<void> {
    const { linkId } = await this.#links.issue(transaction, userId, wanted);
    const purpose = wanted === LinkPurpose.VERIFY_EMAIL ? 'verification' : 'reset';
    await transaction.publish(new AccountLinkIssued({ userId, linkId, purpose }));
  }
}

function find({ em }: Transaction, email: string): Promise<User | null> {
  return em.findOne(User, { email, deletedAt: null, status: { $ne: AccountStatus.SUSPENDED } });
}
