import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { AccountAction, Role } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { AccountDeleted, AccountStatusChanged, RegistrationSubmitted } from '../accounts/events.ts';
import { Notification } from './notification.entity.ts';
import { NotificationType } from './notification.enums.ts';
import type { NotificationServices } from './services.ts';

const type = NotificationType.NEW_REGISTRATION;
const DECISIONS: readonly AccountAction[] = [AccountAction.APPROVE, AccountAction.REJECT];

/** Notifies administrators of a registration until one of them decides. A deleted account keeps no notifications. */
export function subscribeToAccounts(
  events: Events<Transaction>,
  { notifications }: Pick<NotificationServices, 'notifications'>,
): void {
  events
    .on(RegistrationSubmitted, async (transaction, { userId }) => {
      const { registrationNumber: reference, companyName: company } = await transaction.em.findOneOrFail(User, userId);
      const params = { client: userId, ...(reference && { reference }), ...(company && { company }) };
      const link = '/admin/pending-registrations';
      await notifications.notify(transaction, { roles: [Role.ADMIN], type, params, link });
    })
    .on(AccountStatusChanged, async (transaction, { userId: client, action }) => {
      if (DECISIONS.includes(action)) await notifications.settle(transaction, { types: [type], params: { client } });
    })
    .on(AccountDeleted, async ({ em }, { userId }) => {
      await em.nativeDelete(Notification, { recipient: userId });
    });
}
