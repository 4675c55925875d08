import { eventOf } from '../../platform/events.ts';
import type { AccountAction, AccountActor } from './account.enums.ts';

interface Account {
  userId: string;
}

/** A registration waits for the decision of an administrator. */
export class RegistrationSubmitted extends eventOf<Account>() {}
/** A registration was sent with the address of an existing account. */
export class RegistrationRepeated extends eventOf<Account>() {}
/** A single-use link for this purpose is to be sent. */
export class AccountLinkIssued extends eventOf<Account & { linkId: string; purpose: IssuedFor }>() {}
export type IssuedFor = 'verification' | 'reset' | 'invitation' | 'offeredReset';
export class PasswordChanged extends eventOf<Account>() {}
export class TwoFactorChanged extends eventOf<Account & { isEnabled: boolean }>() {}
export class AccountStatusChanged extends eventOf<Account & { action: AccountAction; by: AccountActor }>() {}
/** An account is deleted by its owner; their personal data is erased with it. */
export class AccountDeleted extends eventOf<Account>() {}

/** An account is about to be deleted. Subscribers report whether others rely on its owner for a future event. */
export class AccountDeletionRequested extends eventOf<Account>() {
  isReliedOn = false;
}

/** The stored data of a user is exported. Each feature adds its data under its own name. */
export class UserDataCollected extends eventOf<Account>() {
  readonly data: Record<string, unknown> = {};
}
