import type { Language } from '../../../schema/constants.ts';
import { formatDays, greetingName } from '../../platform/mail/mail-format.ts';
import { defineMail, type MailBlock, type MailDocument, type MailKind } from '../../platform/mail/mail.types.ts';

/** What mails about subscriptions tell. */
export interface SubscriptionMailView {
  firstName: string;
  lastName: string;
  companyName: string | null;
  planName: string;
  /** What is, or was, asked for; null = nothing. */
  requestedPlanName: string | null;
  /** Why it is not granted; null = nothing was said no to. */
  declineReason: string | null;
  /** Last day; null = it has not begun. */
  endDate: string | null;
  daysLeft: number | null;
  /** Names of venues that the free plan has no room for. */
  venues: readonly string[];
  /** Names of venues that his plan hides now. */
  hiddenVenues: readonly string[];
}

export interface SubscriptionMailData {
  userId: string;
  /** The mail tells of the time that ends on this day; once it ends on another, there is nothing to be told. */
  endDate?: string;
  /** The mail tells that this plan is not granted; once something is asked for again, there is nothing to be told. */
  declinedPlanId?: string;
}

export type SubscriptionMail = MailKind<SubscriptionMailData, SubscriptionMailView>;
type Words = Omit<MailDocument, 'reason' | 'blocks'> & { blocks: readonly MailBlock[] };

const EXAMPLE: SubscriptionMailView = {
  firstName: 'Camille',
  lastName: 'Exemple',
  companyName: 'Maison Exemple',
  planName: 'Premium',
  requestedPlanName: 'Essentiel',
  declineReason: 'La facture de votre abonnement précédent n’est pas encore réglée.',
  endDate: '2026-12-21',
  daysLeft: 7,
  venues: ['Manoir des Tilleuls', 'Loft du Canal'],
  hiddenVenues: ['Loft du Canal'],
};
export const EXAMPLES = {
  everything: EXAMPLE,
  oneVenue: { ...EXAMPLE, venues: [], hiddenVenues: [], daysLeft: 1, requestedPlanName: null },
};
export const PAGE = '/dashboard/subscription';

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

const REASON: Record<Language, string> = {
  fr: 'Vous recevez ce message parce que vous avez choisi, dans votre profil, d’être prévenu de la fin et du renouvellement de votre abonnement.',
  en: 'You are receiving this message because your profile says that you want to be told of the end and the renewal of your subscription.',
};

/** A mail to the owner of a subscription. */
export function ownersMail(
  name: string,
  words: Record<Language, (view: SubscriptionMailView, end: string) => Words>,
): SubscriptionMail {
  return defineMail<SubscriptionMailData, SubscriptionMailView>({
    name,
    examples: EXAMPLES,
    write: (view, { language }) => {
      const end = view.endDate ? formatDays(view.endDate, view.endDate, language) : '–';
      const { blocks, ...head } = words[language](view, end);
      const known = greetingName(view.firstName);
      const greeting =
        language === 'fr' ? (known ? `Bonjour ${known},` : 'Bonjour,') : known ? `Dear ${known},` : 'Hello,';
      return { ...head, blocks: [paragraph(greeting), ...blocks], reason: REASON[language] };
    },
  });
}
