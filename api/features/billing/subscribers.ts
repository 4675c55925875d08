import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import { AccountStatus, Role } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import {
  SubscriptionCancelled,
  SubscriptionDeclined,
  SubscriptionExpired,
  SubscriptionExpiring,
  SubscriptionRenewed,
  SubscriptionRequested,
} from './events.ts';
import type { SubscriptionMailData } from './mails/subscription-mail.queries.ts';
import {
  SUBSCRIPTION_DECLINED,
  SUBSCRIPTION_EXPIRED,
  SUBSCRIPTION_EXPIRING,
  SUBSCRIPTION_RENEWED,
  SUBSCRIPTION_REQUESTED,
  type SubscriptionMail,
} from './mails/subscription.mails.ts';
import type { BillingNeeds } from './services.ts';

type Params = Record<string, string | number>;

const { SUBSCRIPTION_REQUEST, SUBSCRIPTION_EXPIRING: EXPIRING, SUBSCRIPTION_EXPIRED: EXPIRED } = NotificationType;

/** Notifies owners and administrators of changes of subscriptions. */
export function subscribeToSubscriptions(
  events: Events<Transaction>,
  { notifications, outbox }: Pick<BillingNeeds, 'notifications' | 'outbox'>,
): void {
  const notifyOwner = (
    transaction: Transaction,
    userId: string,
    type: NotificationType,
    params: Params,
  ): Promise<void> =>
    notifications.notify(transaction, { users: [userId], type, params, link: '/dashboard/subscription' });

  const notifyAdmins = async (
    transaction: Transaction,
    userId: string,
    type: NotificationType,
    more: Params,
  ): Promise<void> => {
    const client = await transaction.em.findOne(User, userId);
    const known = client && { client: client.id, ...(client.companyName && { company: client.companyName }) };
    const params = { ...known, ...more };
    await notifications.notify(transaction, { roles: [Role.ADMIN], type, params, link: '/admin/subscriptions' });
  };

  /** Marks the notifications of administrators about this subscription as read. */
  const settleAdmins = (transaction: Transaction, client: string): Promise<void> =>
    notifications.settle(transaction, { types: [SUBSCRIPTION_REQUEST, EXPIRED], params: { client } });

  const post = async (
    transaction: Transaction,
    kind: SubscriptionMail,
    { firstName, lastName, email: address, language }: User,
    data: SubscriptionMailData,
  ): Promise<void> => {
    const to = { name: writtenName(firstName, lastName), address };
    await outbox.post(transaction, kind, { to, language, data, dedupeKey: randomUUID() });
  };

  /** To the owner, if they want mails about their subscription. */
  const writeOwner = async (
    transaction: Transaction,
    kind: SubscriptionMail,
    data: SubscriptionMailData,
  ): Promise<void> => {
    const owner = await transaction.em.findOne(User, { id: data.userId, deletedAt: null });
    if (owner?.notificationPreferences.subscription) await post(transaction, kind, owner, data);
  };

  events
    .on(SubscriptionRequested, async (transaction, { userId, plan }) => {
      await notifyAdmins(transaction, userId, SUBSCRIPTION_REQUEST, { plan, event: 'requested' });
      const administrators = { role: Role.ADMIN, status: AccountStatus.APPROVED, deletedAt: null };
      for (const admin of await transaction.em.find(User, administrators))
        await post(transaction, SUBSCRIPTION_REQUESTED, admin, { userId });
    })
    .on(SubscriptionCancelled, async (transaction, { userId, plan, isByOwner }) => {
      const params = { plan, event: 'cancelled' };
      await settleAdmins(transaction, userId);
      if (isByOwner) await notifyAdmins(transaction, userId, SUBSCRIPTION_REQUEST, params);
      else await notifyOwner(transaction, userId, EXPIRING, params);
    })
    .on(SubscriptionDeclined, async (transaction, { userId, plan, planId }) => {
      await settleAdmins(transaction, userId);
      await notifyOwner(transaction, userId, SUBSCRIPTION_REQUEST, { plan, event: 'declined' });
      await writeOwner(transaction, SUBSCRIPTION_DECLINED, { userId, declinedPlanId: planId });
    })
    .on(SubscriptionRenewed, async (transaction, { userId, plan, endDate, hidden }) => {
      await settleAdmins(transaction, userId);
      await notifications.settle(transaction, { types: [EXPIRING, EXPIRED], users: [userId] });
      const params = { plan, endDate, ...(hidden ? { hidden, event: 'hidden' } : {}) };
      await notifyOwner(transaction, userId, NotificationType.SUBSCRIPTION_RENEWED, params);
      await writeOwner(transaction, SUBSCRIPTION_RENEWED, { userId, endDate });
    })
    .on(SubscriptionExpiring, async (transaction, { userId, plan, endDate, days }) => {
      await notifyOwner(transaction, userId, EXPIRING, { plan, endDate, days });
      await writeOwner(transaction, SUBSCRIPTION_EXPIRING, { userId, endDate });
    })
    .on(SubscriptionExpired, async (transaction, { userId, plan, endDate, hidden }) => {
      const params = { plan, endDate, hidden, ...(hidden ? { event: 'hidden' } : {}) };
      await notifyOwner(transaction, userId, EXPIRED, params);
      await notifyAdmins(transaction, userId, EXPIRED, params);
      await writeOwner(transaction, SUBSCRIPTION_EXPIRED, { userId, endDate });
    });
}
