export enum Role {
  ADMIN = 'ADMIN',
  TEAM = 'TEAM',
  CLIENT = 'CLIENT',
}

export enum AccountStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  INACTIVE = 'INACTIVE',
  SUSPENDED = 'SUSPENDED',
}

/** What is done with an account. */
export enum AccountAction {
  APPROVE = 'APPROVE',
  REJECT = 'REJECT',
  SUSPEND = 'SUSPEND',
  REACTIVATE = 'REACTIVATE',
  /** It is given up: its owner deletes it, or an administrator puts it to rest. */
  DEACTIVATE = 'DEACTIVATE',
}

export enum AccountActor {
  ADMIN = 'ADMIN',
  OWNER = 'OWNER',
}

/** What a link that is good once is for. */
export enum LinkPurpose {
  VERIFY_EMAIL = 'VERIFY_EMAIL',
  RESET_PASSWORD = 'RESET_PASSWORD',
}

/** What a user may be written about. What concerns the account itself is always sent. */
export interface NotificationPreferences {
  /** Quote requests for his venues. */
  quoteRequests: boolean;
  /** What became of what he submitted. */
  decisions: boolean;
  /** End and renewal of his subscription. */
  subscription: boolean;
  /** News of the platform. */
  news: boolean;
}

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  quoteRequests: true,
  decisions: true,
  subscription: true,
  news: false,
};
