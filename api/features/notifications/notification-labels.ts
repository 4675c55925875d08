import type { NotificationType } from './notification.enums.ts';

type Params = Readonly<Record<string, string | number>>;

/** Two sentences: with the name of the object, and without it. */
type Sentence = (params: Params) => string;

const of =
  (name: string, full: (value: string) => string, bare: string): Sentence =>
  (params) =>
    params[name] === undefined ? bare : full(String(params[name]));

const SENTENCES: Readonly<Record<NotificationType, Sentence>> = {
  NEW_ESTABLISHMENT: of('venue', (venue) => `${venue} attend votre validation.`, 'Un lieu attend votre validation.'),
  CHANGE_REQUEST: of(
    'venue',
    (venue) => `${venue}\u00a0: une modification attend votre décision.`,
    'Une modification de lieu attend votre décision.',
  ),
  SUBSCRIPTION_EXPIRED: of(
    'plan',
    (plan) => `L’abonnement ${plan} est arrivé à son terme.`,
    'Un abonnement est arrivé à son terme.',
  ),
  ESTABLISHMENT_APPROVED: of('venue', (venue) => `${venue} est approuvé.`, 'Votre lieu est approuvé.'),
  CHANGE_REQUEST_APPROVED: of(
    'venue',
    (venue) => `${venue}\u00a0: votre modification est acceptée et en ligne.`,
    'Votre modification est acceptée et en ligne.',
  ),
  CHANGE_REQUEST_REJECTED: of(
    'venue',
    (venue) => `${venue}\u00a0: votre modification n’est pas acceptée.`,
    'Votre modification n’est pas acceptée.',
  ),
  QUOTE_REQUEST: of('reference', (reference) => `Demande de devis ${reference}.`, 'Nouvelle demande de devis.'),
  NEW_REGISTRATION: of(
    'reference',
    (reference) => `Une inscription attend votre décision\u00a0: ${reference}.`,
    'Une inscription attend votre décision.',
  ),
  ESTABLISHMENT_REJECTED: of('venue', (venue) => `${venue} n’est pas approuvé.`, 'Votre lieu n’est pas approuvé.'),
  SUBSCRIPTION_EXPIRING: of(
    'days',
    (days) => `Votre abonnement se termine dans ${days} jour${Number(days) > 1 ? 's' : ''}.`,
    'Votre abonnement se termine bientôt.',
  ),
  SUBSCRIPTION_REQUEST: of(
    'plan',
    (plan) => `Un client demande la formule ${plan}.`,
    'Un client demande un abonnement.',
  ),
  SUBSCRIPTION_RENEWED: of(
    'plan',
    (plan) => `Votre abonnement ${plan} est en cours.`,
    'Votre abonnement est en cours.',
  ),
  QUOTE_CHOSEN: of('reference', (reference) => `Votre devis pour ${reference} est choisi.`, 'Votre devis est choisi.'),
  ESTABLISHMENT_RECEIVED: of(
    'venue',
    (venue) => `${venue} vous est confié\u00a0: à vous de le gérer.`,
    'Un lieu vous est confié\u00a0: à vous de le gérer.',
  ),
  ESTABLISHMENT_HANDED_OVER: of(
    'venue',
    (venue) => `${venue} est désormais géré par quelqu’un d’autre.`,
    'L’un de vos lieux est désormais géré par quelqu’un d’autre.',
  ),
  CALENDAR_FAILING: of(
    'venue',
    (venue) => `${venue}\u00a0: un agenda lié ne répond plus depuis un jour.`,
    'Un agenda lié ne répond plus depuis un jour.',
  ),
  NEW_MESSAGE: of('reference', (reference) => `Un visiteur vous écrit\u00a0: ${reference}.`, 'Un visiteur vous écrit.'),
};

/** The sentences of an event of a quote request or a subscription: the `event` of the notification. */
const EVENTS: Readonly<Partial<Record<NotificationType, Readonly<Record<string, Sentence>>>>> = {
  QUOTE_REQUEST: {
    changed: ({ reference }) => `La demande ${reference} a été modifiée par son auteur.`,
    withdrawn: ({ reference }) => `La demande ${reference} a été retirée.`,
    forwarded: ({ venue, reference }) => `${venue}\u00a0: un organisateur demande un devis, ${reference}.`,
    reminded: ({ venue, reference }) => `${venue}\u00a0: un organisateur attend votre réponse, ${reference}.`,
    answered: ({ venue, reference }) => `${venue} a répondu à la demande ${reference}.`,
    replied: ({ reference }) => `L’organisateur a répondu à votre question\u00a0: ${reference}.`,
    closed: ({ reference }) => `La demande ${reference} est close.`,
    chosen: ({ venue, reference }) => `${venue}\u00a0: votre devis est choisi pour ${reference}.`,
    notChosen: ({ reference }) => `Un autre lieu est choisi pour ${reference}.`,
    reconsidered: ({ reference }) => `L’organisateur hésite de nouveau pour ${reference}.`,
  },
  SUBSCRIPTION_EXPIRING: { cancelled: ({ plan }) => `Votre abonnement ${plan} est résilié.` },
  SUBSCRIPTION_REQUEST: {
    cancelled: ({ plan }) => `Un client a résilié l’abonnement ${plan}.`,
    declined: ({ plan }) => `Votre demande de formule ${plan} n’est pas acceptée.`,
  },
};

/** The sentence of a notification for clients that have none: in French, like the public interface. */
export function notificationMessage(type: NotificationType, params: Params): string {
  const sentence = EVENTS[type]?.[String(params['event'] ?? '')] ?? SENTENCES[type];
  return sentence({ ...params, ...venueOf(params) });
}

/** The parameter with the name of the venue differs between notifications. */
function venueOf({ venue, venueName, name }: Params): Params {
  const known = venue ?? venueName ?? name;
  return known === undefined ? {} : { venue: known };
}
