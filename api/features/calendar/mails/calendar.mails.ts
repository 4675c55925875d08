import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { AccountStatus } from '../../accounts/account.enums.ts';
import { User } from '../../accounts/user.entity.ts';

export interface CalendarMailData {
  userId: string;
  venueId: string;
  venueName: string;
  calendarName: string;
}

type CalendarView = Omit<CalendarMailData, 'userId'> & { firstName: string };

const mail = mailsOf(import.meta.dirname);

/** To the owner: a linked calendar cannot be read. */
export const CALENDAR_FAILING: MailKind<CalendarMailData, CalendarView> = mail({
  name: 'calendar-failing',
  examples: {
    everything: {
      firstName: 'Camille',
      venueId: '0198b2f0-0000-7000-8000-000000000001',
      venueName: 'Château des Brumes',
      calendarName: 'Réservations du château',
    },
  },
});

export const CALENDAR_MAILS: readonly (typeof CALENDAR_FAILING)[] = [CALENDAR_FAILING];

/** Registers how the views of the mails are read. */
export function handleCalendarMails(mailer: Mailer, database: Database): void {
  mailer.handle(CALENDAR_FAILING, async ({ userId, ...told }) => {
    const user = await database.em.findOne(User, { id: userId, status: AccountStatus.APPROVED, deletedAt: null });
    return user && { firstName: user.firstName, ...told };
  });
}
