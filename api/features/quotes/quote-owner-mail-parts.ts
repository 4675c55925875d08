import type { Language } from '../../../schema/constants.ts';
import { greetingName } from '../../platform/mail/mail-format.ts';
import type { MailBlock, MailDocument } from '../../platform/mail/mail.types.ts';
import type { OwnerMailView } from './quote-answer-mail-view.ts';
import { plannerOf } from './quote-mail-view.ts';

/* What all mails to owners have in common. */

/** Which request, to whom, and where else than to his account. */
export interface OwnerMailData {
  requestId: string;
  ownerId: string;
  /** The address for requests of one or more of his venues, in lower case: it is told of those alone. Absent = his account. */
  venueAddress?: string;
}

const REASON = {
  fr: 'Vous recevez ce message parce que vous gérez ce lieu sur la plateforme. Vos préférences se règlent dans votre profil.',
  en: 'You are receiving this message because you run this venue on the platform. Your preferences are in your profile.',
};

const VENUE_REASON = {
  fr: 'Vous recevez ce message parce que ce lieu a donné cette adresse pour les demandes des organisateurs.',
  en: 'You are receiving this message because this venue has given this address for the requests of planners.',
};

/** Why he is written to, and that an answer goes to who asks. */
export function ownerEnvelope(
  view: OwnerMailView,
  language: Language,
): Required<Pick<MailDocument, 'reason' | 'replyTo'>> {
  const reason = view.ownerFirstName === null ? VENUE_REASON : REASON;
  return { reason: reason[language], replyTo: plannerOf(view) };
}

export function ownerGreeting({ ownerFirstName }: OwnerMailView, language: Language): MailBlock {
  const name = ownerFirstName === null ? null : greetingName(ownerFirstName);
  const text = language === 'fr' ? (name ? `Bonjour ${name},` : 'Bonjour,') : name ? `Dear ${name},` : 'Hello,';
  return { kind: 'paragraph', text };
}

export function requestPathOf({ requestId }: OwnerMailView): string {
  return `/dashboard/quotes/${requestId}`;
}
