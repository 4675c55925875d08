import type { Transaction } from '../../platform/database/database.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import type { MailKind } from '../../platform/mail/mail.types.ts';
import type { NotificationPreferences } from '../accounts/account.enums.ts';
import { Role } from '../accounts/account.enums.ts';
import type { User } from '../accounts/user.entity.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import type { SubscriptionMailData, SubscriptionMailView } from './subscription-mail-parts.ts';
import { SUBSCRIPTION_EXPIRED, SUBSCRIPTION_EXPIRING } from './subscription.mails.ts';
import { SUBSCRIPTION_DECLINED, SUBSCRIPTION_RENEWED, SUBSCRIPTION_REQUESTED } from './subscription-request-mails.ts';

type Recipient = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>;
type Mail = MailKind<SubscriptionMailData, SubscriptionMailView>;

const OWNERS_PAGE = '/dashboard/subscription';
const ADMINS_PAGE = '/admin/subscriptions';

const SELECT_RECIPIENTS = `select id, email, first_name as "firstName", last_name as "lastName", language from user_account`;
const WANTS: keyof NotificationPreferences = 'subscription';

/** Tells owners and administrators what became of a subscription, in the transaction in which it happened. */
export class SubscriptionNotifier {
  readonly #notifications: NotificationService;
  readonly #outbox: Outbox;

  constructor(notifications: NotificationService, outbox: Outbox) {
    this.#notifications = notifications;
    this.#outbox = outbox;
  }

  /** An owner asks for a plan: administrators are notified and written to. */
  async requested(transaction: Transaction, userId: string, plan: string): Promise<void> {
    await this.#tellAdmins(transaction, userId, NotificationType.SUBSCRIPTION_REQUEST, { plan, event: 'requested' });
    const admins = await transaction.query<Recipient>(
      `${SELECT_RECIPIENTS} where role = $1 and status = 'APPROVED' and deleted_at is null`,
      [Role.ADMIN],
    );
    for (const admin of admins)
      await this.#post(transaction, SUBSCRIPTION_REQUESTED, admin, { userId }, crypto.randomUUID());
  }

  /** @param byOwner whether he did it himself; administrators then want to know. */
  async cancelled(transaction: Transaction, userId: string, plan: string, byOwner: boolean): Promise<void> {
    const params = { plan, event: 'cancelled' };
    await this.#decided(transaction, userId);
    if (byOwner) await this.#tellAdmins(transaction, userId, NotificationType.SUBSCRIPTION_REQUEST, params);
    else await this.#tellOwner(transaction, userId, NotificationType.SUBSCRIPTION_EXPIRING, params);
  }

  /** @param plan what was asked for. */
  async declined(transaction: Transaction, userId: string, plan: { id: string; name: string }): Promise<void> {
    const params = { plan: plan.name, event: 'declined' };
    await this.#decided(transaction, userId);
    await this.#tellOwner(transaction, userId, NotificationType.SUBSCRIPTION_REQUEST, params);
    await this.#write(transaction, SUBSCRIPTION_DECLINED, userId, { declinedPlanId: plan.id });
  }

  /** @param hidden number of venues that the public does not see any more. */
  async renewed(
    transaction: Transaction,
    userId: string,
    plan: string,
    endDate: string,
    hidden: number,
  ): Promise<void> {
    await this.#decided(transaction, userId);
    await this.#notifications.settle(transaction, {
      types: [NotificationType.SUBSCRIPTION_EXPIRING, NotificationType.SUBSCRIPTION_EXPIRED],
      users: [userId],
    });
    const params = { plan, endDate, ...(hidden ? { hidden, event: 'hidden' } : {}) };
    await this.#tellOwner(transaction, userId, NotificationType.SUBSCRIPTION_RENEWED, params);
    await this.#write(transaction, SUBSCRIPTION_RENEWED, userId, { endDate });
  }

  async expiring(transaction: Transaction, userId: string, plan: string, endDate: string, days: number): Promise<void> {
    await this.#tellOwner(transaction, userId, NotificationType.SUBSCRIPTION_EXPIRING, { plan, endDate, days });
    await this.#write(transaction, SUBSCRIPTION_EXPIRING, userId, { endDate });
  }

  /** @param hidden number of venues that the public does not see any more. */
  async expired(
    transaction: Transaction,
    userId: string,
    plan: string,
    endDate: string,
    hidden: number,
  ): Promise<void> {
    const params = { plan, endDate, hidden, ...(hidden ? { event: 'hidden' } : {}) };
    await this.#tellOwner(transaction, userId, NotificationType.SUBSCRIPTION_EXPIRED, params);
    await this.#tellAdmins(transaction, userId, NotificationType.SUBSCRIPTION_EXPIRED, params);
    await this.#write(transaction, SUBSCRIPTION_EXPIRED, userId, { endDate });
  }

  async #tellOwner(
    transaction: Transaction,
    userId: string,
    type: NotificationType,
    params: Record<string, string | number>,
  ): Promise<void> {
    await this.#notifications.notify(transaction, { users: [userId], type, params, link: OWNERS_PAGE });
  }

  async #tellAdmins(
    transaction: Transaction,
    userId: string,
    type: NotificationType,
    more: Record<string, string | number>,
  ): Promise<void> {
    const [client] = await transaction.query<{ known: Record<string, string> }>(
      `select jsonb_strip_nulls(jsonb_build_object('client', id, 'company', company_name)) as known
       from user_account where id = $1`,
      [userId],
    );
    const params = { ...client?.known, ...more };
    await this.#notifications.notify(transaction, { roles: [Role.ADMIN], type, params, link: ADMINS_PAGE });
  }

  /** No administrator has to decide on this client’s subscription any more. */
  async #decided(transaction: Transaction, client: string): Promise<void> {
    await this.#notifications.settle(transaction, {
      types: [NotificationType.SUBSCRIPTION_REQUEST, NotificationType.SUBSCRIPTION_EXPIRED],
      params: { client },
    });
  }

  /** To the owner, where he wants to be written to about his subscription. */
  async #write(
    transaction: Transaction,
    kind: Mail,
    userId: string,
    data: Omit<SubscriptionMailData, 'userId'>,
  ): Promise<void> {
    const [owner] = await transaction.query<Recipient>(
      `${SELECT_RECIPIENTS} where id = $1 and deleted_at is null and (notification_preferences ->> $2)::boolean`,
      [userId, WANTS],
    );
    if (owner) await this.#post(transaction, kind, owner, { userId, ...data }, crypto.randomUUID());
  }

  async #post(
    transaction: Transaction,
    kind: Mail,
    { email, firstName, lastName, language }: Recipient,
    data: SubscriptionMailData,
    dedupeKey: string,
  ): Promise<void> {
    const to = { name: writtenName(firstName, lastName), address: email };
    await this.#outbox.post(transaction, kind, { to, language, data, dedupeKey });
  }
}
