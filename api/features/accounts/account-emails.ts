import type { Database, Transaction } from '../../platform/database/database.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { AccountLinks } from './account-links.ts';
import { AccountLinkIssued, RegistrationRepeated, RegistrationSubmitted } from './events.ts';
import { AccountStatus, LinkPurpose } from './account.enums.ts';
import { User } from './user.entity.ts';

/**
 * An e-mail to an address from a form. Whether it has an account is looked up in the job and not during the request, so that
 * known and unknown addresses are answered in the same time and with the same work.
 */
export const ACCOUNT_EMAIL = defineQueue<AccountEmail>('account.letter', {
  concurrency: 2,
});

/** Long enough that the answer is sent before the job runs, so that its cost cannot be measured. */
export const EMAIL_DELAY = { startAfter: 1 };

interface AccountEmail {
  wanted: 'reset' | 'verify' | 'registered';
  email: string;
  /** The number that the registration was answered with; if the address had an account already, it belongs to none. */
  registrationNumber?: string;
}

/** Sends e-mails to addresses from forms. */
export class AccountEmails {
  readonly #database: Database;
  readonly #links: AccountLinks;

  constructor(database: Database, links: AccountLinks) {
    this.#database = database;
    this.#links = links;
  }

  /** Handler of ACCOUNT_EMAIL. Addresses without an account get no e-mail. */
  async write({ wanted, email, registrationNumber }: AccountEmail): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const addressee = await find(transaction, email);
      if (!addressee) return;
      const { id: userId } = addressee;
      if (registrationNumber && addressee.registrationNumber === registrationNumber)
        await transaction.publish(new RegistrationSubmitted({ userId }));
      if (wanted === 'reset') await this.#sendLink(transaction, userId, LinkPurpose.RESET_PASSWORD);
      else if (!addressee.emailVerifiedAt) await this.#sendLink(transaction, userId, LinkPurpose.VERIFY_EMAIL);
      // Users who register again are informed by e-mail only that they have an account.
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
