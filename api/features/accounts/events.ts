import { eventOf } from '../../platform/events.ts';
import type { AccountAction, AccountActor } from './account.enums.ts';

interface Account {
  userId: string;
}

/** Somebody has registered, and an administrator decides about it. */
export class RegistrationSubmitted extends eventOf<Account>() {}
/** Somebody wanted to register with the address of an account. */
export class RegistrationRepeated extends eventOf<Account>() {}
/** A link that is good once is to be sent, for this. */
export class AccountLinkIssued extends eventOf<Account & { linkId: string; purpose: IssuedFor }>() {}
export type IssuedFor = 'verification' | 'reset' | 'invitation' | 'offeredReset';
export class PasswordChanged extends eventOf<Account>() {}
export class TwoFactorChanged extends eventOf<Account & { isEnabled: boolean }>() {}
export class AccountStatusChanged extends eventOf<Account & { action: AccountAction; by: AccountActor }>() {}
/** The owner of an account deletes it; what tells who they were goes with it. */
export class AccountDeleted extends eventOf<Account>() {}

/** An account is about to be deleted. Who knows of somebody who relies on it for an event to come says so. */
export class AccountDeletionAsked extends eventOf<Account>() {
  isReliedOn = false;
}

/** The copy of what is kept of a user is being made. Each feature puts what it knows under a name of its own. */
export class UserDataCollected extends eventOf<Account>() {
  readonly data: Record<string, unknown> = {};
}
