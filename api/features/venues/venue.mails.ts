import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { greetingName } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailBlock, type MailKind } from '../../platform/mail/mail.types.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

/** What a mail about a decision tells. */
export interface VenueMailView {
  firstName: string;
  venueId: string;
  venueName: string;
  /** As the moderator wrote it; null = it was an approval. */
  reason: string | null;
  /** What they say as they accept it; null = nothing. */
  note: string | null;
}

export interface VenueMailData {
  userId: string;
  venueId: string;
  /** As it was called when it was decided. */
  venueName: string;
  reason: string | null;
  /** Jobs that were written by an earlier release have none. */
  note?: string | null;
}

export type VenueMail = MailKind<VenueMailData, VenueMailView>;

interface Words {
  subject: string;
  preheader: string;
  title: string;
  blocks: (view: VenueMailView) => readonly MailBlock[];
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const button = (label: string, path: string): MailBlock => ({ kind: 'button', label, path });
const OWN_VENUES = '/dashboard/manage-establishments';
/** The venue itself, where its next step stands. */
const venuePath = ({ venueId }: VenueMailView): string => `/dashboard/establishments/${encodeURIComponent(venueId)}`;
const quote = ({ reason }: VenueMailView): MailBlock => ({ kind: 'quote', text: reason ?? '' });

const REASON: Record<Language, string> = {
  fr: 'Vous recevez ce message parce que vous gérez ce lieu. Vos préférences se changent dans votre profil.',
  en: 'You are receiving this message because you manage this venue. You can change your preferences in your profile.',
};

const noteOf = ({ note }: VenueMailView, title: string): MailBlock[] =>
  note === null ? [] : [paragraph(title), { kind: 'quote', text: note }];

function venueMail(name: string, reason: string | null, words: Record<Language, Words>): VenueMail {
  return defineMail<VenueMailData, VenueMailView>({
    name,
    examples: {
      everything: {
        firstName: 'Camille',
        venueId: '0198b2f0-0000-7000-8000-000000000001',
        venueName: 'Château des Brumes',
        reason,
        note: reason === null ? 'Pensez à ajouter des photos de la terrasse.' : null,
      },
    },
    write: (view, { language }) => {
      const { blocks, ...head } = words[language];
      const known = greetingName(view.firstName);
      const greeting =
        language === 'fr' ? (known ? `Bonjour ${known},` : 'Bonjour,') : known ? `Dear ${known},` : 'Hello,';
      return { ...head, blocks: [paragraph(greeting), ...blocks(view)], reason: REASON[language] };
    },
  });
}

export const VENUE_APPROVED = venueMail('venue-approved', null, {
  fr: {
    subject: 'Votre lieu est approuvé',
    preheader: 'Il ne reste plus qu’à le publier.',
    title: 'Votre lieu est approuvé',
    blocks: (view) => [
      paragraph(`Nous avons approuvé «\u00a0${view.venueName}\u00a0». Vous pouvez maintenant le publier sur le site.`),
      ...noteOf(view, 'Un mot de notre équipe\u00a0:'),
      button('Publier mon lieu', venuePath(view)),
    ],
  },
  en: {
    subject: 'Your venue is approved',
    preheader: 'All that is left is to publish it.',
    title: 'Your venue is approved',
    blocks: (view) => [
      paragraph(`We have approved “${view.venueName}”. You can now publish it on the site.`),
      ...noteOf(view, 'A word from our team:'),
      button('Publish my venue', venuePath(view)),
    ],
  },
});

export const VENUE_REJECTED = venueMail('venue-rejected', 'La description ne dit rien des salles.', {
  fr: {
    subject: 'Votre lieu n’a pas été approuvé',
    preheader: 'Voici pourquoi, et comment le soumettre à nouveau.',
    title: 'Votre lieu n’a pas été approuvé',
    blocks: (view) => [
      paragraph(
        `Nous avons examiné «\u00a0${view.venueName}\u00a0» et ne l’avons pas approuvé, pour la raison suivante\u00a0:`,
      ),
      quote(view),
      paragraph('Vous pouvez corriger sa présentation et la soumettre à nouveau.'),
      button('Corriger mon lieu', `${venuePath(view)}/edit`),
    ],
  },
  en: {
    subject: 'Your venue was not approved',
    preheader: 'Here is why, and how to submit it again.',
    title: 'Your venue was not approved',
    blocks: (view) => [
      paragraph(`We have reviewed “${view.venueName}” and did not approve it, for the following reason:`),
      quote(view),
      paragraph('You can correct its presentation and submit it again.'),
      button('Correct my venue', `${venuePath(view)}/edit`),
    ],
  },
});

export const CHANGE_APPROVED = venueMail('change-request-approved', null, {
  fr: {
    subject: 'Votre demande de modification est acceptée',
    preheader: 'Elle est maintenant en vigueur.',
    title: 'Votre demande est acceptée',
    blocks: (view) => [
      paragraph(
        `Nous avons accepté votre demande pour «\u00a0${view.venueName}\u00a0». Elle est maintenant en vigueur.`,
      ),
      ...noteOf(view, 'Un mot de notre équipe\u00a0:'),
      button('Voir mes lieux', OWN_VENUES),
    ],
  },
  en: {
    subject: 'Your change request is accepted',
    preheader: 'It is now in force.',
    title: 'Your request is accepted',
    blocks: (view) => [
      paragraph(`We have accepted your request for “${view.venueName}”. It is now in force.`),
      ...noteOf(view, 'A word from our team:'),
      button('See my venues', OWN_VENUES),
    ],
  },
});

export const CHANGE_REJECTED = venueMail('change-request-rejected', 'Le nouveau nom n’est pas celui de la maison.', {
  fr: {
    subject: 'Votre demande de modification est refusée',
    preheader: 'Voici pourquoi. Votre lieu reste tel qu’il est.',
    title: 'Votre demande est refusée',
    blocks: (view) => [
      paragraph(
        `Nous n’avons pas accepté votre demande pour «\u00a0${view.venueName}\u00a0», pour la raison suivante\u00a0:`,
      ),
      quote(view),
      paragraph('Votre lieu reste tel qu’il est. Vous pouvez faire une nouvelle demande.'),
      button('Voir mes lieux', OWN_VENUES),
    ],
  },
  en: {
    subject: 'Your change request is refused',
    preheader: 'Here is why. Your venue stays as it is.',
    title: 'Your request is refused',
    blocks: (view) => [
      paragraph(`We did not accept your request for “${view.venueName}”, for the following reason:`),
      quote(view),
      paragraph('Your venue stays as it is. You can make another request.'),
      button('See my venues', OWN_VENUES),
    ],
  },
});

/** Every kind of mail about venues. */
export const VENUE_MAILS: readonly VenueMail[] = [VENUE_APPROVED, VENUE_REJECTED, CHANGE_APPROVED, CHANGE_REJECTED];

/** Says how they are read when they are sent. */
export function handleVenueMails(mailer: Mailer, database: Database): void {
  for (const kind of VENUE_MAILS) {
    mailer.handle(kind, async ({ userId, venueId, venueName, reason, note = null }) => {
      const [user] = await database.rows<{ firstName: string }>(
        `select first_name as "firstName" from user_account where id = $1 and status = 'APPROVED' and deleted_at is null`,
        [userId],
      );
      return user ? { ...user, venueId, venueName, reason, note } : null;
    });
  }
}
