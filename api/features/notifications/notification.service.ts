import type { Transaction } from '../../database/database.ts';
import type { Fanout } from '../../kernel/pubsub.ts';
import type { Role } from '../accounts/account.terms.ts';
import type { NotificationType } from './notification.entity.ts';

/** What is to be told, and to whom. */
export interface NewNotification {
  /** Every user in good standing who has one of these. */
  roles: readonly Role[];
  type: NotificationType;
  /** What fills the sentence; nothing that tells who somebody is. */
  params: Record<string, string | number>;
  /** Path on the site. */
  link: string | null;
}

/** The topic on which a user's new notifications are published, each by its id. */
export function notificationTopic(userId: string): string {
  return `notifications:${userId}`;
}

export class NotificationService {
  readonly #fanout: Pick<Fanout, 'pubSub'>;

  constructor(fanout: Pick<Fanout, 'pubSub'>) {
    this.#fanout = fanout;
  }

  /** Notifies in the transaction of what it tells of; who is connected hears of it after the commit. */
  async notify(transaction: Transaction, { roles, type, params, link }: NewNotification): Promise<void> {
    const written = await transaction.query<{ id: string; recipient_id: string }>(
      `insert into notification (recipient_id, type, params, link)
       select id, $2, $3::jsonb, $4 from user_account where status = 'APPROVED' and role = any($1)
       returning id, recipient_id`,
      [roles, type, JSON.stringify(params), link],
    );
    transaction.afterCommit(() => {
      for (const { id, recipient_id: userId } of written) this.#fanout.pubSub.publish(notificationTopic(userId), id);
    });
  }
}
