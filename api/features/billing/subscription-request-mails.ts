import { formatDays, formatList } from '../../platform/mail/mail-format.ts';
import { defineMail } from '../../platform/mail/mail.types.ts';
import {
  EXAMPLES,
  ownersMail,
  PAGE,
  paragraph,
  type SubscriptionMail,
  type SubscriptionMailData,
  type SubscriptionMailView,
} from './subscription-mail-parts.ts';

export const SUBSCRIPTION_RENEWED = ownersMail('subscription-renewed', {
  fr: ({ planName, hiddenVenues }, end) => ({
    subject: `Votre abonnement ${planName} est actif jusqu’au ${end}`,
    preheader: 'Merci de votre confiance.',
    title: 'Votre abonnement est actif',
    blocks: [
      paragraph(`Votre abonnement ${planName} court jusqu’au ${end}. Tout ce qu’il permet est ouvert dès maintenant.`),
      ...(hiddenVenues.length
        ? [
            paragraph(
              `Ces lieux sont au-delà de la formule et ne sont pas visibles\u00a0: ${formatList(hiddenVenues, 'fr')}. Rien n’est supprimé.`,
            ),
          ]
        : []),
      { kind: 'button', label: 'Voir mon abonnement', path: PAGE },
    ],
  }),
  en: ({ planName, hiddenVenues }, end) => ({
    subject: `Your ${planName} subscription is active until ${end}`,
    preheader: 'Thank you for your trust.',
    title: 'Your subscription is active',
    blocks: [
      paragraph(`Your ${planName} subscription runs until ${end}. Everything that it allows is open from now on.`),
      ...(hiddenVenues.length
        ? [
            paragraph(
              `These venues are beyond the plan and cannot be seen: ${formatList(hiddenVenues, 'en')}. Nothing is deleted.`,
            ),
          ]
        : []),
      { kind: 'button', label: 'See my subscription', path: PAGE },
    ],
  }),
});

export const SUBSCRIPTION_DECLINED = ownersMail('subscription-declined', {
  fr: ({ planName, requestedPlanName, declineReason, daysLeft }, end) => ({
    subject: 'Votre demande d’abonnement n’a pas été acceptée',
    preheader: 'Voici pourquoi, et ce que vous pouvez faire.',
    title: 'Votre demande n’a pas été acceptée',
    blocks: [
      paragraph(
        `Nous ne pouvons pas accéder à votre demande de formule ${requestedPlanName ?? planName}, pour la raison suivante\u00a0:`,
      ),
      { kind: 'quote', text: declineReason ?? '' },
      paragraph(
        daysLeft !== null && daysLeft >= 0
          ? `Votre abonnement ${planName} continue jusqu’au ${end}. Vous pouvez faire une nouvelle demande à tout moment.`
          : 'Rien d’autre ne change. Vous pouvez faire une nouvelle demande à tout moment.',
      ),
      { kind: 'button', label: 'Voir mon abonnement', path: PAGE },
    ],
  }),
  en: ({ planName, requestedPlanName, declineReason, daysLeft }, end) => ({
    subject: 'Your subscription request was not accepted',
    preheader: 'Here is why, and what you can do.',
    title: 'Your request was not accepted',
    blocks: [
      paragraph(
        `We cannot grant your request for the plan ${requestedPlanName ?? planName}, for the following reason:`,
      ),
      { kind: 'quote', text: declineReason ?? '' },
      paragraph(
        daysLeft !== null && daysLeft >= 0
          ? `Your ${planName} subscription goes on until ${end}. You can ask again at any time.`
          : 'Nothing else changes. You can ask again at any time.',
      ),
      { kind: 'button', label: 'See my subscription', path: PAGE },
    ],
  }),
});

/** To administrators: an owner asks for a plan. */
export const SUBSCRIPTION_REQUESTED: SubscriptionMail = defineMail<SubscriptionMailData, SubscriptionMailView>({
  name: 'subscription-requested',
  examples: EXAMPLES,
  write: ({ firstName, lastName, companyName, requestedPlanName, endDate }, { language }) => {
    const french = language === 'fr';
    return {
      subject: french ? 'Une demande d’abonnement attend votre décision' : 'A subscription request is waiting for you',
      preheader: french
        ? 'Enregistrez le paiement, puis ouvrez la formule.'
        : 'Record the payment, then open the plan.',
      title: french ? 'Un propriétaire demande une formule' : 'An owner asks for a plan',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: french ? 'Nom' : 'Name', value: `${firstName} ${lastName}` },
            { label: french ? 'Société' : 'Company', value: companyName ?? '–' },
            { label: french ? 'Formule demandée' : 'Plan asked for', value: requestedPlanName ?? '–' },
            {
              label: french ? 'Fin de l’abonnement actuel' : 'End of the present subscription',
              value: endDate ? formatDays(endDate, endDate, language) : '–',
            },
          ],
        },
        {
          kind: 'button',
          label: french ? 'Ouvrir les abonnements' : 'Open the subscriptions',
          path: '/admin/subscriptions',
        },
      ],
      reason: french
        ? 'Vous recevez ce message parce que vous administrez la plateforme.'
        : 'You are receiving this message because you are an administrator of the platform.',
    };
  },
});
