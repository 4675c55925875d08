/** How a subscription stands. */
export enum SubscriptionStatus {
  /** Asked for, and not begun. */
  PENDING = 'PENDING',
  ACTIVE = 'ACTIVE',
  /** Runs until its last day, and is not renewed. */
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}

/** What can be done with a subscription. */
export enum SubscriptionAction {
  REQUEST = 'REQUEST',
  RENEW = 'RENEW',
  /** Says no to what its owner asks for; what runs goes on. */
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
