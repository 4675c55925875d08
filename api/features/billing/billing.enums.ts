/** The status of a subscription. */
export enum SubscriptionStatus {
  /** Requested, and not begun. */
  PENDING = 'PENDING',
  ACTIVE = 'ACTIVE',
  /** Runs until its last day, and is not renewed. */
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}

/** The actions on a subscription. */
export enum SubscriptionAction {
  REQUEST = 'REQUEST',
  RENEW = 'RENEW',
  /** Declines the request of the owner; a running subscription continues. */
  DECLINE = 'DECLINE',
  CANCEL = 'CANCEL',
  EXPIRE = 'EXPIRE',
}

export enum SubscriptionActor {
  OWNER = 'OWNER',
  ADMIN = 'ADMIN',
  SYSTEM = 'SYSTEM',
}

export enum PaymentMethod {
  CARD = 'CARD',
  TRANSFER = 'TRANSFER',
}

export enum PaymentStatus {
  PAID = 'PAID',
  UNPAID = 'UNPAID',
}
