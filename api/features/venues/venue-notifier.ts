import type { Transaction } from '../../platform/database/database.ts';
import type { Language } from '../../../schema/constants.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import { type NotificationPreferences, Role } from '../accounts/account.enums.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import {
  CHANGE_APPROVED,
  CHANGE_REJECTED,
  VENUE_APPROVED,
  VENUE_REJECTED,
  type VenueMail,
} from './mails/venue.mails.ts';

/** What moderators decide. */
export type Decided = 'venueApproved' | 'venueRejected' | 'changeApproved' | 'changeRejected';

const TOLD: Readonly<Record<Decided, { type: NotificationType; mail: VenueMail }>> = {
  venueApproved: { type: NotificationType.ESTABLISHMENT_APPROVED, mail: VENUE_APPROVED },
  venueRejected: { type: NotificationType.ESTABLISHMENT_REJECTED, mail: VENUE_REJECTED },
  changeApproved: { type: NotificationType.CHANGE_REQUEST_APPROVED, mail: CHANGE_APPROVED },
  changeRejected: { type: NotificationType.CHANGE_REQUEST_REJECTED, mail: CHANGE_REJECTED },
};

const MODERATORS = [Role.ADMIN, Role.TEAM];
const OWN_VENUES = '/dashboard/manage-establishments';

/** The venue that is told of. */
interface ToldVenue {
  id: string;
  name: string;
  ownerId: string | null;
}

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  preferences: NotificationPreferences;
}

/** Tells moderators what is asked of them, and owners what they decided, in the transaction in which it happens. */
export class VenueNotifier {
  readonly #notifications: NotificationService;
  readonly #outbox: Outbox;

  constructor(notifications: NotificationService, outbox: Outbox) {
    this.#notifications = notifications;
    this.#outbox = outbox;
  }

  /** A venue waits for the moderators. */
  async submitted(transaction: Transaction, venue: ToldVenue): Promise<void> {
    await this.#notifications.notify(transaction, {
      roles: MODERATORS,
      type: NotificationType.NEW_ESTABLISHMENT,
      params: { venue: venue.name },
      link: `/admin/establishments/${venue.id}`,
    });
  }

  /** A change of a venue waits for the moderators. */
  async changeAsked(transaction: Transaction, venue: ToldVenue, requestId: string): Promise<void> {
    await this.#notifications.notify(transaction, {
      roles: MODERATORS,
      type: NotificationType.CHANGE_REQUEST,
      params: { venue: venue.name },
      link: `/admin/change-requests/${requestId}`,
    });
  }

  /** The platform has made a venue somebody else's: who had it and who has it are notified. */
  async handedOver(transaction: Transaction, { id, name, ownerId: before }: ToldVenue, after: string | null) {
    const told = [
      [before, NotificationType.ESTABLISHMENT_HANDED_OVER, OWN_VENUES],
      [after, NotificationType.ESTABLISHMENT_RECEIVED, `/dashboard/establishments/${id}`],
    ] as const;
    for (const [user, type, link] of told) {
      if (user) await this.#notifications.notify(transaction, { users: [user], type, params: { venue: name }, link });
    }
  }

  /** Moderators have decided: the owner is notified, and written to if he wants to be. */
  async decided(
    transaction: Transaction,
    what: Decided,
    venue: ToldVenue,
    { reason = null, note = null }: { reason?: string | null; note?: string | null },
  ): Promise<void> {
    if (!venue.ownerId) return;
    const { type, mail } = TOLD[what];
    await this.#notifications.notify(transaction, {
      users: [venue.ownerId],
      type,
      params: { venue: venue.name },
      link: OWN_VENUES,
    });
    const [owner] = await transaction.query<Recipient>(
      `select id, email, first_name as "firstName", last_name as "lastName", language,
         notification_preferences as preferences
       from user_account where id = $1 and status = 'APPROVED' and deleted_at is null`,
      [venue.ownerId],
    );
    if (!owner?.preferences.decisions) return;
    await this.#outbox.post(transaction, mail, {
      to: { name: writtenName(owner.firstName, owner.lastName), address: owner.email },
      language: owner.language,
      data: { userId: owner.id, venueId: venue.id, venueName: venue.name, reason, note },
      // Each time anew: what was rejected twice is told twice.
      dedupeKey: crypto.randomUUID(),
    });
  }
}
