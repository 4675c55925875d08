import type { Transaction } from '../../platform/database/database.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { AccountStatus, type Role } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { type NewNotification, type Settled, settleNotifications, writeNotifications } from './notification.queries.ts';

/**
 * The topic of changes of a user's pending items: a new notification, of which this is the id, or
 * another change (null).
 */
export function notificationTopic(userId: string): string {
  return `notifications:${userId}`;
}

export class NotificationService {
  readonly #fanout: Pick<Fanout, 'publish'>;

  constructor(fanout: Pick<Fanout, 'publish'>) {
    this.#fanout = fanout;
  }

  /** Notifies in the transaction of the change; connected users receive it after the commit. */
  async notify(transaction: Transaction, given: NewNotification): Promise<void> {
    const written = await writeNotifications(transaction, given);
    transaction.afterCommit(() => {
      for (const { id, userId } of written) this.#fanout.publish(notificationTopic(userId), id);
    });
  }

  /** Refreshes the badges of a user after the commit. */
  refreshBadgesOf(transaction: Pick<Transaction, 'afterCommit'>, userId: string): void {
    transaction.afterCommit(() => this.#fanout.publish(notificationTopic(userId), null));
  }

  /** Marks the notifications as read in the transaction in which what they ask for is done. */
  async settle(transaction: Transaction, settled: Settled): Promise<void> {
    for (const userId of await settleNotifications(transaction, settled)) this.refreshBadgesOf(transaction, userId);
  }

  /** Refreshes the badges of all users with one of these roles after the commit. */
  async refreshBadges(transaction: Transaction, roles: readonly Role[]): Promise<void> {
    const where = { status: AccountStatus.APPROVED, role: { $in: [...roles] } };
    const users = await transaction.em.find(User, where, { fields: ['id'] });
    transaction.afterCommit(() => {
      for (const { id } of users) this.#fanout.publish(notificationTopic(id), null);
    });
  }
}
