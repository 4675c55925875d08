abstract class AccountEvent {
  readonly userId: string;

  constructor(userId: string) {
    this.userId = userId;
  }
}

/** Somebody has registered, and an administrator decides about it. */
export class RegistrationSubmitted extends AccountEvent {}

/** A registration has been decided about, or is no more. */
export class RegistrationDecided extends AccountEvent {}

/** An account is in good standing again, or no longer. */
export class AccountStandingChanged extends AccountEvent {}

/** The owner of an account deletes it; what tells who they were goes with it. */
export class AccountDeleted extends AccountEvent {}

/** An account is about to be deleted. Who knows of somebody who relies on it for an event to come says so. */
export class AccountDeletionAsked extends AccountEvent {
  isReliedOn = false;
}

/** The copy of what is kept of a user is being made. Each feature puts what it knows under a name of its own. */
export class UserDataCollected extends AccountEvent {
  readonly data: Record<string, unknown> = {};
}
