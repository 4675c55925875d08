import type { Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import type { RegistrationDecided, RegistrationSubmitted } from '../accounts/events.ts';
import { NotificationType } from './notification.entity.ts';
import type { NotificationService } from './notification.service.ts';

const type = NotificationType.NEW_REGISTRATION;

/** Administrators are notified of a registration, until one of them decides. */
export function noticeOfRegistration(notifications: NotificationService) {
  return {
    submitted: async (transaction: Transaction, { userId }: RegistrationSubmitted): Promise<void> => {
      const [registered] = await transaction.query<{ params: Record<string, string> }>(
        `select jsonb_strip_nulls(jsonb_build_object(
           'client', id, 'reference', registration_number, 'company', company_name)) as params
         from user_account where id = $1`,
        [userId],
      );
      const link = '/admin/pending-registrations';
      await notifications.notify(transaction, { roles: [Role.ADMIN], type, params: registered!.params, link });
    },
    decided: (transaction: Transaction, { userId: client }: RegistrationDecided): Promise<void> =>
      notifications.settle(transaction, { types: [type], params: { client } }),
  };
}
