import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { isMailAddress, oneLine } from '../../platform/mail/mail-address.ts';
import { forgetMailsTo } from '../../platform/mail/mail-queue.ts';
import { deleteRefused } from '../accounts/account-retention.ts';
import type { AccountService } from '../accounts/account.service.ts';
import { forgetInAudit } from '../audit/audit-retention.queries.ts';
import { deleteMessagesOf } from '../messages/message.queries.ts';
import { forgetCompany } from '../notifications/notification.queries.ts';
import { deleteSearchesOf } from '../saved-searches/saved-search.queries.ts';
import { anonymiseQuotes } from '../quotes/quote-retention.queries.ts';
import { exportRequests, readPerson } from './person-data.queries.ts';
import type { PersonData } from './person-data.types.ts';
import { RetentionRun } from './retention-run.entity.ts';
import type { RetentionService } from './retention.service.ts';
import { RetentionKind, RunTrigger } from './retention.enums.ts';
import type { RetentionReport } from './retention.types.ts';

export interface PersonDataDependencies {
  database: Database;
  accounts: Pick<AccountService, 'dataOf'>;
  retention: Pick<RetentionService, 'report'>;
}

/** Requests of access and erasure, identified by e-mail address, with or without an account. */
export class PersonDataService {
  readonly #dependencies: PersonDataDependencies;

  constructor(dependencies: PersonDataDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError VALIDATION_FAILED. */
  async find(given: string): Promise<PersonData> {
    return readPerson(this.#dependencies.database, checked(given));
  }

  /** All data, as a file. @throws AppError VALIDATION_FAILED. */
  async export(given: string): Promise<{ filename: string; json: string }> {
    const { database, accounts } = this.#dependencies;
    const person = await this.find(given);
    const { email, account, contactOf } = person;
    const exported = {
      exportedAt: now(),
      email,
      ...(account ? await accounts.dataOf(account.id) : { account: null }),
      ...(await exportRequests(database, email)),
      contactOf: contactOf.map(({ name }) => name),
    };
    const day = now().toISOString().slice(0, 10);
    return { filename: `pleniere-personne-${day}.json`, json: JSON.stringify(exported, null, 2) };
  }

  /**
   * Erases a person: their quote requests are anonymised; their messages, saved searches, a rejected registration and the mails to
   * them are deleted. An active account stays: its owner deletes it, with their password.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND if there is nothing to erase.
   */
  async erase(viewer: Viewer, given: string): Promise<RetentionReport> {
    const { database, retention } = this.#dependencies;
    const { email, account } = await this.find(given);
    const startedAt = now();
    const begun = performance.now();
    const id = await database.transaction(async (transaction) => {
      const results = [
        { kind: RetentionKind.QUOTES, count: await anonymiseQuotes(transaction, 'of', email), failed: false },
        { kind: RetentionKind.MESSAGES, count: await deleteMessagesOf(transaction, email), failed: false },
        { kind: RetentionKind.REGISTRATIONS, count: await deleteRefused(transaction, email), failed: false },
        { kind: RetentionKind.SAVED_SEARCHES, count: await deleteSearchesOf(transaction, email), failed: false },
      ];
      if (account?.isErasable) {
        await forgetInAudit(transaction, account.id);
        await forgetCompany(transaction, [account.id]);
      }
      // Users with an account continue to get their mail.
      const mails = account && !account.isErasable ? 0 : await forgetMailsTo(transaction, email);
      if (mails === 0 && results.every(({ count }) => count === 0)) throw new AppError('NOT_FOUND');
      return transaction.em.insert(RetentionRun, {
        trigger: RunTrigger.REQUEST,
        ranBy: viewer.id,
        startedAt,
        durationMs: Math.round(performance.now() - begun),
        results,
      });
    });
    return retention.report(id);
  }
}

function checked(given: string): string {
  const email = oneLine(given, Number.POSITIVE_INFINITY).toLowerCase();
  if (email === '') throw validationFailed([{ path: 'email', code: 'required' }]);
  if (!isMailAddress(email)) throw validationFailed([{ path: 'email', code: 'notEmail' }]);
  return email;
}
