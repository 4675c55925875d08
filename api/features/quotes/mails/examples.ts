import { QUOTE_STATUS_PATH } from '../../../../schema/constants.ts';
import { EventType, RoomLayout } from '../../venues/venue.enums.ts';
import { CateringOption, EquipmentOption, QuoteAnswerKind, QuoteCriterion } from '../quote.enums.ts';
import type { AnswerView, ChosenView, OwnerView, QuoteView, RepliedView } from './quote-views.ts';

const FULL: QuoteView = {
  reference: 'DEV-2026-000042',
  firstName: 'Camille',
  lastName: 'Exemple',
  companyName: 'Exemple & Filles SA',
  email: 'camille@exemple.test',
  phone: '+33 1 99 00 12 34',
  language: 'fr',
  eventType: EventType.SEMINAIRE_RESIDENTIEL,
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  flexibleDates: true,
  participants: 1_200,
  layout: RoomLayout.U_SHAPE,
  bedrooms: 60,
  budgetPerPersonCents: 185_50,
  catering: [CateringOption.COFFEE_BREAKS, CateringOption.LUNCH, CateringOption.DINNER],
  cateringNote: 'Deux personnes mangent sans gluten.',
  equipment: [EquipmentOption.PROJECTOR, EquipmentOption.MICROPHONES],
  equipmentNote: 'Deux micros-cravates.',
  message:
    'Bonjour,\n\nnous aimerions une salle avec lumière du jour, et un lieu que l’on atteint en train.\n\nMerci\u202f!',
  mustHaves: [QuoteCriterion.DATES, QuoteCriterion.BEDROOMS],
  venues: [
    { name: 'Château des Brumes', city: 'Lyon 5e', slug: 'chateau-des-brumes-lyon' },
    { name: 'Le Grand Hôtel du Lac', city: 'Annecy', slug: 'grand-hotel-du-lac-annecy' },
    { name: 'La Halle aux Grains', city: 'Toulouse', slug: null },
  ],
  withdrawalReason: 'Notre séminaire est reporté à l’année prochaine.',
  rejectionReason: 'Aucun de nos lieux ne peut accueillir un événement de cette taille à ces dates.',
  linkPath: `${QUOTE_STATUS_PATH}#k3JtZXhlbXBsZS1kZS1saWVuLXByaXZlLXNhbnMtdmFsZXVy`,
  linkExpiresAt: new Date('2027-05-20T12:00:00Z'),
  retentionMonths: 36,
};

/** Requests for the preview of mails: one with all fields, and one with the fewest. */
export const QUOTE_EXAMPLES: Readonly<Record<'everything' | 'least', QuoteView>> = {
  everything: FULL,
  least: {
    ...FULL,
    firstName: 'Gagnez 1 000 € sur www.exemple.test',
    eventType: EventType.JOURNEE_ETUDE,
    startDate: null,
    endDate: null,
    participants: 1,
    layout: null,
    bedrooms: null,
    budgetPerPersonCents: null,
    catering: [],
    cateringNote: null,
    equipment: [],
    equipmentNote: null,
    message: null,
    mustHaves: [],
    venues: [],
    withdrawalReason: null,
    rejectionReason: null,
  },
};

const ONE: OwnerView = {
  ...FULL,
  requestId: '00000000-0000-4000-8000-000000000042',
  ownerFirstName: 'Dominique',
  venueNames: ['Château des Brumes'],
};
const SEVERAL: OwnerView = {
  ...ONE,
  ownerFirstName: 'www.exemple.test',
  venueNames: ['Château des Brumes', 'Le Grand Hôtel du Lac'],
};

export const OWNER_EXAMPLES: Readonly<Record<string, OwnerView>> = {
  one: ONE,
  several: SEVERAL,
  venue: { ...ONE, ownerFirstName: null },
};

export const CHOSEN_EXAMPLES: Readonly<Record<string, ChosenView>> = {
  one: { ...ONE, otherVenueNames: [], booked: { startsOn: '2027-03-04', endsOn: '2027-03-05', roomName: null } },
  among: {
    ...ONE,
    otherVenueNames: ['Le Grand Hôtel du Lac'],
    booked: { startsOn: '2027-03-04', endsOn: '2027-03-04', roomName: 'Salon des Glaces' },
  },
  unsettled: { ...ONE, otherVenueNames: [], booked: null },
};

export const REPLIED_EXAMPLES: Readonly<Record<string, RepliedView>> = {
  one: {
    ...ONE,
    question: 'Combien de personnes viennent en fauteuil roulant\u202f?',
    reply: 'Deux.\nElles arrivent la veille.',
  },
  odd: { ...SEVERAL, question: '<b>Question</b>', reply: '<script>alert(1)</script>' },
};

const { OFFER, QUESTION, DECLINED } = QuoteAnswerKind;
const NO_OFFER = { ...FULL, totals: null, validUntil: null, optionUntil: null };

export const ANSWER_EXAMPLES: Readonly<Record<'offer' | 'question' | 'declined', AnswerView>> = {
  offer: {
    ...FULL,
    venueName: 'Château des Brumes',
    kind: OFFER,
    totals: { exclVatCents: 12_480_50, exclVatPerParticipantCents: 104_00 },
    validUntil: '2027-01-31',
    optionUntil: '2027-01-15',
  },
  question: { ...NO_OFFER, venueName: 'Le Grand Hôtel du Lac', kind: QUESTION },
  declined: { ...NO_OFFER, venueName: 'La Halle aux Grains', kind: DECLINED },
};
