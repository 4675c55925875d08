import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import { AccountStatus } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import { LinkedCalendarsFailed } from './linked/events.ts';
import { CALENDAR_FAILING } from './mails/calendar.mails.ts';
import type { CalendarNeeds } from './services.ts';

/** Tells owners that a calendar that they have linked cannot be read. */
export function subscribeToCalendars(
  events: Events<Transaction>,
  { notifications, outbox }: Pick<CalendarNeeds, 'notifications' | 'outbox'>,
): void {
  events.on(LinkedCalendarsFailed, async (transaction, { calendars }) => {
    const ids = [...new Set(calendars.map(({ ownerId }) => ownerId))];
    const reachable = { id: { $in: ids }, status: AccountStatus.APPROVED, deletedAt: null };
    const owners = new Map((await transaction.em.find(User, reachable)).map((owner) => [owner.id, owner]));
    for (const { ownerId, venueId, venueName: venue, calendar } of calendars) {
      const link = `/dashboard/establishments/${venueId}/calendar`;
      const params = { venue, calendar };
      await notifications.notify(transaction, {
        users: [ownerId],
        type: NotificationType.CALENDAR_FAILING,
        params,
        link,
      });
      const owner = owners.get(ownerId);
      if (!owner) continue;
      await outbox.post(transaction, CALENDAR_FAILING, {
        to: { name: writtenName(owner.firstName, owner.lastName), address: owner.email },
        language: owner.language,
        data: { userId: owner.id, venueId, venueName: venue, calendarName: calendar },
        // It is claimed once for each time that it fails.
        dedupeKey: randomUUID(),
      });
    }
  });
}
