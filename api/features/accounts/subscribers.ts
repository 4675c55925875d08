import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AccountAction, AccountActor, AccountStatus, Role } from './account.enums.ts';
import {
  AccountDeleted,
  AccountLinkIssued,
  AccountStatusChanged,
  type IssuedFor,
  PasswordChanged,
  RegistrationRepeated,
  RegistrationSubmitted,
  TwoFactorChanged,
} from './events.ts';
import {
  ACCOUNT_DEACTIVATED,
  ACCOUNT_DELETED,
  ACCOUNT_EXISTS,
  ACCOUNT_INVITATION,
  ACCOUNT_REACTIVATED,
  ACCOUNT_SUSPENDED,
  EMAIL_VERIFICATION,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  PASSWORD_RESET_OFFERED,
  REGISTRATION_APPROVED,
  REGISTRATION_REJECTED,
  REGISTRATION_SUBMITTED,
  TWO_FACTOR_DISABLED,
  TWO_FACTOR_ENABLED,
  type AccountMail,
  type AccountMailData,
} from './mails/account.mails.ts';
import { User } from './user.entity.ts';

const LINK_MAILS: Readonly<Record<IssuedFor, AccountMail>> = {
  verification: EMAIL_VERIFICATION,
  reset: PASSWORD_RESET,
  invitation: ACCOUNT_INVITATION,
  offeredReset: PASSWORD_RESET_OFFERED,
};

/** The mails to users about the decisions of administrators. */
const DECISION_MAILS: Readonly<Record<AccountAction, AccountMail>> = {
  APPROVE: REGISTRATION_APPROVED,
  REJECT: REGISTRATION_REJECTED,
  SUSPEND: ACCOUNT_SUSPENDED,
  REACTIVATE: ACCOUNT_REACTIVATED,
  DEACTIVATE: ACCOUNT_DEACTIVATED,
};

/** Sends mails to users about their accounts, and to administrators about registrations. */
export function subscribeToAccounts(events: Events<Transaction>, { outbox }: Pick<Platform, 'outbox'>): void {
  /** Sent each time unless a key is given: two changes of a password are two mails. */
  const post = async (
    transaction: Transaction,
    kind: AccountMail,
    recipients: { id: string } | { role: Role; status: AccountStatus },
    data: AccountMailData,
    dedupeKey: string = randomUUID(),
  ): Promise<void> => {
    const found = await transaction.em.find(User, { ...recipients, deletedAt: null });
    for (const { firstName, lastName, email: address, language } of found) {
      const to = { name: writtenName(firstName, lastName), address };
      await outbox.post(transaction, kind, { to, language, data, dedupeKey });
    }
  };
  const tell = (transaction: Transaction, kind: AccountMail, userId: string, data: AccountMailData = { userId }) =>
    post(transaction, kind, { id: userId }, data, data.linkId);

  events
    .on(RegistrationSubmitted, (transaction, { userId }) => {
      const administrators = { role: Role.ADMIN, status: AccountStatus.APPROVED };
      return post(transaction, REGISTRATION_SUBMITTED, administrators, { userId }, userId);
    })
    .on(RegistrationRepeated, (transaction, { userId }) => tell(transaction, ACCOUNT_EXISTS, userId))
    .on(AccountLinkIssued, (transaction, { userId, linkId, purpose }) =>
      tell(transaction, LINK_MAILS[purpose], userId, { linkId }),
    )
    .on(PasswordChanged, (transaction, { userId }) => tell(transaction, PASSWORD_CHANGED, userId))
    .on(TwoFactorChanged, (transaction, { userId, isEnabled }) =>
      tell(transaction, isEnabled ? TWO_FACTOR_ENABLED : TWO_FACTOR_DISABLED, userId),
    )
    .on(AccountStatusChanged, async (transaction, { userId, action, by }) => {
      if (by === AccountActor.ADMIN) await tell(transaction, DECISION_MAILS[action], userId);
    })
    // To the address that is erased with the account.
    .on(AccountDeleted, (transaction, { userId }) => tell(transaction, ACCOUNT_DELETED, userId, {}));
}
