import type { Database, Transaction } from './database/database.ts';
import { Role } from './features/accounts/account.terms.ts';
import { forgetInAudit } from './features/audit/audit-upkeep.writer.ts';
import { NotificationType } from './features/notifications/notification.entity.ts';
import type { NotificationService } from './features/notifications/notification.service.ts';
import { withdrawAllOf } from './features/venues/change-request.writer.ts';
import { removePhotos } from './features/venues/photo.removal.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
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

/** What somebody has asked the moderators for is closed as he leaves, and the audit log forgets who he was. */
export function ownerLeft(jobs: Jobs) {
  return async (transaction: Transaction, ownerId: string): Promise<void> => {
    const venueIds = await withdrawAllOf(transaction, ownerId);
    for (const venueId of venueIds) await removePhotos(transaction, jobs, venueId, { keep: [], pendingOnly: true });
    await forgetInAudit(transaction, ownerId);
  };
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
  const changeRequests = await database.rows(
    `select q.venue_id as "venueId", q.type, q.status, q.before, q.after, q.comment, q.reason,
       q.submitted_at as "submittedAt", q.processed_at as "processedAt"
     from change_request q where q.user_id = $1 order by q.submitted_at, q.id`,
    [userId],
  );
  const notifications = await database.rows(
    `select type, params, link, is_read as "isRead", created_at as "createdAt"
     from notification where recipient_id = $1 order by created_at`,
    [userId],
  );
  const subscriptions = await database.rows(
    `select p.name as plan, s.status, s.start_date::text as "startDate", s.end_date::text as "endDate",
       coalesce((select jsonb_agg(jsonb_build_object('date', y.date, 'amountCents', y.amount_cents, 'method', y.method,
           'status', y.status, 'reference', y.reference) order by y.date) from payment y where y.subscription_id = s.id), '[]') as payments
     from subscription s join plan p on p.id = s.plan_id where s.user_id = $1`,
    [userId],
  );
  return { venues, changeRequests, notifications, subscriptions };
}
