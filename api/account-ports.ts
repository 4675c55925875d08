import type { Database, Transaction } from './database/database.ts';
import { Role } from './features/accounts/account.terms.ts';
import { NotificationType } from './features/notifications/notification.entity.ts';
import type { NotificationService } from './features/notifications/notification.service.ts';
import { refreshCatalogue } from './features/search/catalogue.writer.ts';

/** What accounts need of features that stand after them. */

/** A suspended owner's venues are not public; those of one who is back are. */
export async function standingChanged(transaction: Transaction, ownerId: string): Promise<void> {
  const venues = await transaction.query<{ id: string }>(`select id from venue where owner_id = $1`, [ownerId]);
  if (venues.length)
    await refreshCatalogue(
      transaction,
      venues.map(({ id }) => id),
    );
}

/** Administrators are notified of a registration. */
export function notifyOfRegistration(notifications: NotificationService) {
  return (transaction: Transaction, registrationNumber: string): Promise<void> =>
    notifications.notify(transaction, {
      roles: [Role.ADMIN],
      type: NotificationType.NEW_REGISTRATION,
      params: { reference: registrationNumber },
      link: '/admin/pending-registrations',
    });
}

/** What is kept of a user beside his account, for the copy of his data. */
export async function knownOf(database: Database, userId: string): Promise<Record<string, unknown>> {
  const venues = await database.rows(
    `select v.id, v.slug, v.name, v.description, v.address, v.postal_code as "postalCode", v.contact_name as "contactName",
       v.contact_phone as "contactPhone", v.contact_email as "contactEmail", v.website, v.review_status as "reviewStatus",
       v.is_published as "isPublished", v.created_at as "createdAt"
     from venue v where v.owner_id = $1 order by v.created_at, v.id`,
    [userId],
  );
  const notifications = await database.rows(
    `select type, params, link, is_read as "isRead", created_at as "createdAt"
     from notification where recipient_id = $1 order by created_at`,
    [userId],
  );
  return { venues, notifications };
}
