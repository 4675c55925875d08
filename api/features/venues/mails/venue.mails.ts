import type { Database } from '../../../platform/database/database.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { AccountStatus } from '../../accounts/account.enums.ts';
import { User } from '../../accounts/user.entity.ts';

export interface VenueMailData {
  userId: string;
  venueId: string;
  /** Its name at the time of the decision. */
  venueName: string;
  /** As written by the moderator; null = it was approved. */
  reason: string | null;
  /** The comment on the acceptance; null = none. Absent in jobs of earlier releases. */
  note?: string | null;
}

/** The view of a mail about a decision. */
type VenueView = Required<Omit<VenueMailData, 'userId'>> & { firstName: string };

export type VenueMail = MailKind<VenueMailData, VenueView>;

const mail = mailsOf(import.meta.dirname);

function venueMail(name: string, decision: Pick<VenueView, 'reason' | 'note'>): VenueMail {
  const venue = { venueId: '0198b2f0-0000-7000-8000-000000000001', venueName: 'Château des Brumes' };
  return mail({ name, examples: { everything: { firstName: 'Camille', ...venue, ...decision } } });
}

const APPROVAL = { reason: null, note: 'Pensez à ajouter des photos de la terrasse.' };
const rejection = (reason: string) => ({ reason, note: null });

export const VENUE_APPROVED = venueMail('venue-approved', APPROVAL);
export const VENUE_REJECTED = venueMail('venue-rejected', rejection('La description ne dit rien des salles.'));
export const CHANGE_APPROVED = venueMail('change-request-approved', APPROVAL);
export const CHANGE_REJECTED = venueMail(
  'change-request-rejected',
  rejection('Le nouveau nom n’est pas celui de la maison.'),
);

/** All kinds of mails about venues. */
export const VENUE_MAILS: readonly VenueMail[] = [VENUE_APPROVED, VENUE_REJECTED, CHANGE_APPROVED, CHANGE_REJECTED];

/** Registers how the views of the mails are read. */
export function handleVenueMails(mailer: Mailer, database: Database): void {
  for (const kind of VENUE_MAILS) {
    mailer.handle(kind, async ({ userId, note = null, ...decided }) => {
      const owner = { id: userId, status: AccountStatus.APPROVED, deletedAt: null };
      const user = await database.em.findOne(User, owner);
      return user && { firstName: user.firstName, note, ...decided };
    });
  }
}
