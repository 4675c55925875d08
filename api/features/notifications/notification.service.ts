import type { Transaction } from '../../platform/database/database.ts';
import type { Fanout } from '../../platform/fanout.ts';
import type { Role } from '../accounts/account.enums.ts';
import { type Settled, settleNotifications } from './notification-settle-writer.ts';
import type { NotificationType } from './notification.entity.ts';

/** What is to be told, and to whom. */
export interface NewNotification {
  /** Every user in good standing who has one of these … */
  roles?: readonly Role[];
  /** … and of these, by id, those in good standing. Who is both is told once. */
  users?: readonly string[];
  type: NotificationType;
  /** What fills the sentence; of who somebody is, no more than his company, which `forgetCompany` takes out again. */
  params: Record<string, string | number>;
  /** Path on the site. */
  link: string | null;
}

/**
 * The topic on which is told that what waits for a user is no longer what it was: by a new notification, of which this is the id, or
 * otherwise (null).
 */
export function notificationTopic(userId: string): string {
  return `notifications:${userId}`;
}

export class NotificationService {
  readonly #fanout: Pick<Fanout, 'publish'>;

  constructor(fanout: Pick<Fanout, 'publish'>) {
    this.#fanout = fanout;
  }

  /** Notifies in the transaction of what it tells of; who is connected hears of it after the commit. */
  async notify(
    transaction: Transaction,
    { roles = [], users = [], type, params, link }: NewNotification,
  ): Promise<void> {
    const written = await transaction.query<{ id: string; recipient_id: string }>(
      `insert into notification (recipient_id, type, params, link)
       select id, $2, $3::jsonb, $4 from user_account
       where status = 'APPROVED' and (role = any($1) or id = any($5::uuid[]))
       returning id, recipient_id`,
      [roles, type, JSON.stringify(params), link, users],
    );
    transaction.afterCommit(() => {
      for (const { id, recipient_id: userId } of written) this.#fanout.publish(notificationTopic(userId), id);
    });
  }

  /** After the commit, has one user look again at what waits for him. */
  lookAgainAlone(transaction: Pick<Transaction, 'afterCommit'>, userId: string): void {
    transaction.afterCommit(() => this.#fanout.publish(notificationTopic(userId), null));
  }

  /** What these ask for is done, by whomever: they count as read, in the transaction in which it is done. */
  async settle(transaction: Transaction, settled: Settled): Promise<void> {
    for (const userId of await settleNotifications(transaction, settled)) this.lookAgainAlone(transaction, userId);
  }

  /** After the commit, has all who have one of these roles look again at what waits for them, and at the lists that they have open. */
  async lookAgain(transaction: Transaction, roles: readonly Role[]): Promise<void> {
    const users = await transaction.query<{ id: string }>(
      `select id from user_account where status = 'APPROVED' and role = any($1)`,
      [roles],
    );
    transaction.afterCommit(() => {
      for (const { id } of users) this.#fanout.publish(notificationTopic(id), null);
    });
  }
}
