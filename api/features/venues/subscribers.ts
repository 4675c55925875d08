import { randomUUID } from 'node:crypto';
import { PRIVATE_NAMES } from '../../../schema/venue-fields.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import { AccountStatus, Role } from '../accounts/account.enums.ts';
import { AccountDeleted } from '../accounts/events.ts';
import { User } from '../accounts/user.entity.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import { withdrawAllOf } from './change-request-writer.ts';
import {
  ChangeRequestApproved,
  ChangeRequested,
  ChangeRequestRejected,
  VenueApproved,
  VenueHandedOver,
  VenueRejected,
  VenueSubmitted,
} from './events.ts';
import { removePhotos } from './photo-writer.ts';
import { Venue } from './venue.entity.ts';
import type { VenueNeeds } from './services.ts';
import { CHANGE_APPROVED, CHANGE_REJECTED, VENUE_APPROVED, VENUE_REJECTED } from './mails/venue.mails.ts';

/** Of each decision the event, the notification of the owner, and the mail. */
const DECISIONS = [
  [VenueApproved, NotificationType.ESTABLISHMENT_APPROVED, VENUE_APPROVED],
  [VenueRejected, NotificationType.ESTABLISHMENT_REJECTED, VENUE_REJECTED],
  [ChangeRequestApproved, NotificationType.CHANGE_REQUEST_APPROVED, CHANGE_APPROVED],
  [ChangeRequestRejected, NotificationType.CHANGE_REQUEST_REJECTED, CHANGE_REJECTED],
] as const;

/** Whom to call: what only moderators and the owner see. */
const NO_CONTACT = Object.fromEntries(PRIVATE_NAMES.map((name) => [name, null]));

const MODERATORS = [Role.ADMIN, Role.TEAM];
const OWN_VENUES = '/dashboard/manage-establishments';

/** Notifies moderators of requests, and owners of decisions. */
export function subscribeToVenues(
  events: Events<Transaction>,
  { jobs, notifications, outbox }: Pick<VenueNeeds, 'jobs' | 'notifications' | 'outbox'>,
): void {
  for (const [Decision, type, mail] of DECISIONS) {
    events.on(Decision, async (transaction, { venue, reason = null, note = null }) => {
      if (!venue.ownerId) return;
      const params = { venue: venue.name };
      await notifications.notify(transaction, { users: [venue.ownerId], type, params, link: OWN_VENUES });
      const reachable = { id: venue.ownerId, status: AccountStatus.APPROVED, deletedAt: null };
      const owner = await transaction.em.findOne(User, reachable);
      if (!owner?.notificationPreferences.decisions) return;
      await outbox.post(transaction, mail, {
        to: { name: writtenName(owner.firstName, owner.lastName), address: owner.email },
        language: owner.language,
        data: { userId: owner.id, venueId: venue.id, venueName: venue.name, reason, note },
        // Each time, without deduplication: two rejections are two mails.
        dedupeKey: randomUUID(),
      });
    });
  }
  events
    .on(VenueSubmitted, (transaction, { venue }) =>
      notifications.notify(transaction, {
        roles: MODERATORS,
        type: NotificationType.NEW_ESTABLISHMENT,
        params: { venue: venue.name },
        link: `/admin/establishments/${venue.id}`,
      }),
    )
    .on(ChangeRequested, (transaction, { venue, requestId }) =>
      notifications.notify(transaction, {
        roles: MODERATORS,
        type: NotificationType.CHANGE_REQUEST,
        params: { venue: venue.name },
        link: `/admin/change-requests/${requestId}`,
      }),
    )
    .on(VenueHandedOver, async (transaction, { venue: { id, name, ownerId }, newOwnerId }) => {
      const told = [
        [ownerId, NotificationType.ESTABLISHMENT_HANDED_OVER, OWN_VENUES],
        [newOwnerId, NotificationType.ESTABLISHMENT_RECEIVED, `/dashboard/establishments/${id}`],
      ] as const;
      for (const [user, type, link] of told)
        if (user) await notifications.notify(transaction, { users: [user], type, params: { venue: name }, link });
    })
    // The requests of an owner are closed when their account is deleted, and their venues no longer say whom to call.
    .on(AccountDeleted, async (transaction, { userId }) => {
      const venueIds = await withdrawAllOf(transaction, userId);
      await removePhotos(transaction, jobs, venueIds, { keep: [], pendingOnly: true });
      await transaction.em.nativeUpdate(Venue, { owner: userId }, NO_CONTACT);
    });
}
