import { formatDays } from '../../../platform/mail/mail-format.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSubscriptionView, type SubscriptionMailData, type SubscriptionView } from './subscription-mail.queries.ts';

export type SubscriptionMail = MailKind<SubscriptionMailData, SubscriptionView>;

const EXAMPLE: SubscriptionView = {
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

const mail = mailsOf(import.meta.dirname);

function subscriptionMail(name: string): SubscriptionMail {
  return mail({
    name,
    examples: {
      everything: EXAMPLE,
      oneVenue: { ...EXAMPLE, venues: [], hiddenVenues: [], daysLeft: 1, requestedPlanName: null },
    },
    values: ({ endDate, daysLeft, planName, requestedPlanName }, { language }) => ({
      end: endDate ? formatDays(endDate, endDate, language) : '–',
      days: Math.max(0, daysLeft ?? 0),
      isRunning: daysLeft !== null && daysLeft >= 0,
      askedPlan: requestedPlanName ?? planName,
    }),
  });
}

export const SUBSCRIPTION_EXPIRING = subscriptionMail('subscription-expiring');
export const SUBSCRIPTION_EXPIRED = subscriptionMail('subscription-expired');
export const SUBSCRIPTION_RENEWED = subscriptionMail('subscription-renewed');
export const SUBSCRIPTION_DECLINED = subscriptionMail('subscription-declined');
/** To administrators: the request of a plan. */
export const SUBSCRIPTION_REQUESTED = subscriptionMail('subscription-requested');

/** All kinds of mails about subscriptions. */
export const SUBSCRIPTION_MAILS: readonly SubscriptionMail[] = [
  SUBSCRIPTION_EXPIRING,
  SUBSCRIPTION_EXPIRED,
  SUBSCRIPTION_RENEWED,
  SUBSCRIPTION_DECLINED,
  SUBSCRIPTION_REQUESTED,
];

/** Registers how the views of the mails are read. */
export function handleSubscriptionMails(mailer: Mailer, database: Database): void {
  for (const kind of SUBSCRIPTION_MAILS) mailer.handle(kind, (data) => readSubscriptionView(database, data));
}
