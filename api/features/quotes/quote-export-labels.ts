import type { Language } from '../../../schema/constants.ts';
import { LABELS } from '../../../schema/labels.gen.ts';
import { QuoteRequestState } from './quote.enums.ts';

type Label = Readonly<Record<Language, string>>;

/** Titles of the columns of an export. */
export const EXPORT_LABELS = {
  reference: { fr: 'Référence', en: 'Reference' },
  state: { fr: 'État', en: 'State' },
  createdAt: { fr: 'Reçue le', en: 'Received' },
  companyName: { fr: 'Entreprise', en: 'Company' },
  contactName: { fr: 'Contact', en: 'Contact' },
  email: { fr: 'E-mail', en: 'E-mail' },
  phone: { fr: 'Téléphone', en: 'Telephone' },
  eventType: { fr: 'Événement', en: 'Event' },
  startDate: { fr: 'Début', en: 'First day' },
  endDate: { fr: 'Fin', en: 'Last day' },
  flexibleDates: { fr: 'Dates flexibles', en: 'Flexible dates' },
  participants: { fr: 'Participants', en: 'Participants' },
  bedrooms: { fr: 'Chambres', en: 'Bedrooms' },
  budget: { fr: 'Budget par personne HT (€)', en: 'Budget per person before tax (€)' },
  venues: { fr: 'Lieux', en: 'Venues' },
  forwarded: { fr: 'Lieux sollicités', en: 'Venues asked' },
  offers: { fr: 'Devis reçus', en: 'Quotes received' },
  message: { fr: 'Message', en: 'Message' },
  rejectionReason: { fr: 'Motif du refus', en: 'Rejection reason' },
} as const satisfies Record<string, Label>;

export const STATE_LABELS: Readonly<Record<QuoteRequestState, Label>> = {
  [QuoteRequestState.NEW]: LABELS['adminState.new'],
  [QuoteRequestState.IN_REVIEW]: LABELS['adminState.inReview'],
  [QuoteRequestState.FORWARDED]: LABELS['adminState.forwarded'],
  [QuoteRequestState.ANSWERED]: LABELS['adminState.answered'],
  [QuoteRequestState.WON]: LABELS['adminState.won'],
  [QuoteRequestState.LOST]: LABELS['adminState.lost'],
  [QuoteRequestState.REJECTED]: LABELS['adminState.rejected'],
  [QuoteRequestState.ARCHIVED]: LABELS['adminState.archived'],
};

export const FLAG_LABELS = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
} as const satisfies Record<string, Label>;
