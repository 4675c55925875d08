import { QUOTE_STATUS_PATH } from '../../../schema/constants.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import type { QuoteMailView } from './quote-mail-view.ts';
import { CateringOption, EquipmentOption, QuoteCriterion } from './quote.enums.ts';

const FULL: QuoteMailView = {
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
  linkPath: `${QUOTE_STATUS_PATH}#k3JtZXhlbXBsZS1kZS1saWVuLXByaXZlLXNhbnMtdmFsZXVy`,
  linkExpiresAt: new Date('2027-05-20T12:00:00Z'),
  retentionMonths: 36,
};

/** Requests for the preview of mails: one with everything, and one with the least that can be asked. */
export const QUOTE_EXAMPLES: Readonly<Record<string, QuoteMailView>> = {
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
  },
};
