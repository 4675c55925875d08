import type { Language } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { daysBetween } from '../../platform/days.ts';
import { formatList } from '../../platform/mail/mail-format.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RANKED_VENUES } from './plan-limits.service.ts';
import {
  ownersMail,
  PAGE,
  paragraph,
  type SubscriptionMail,
  type SubscriptionMailData,
  type SubscriptionMailView,
} from './subscription-mail-parts.ts';
import { SUBSCRIPTION_DECLINED, SUBSCRIPTION_RENEWED, SUBSCRIPTION_REQUESTED } from './subscription-request-mails.ts';

/** "dans 7 jours", "demain" */
function inDays(days: number | null, language: Language): string {
  if (days === null || days <= 0) return language === 'fr' ? 'aujourd’hui' : 'today';
  if (days === 1) return language === 'fr' ? 'demain' : 'tomorrow';
  return language === 'fr' ? `dans ${days} jours` : `in ${days} days`;
}

export const SUBSCRIPTION_EXPIRING = ownersMail('subscription-expiring', {
  fr: ({ planName, daysLeft, venues }, end) => ({
    subject: `Votre abonnement ${planName} se termine ${inDays(daysLeft, 'fr')}`,
    preheader: 'Demandez son renouvellement sur la page de votre abonnement.',
    title: `Votre abonnement se termine le ${end}`,
    blocks: [
      paragraph(
        `Votre abonnement ${planName} court jusqu’au ${end}. Demandez son renouvellement pour que rien ne change.`,
      ),
      ...(venues.length
        ? [
            paragraph(
              `Sans renouvellement, ces lieux ne seraient plus visibles le lendemain\u00a0: ${formatList(venues, 'fr')}. Rien ne serait supprimé.`,
            ),
          ]
        : []),
      { kind: 'button', label: 'Voir mon abonnement', path: PAGE },
    ],
  }),
  en: ({ planName, daysLeft, venues }, end) => ({
    subject: `Your ${planName} subscription ends ${inDays(daysLeft, 'en')}`,
    preheader: 'Ask for its renewal on the page of your subscription.',
    title: `Your subscription ends on ${end}`,
    blocks: [
      paragraph(`Your ${planName} subscription runs until ${end}. Ask for its renewal, and nothing changes.`),
      ...(venues.length
        ? [
            paragraph(
              `Without it, these venues would no longer be seen the day after: ${formatList(venues, 'en')}. Nothing would be deleted.`,
            ),
          ]
        : []),
      { kind: 'button', label: 'See my subscription', path: PAGE },
    ],
  }),
});

export const SUBSCRIPTION_EXPIRED = ownersMail('subscription-expired', {
  fr: ({ planName, venues }, end) => ({
    subject: `Votre abonnement ${planName} est terminé`,
    preheader: 'Un renouvellement rétablit tout, tel que c’était.',
    title: 'Votre abonnement est terminé',
    blocks: [
      paragraph(`Votre abonnement ${planName} s’est terminé le ${end}. Votre compte est passé à la formule gratuite.`),
      paragraph(
        venues.length
          ? `Ces lieux ne sont plus visibles\u00a0: ${formatList(venues, 'fr')}. Rien n’est supprimé, et un renouvellement les rétablit aussitôt.`
          : 'Vos lieux restent visibles. Vous pouvez toujours vous connecter, modifier vos lieux et demander un renouvellement.',
      ),
      { kind: 'button', label: 'Voir mon abonnement', path: PAGE },
    ],
  }),
  en: ({ planName, venues }, end) => ({
    subject: `Your ${planName} subscription has ended`,
    preheader: 'A renewal brings everything back as it was.',
    title: 'Your subscription has ended',
    blocks: [
      paragraph(`Your ${planName} subscription ended on ${end}. Your account is now on the free plan.`),
      paragraph(
        venues.length
          ? `These venues can no longer be seen: ${formatList(venues, 'en')}. Nothing is deleted, and a renewal brings them back at once.`
          : 'Your venues can still be seen. You can go on signing in, editing your venues and asking for a renewal.',
      ),
      { kind: 'button', label: 'See my subscription', path: PAGE },
    ],
  }),
});

/** Every kind of mail about subscriptions. */
export const SUBSCRIPTION_MAILS: readonly SubscriptionMail[] = [
  SUBSCRIPTION_EXPIRING,
  SUBSCRIPTION_EXPIRED,
  SUBSCRIPTION_RENEWED,
  SUBSCRIPTION_DECLINED,
  SUBSCRIPTION_REQUESTED,
];

/** Says how the mails about subscriptions are read when they are sent. */
export function handleSubscriptionMails(mailer: Mailer, database: Database): void {
  for (const kind of SUBSCRIPTION_MAILS) mailer.handle(kind, (data) => readView(database, data));
}

async function readView(
  database: Database,
  { userId, endDate, declinedPlanId }: SubscriptionMailData,
): Promise<SubscriptionMailView | null> {
  const [row] = await database.rows<Omit<SubscriptionMailView, 'daysLeft'>>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.company_name as "companyName", p.name as "planName",
       q.name as "requestedPlanName", s.decline_reason as "declineReason", s.end_date::text as "endDate",
       coalesce((select jsonb_agg(r.name order by r.place) from (${RANKED_VENUES}) r
         where r.place > (select f.venue_limit from plan f where f.is_free)), '[]') as venues,
       coalesce((select jsonb_agg(r.name order by r.place) from (${RANKED_VENUES}) r where r.hidden), '[]') as "hiddenVenues"
     from subscription s
     join plan p on p.id = s.plan_id
     left join plan q on q.id = coalesce($3::uuid, s.requested_plan_id)
     join user_account u on u.id = s.user_id
     where s.user_id = $1 and u.deleted_at is null and ($2::date is null or s.end_date = $2::date)
       and ($3::uuid is null or s.declined_at is not null)`,
    [userId, endDate ?? null, declinedPlanId ?? null],
  );
  return row ? { ...row, daysLeft: row.endDate ? daysBetween(today(), row.endDate) : null } : null;
}
