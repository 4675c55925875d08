import type { Language } from '../../../schema/constants.ts';
import { LABELS } from '../../../schema/labels.gen.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { CateringOption, EquipmentOption } from './quote.enums.ts';

/** A word in each language. */
type Word = Readonly<Record<Language, string>>;

export const EVENT_TYPE_WORDS: Readonly<Record<EventType, Word>> = {
  [EventType.SEMINAIRE_SEMI_RESIDENTIEL]: LABELS['eventType.semiResidentialSeminar'],
  [EventType.SEMINAIRE_RESIDENTIEL]: LABELS['eventType.residentialSeminar'],
  [EventType.CONFERENCE_CONGRES]: LABELS['eventType.conference'],
  [EventType.JOURNEE_ETUDE]: LABELS['eventType.dayMeeting'],
  [EventType.REPAS_D_AFFAIRE]: LABELS['eventType.businessMeal'],
  [EventType.SOIREE_ET_COCKTAIL]: LABELS['eventType.evening'],
  [EventType.PRESTATAIRES]: LABELS['eventType.suppliers'],
};

export const LAYOUT_WORDS: Readonly<Record<RoomLayout, Word>> = {
  [RoomLayout.THEATRE]: LABELS['layout.theatre'],
  [RoomLayout.CLASSROOM]: LABELS['layout.classroom'],
  [RoomLayout.U_SHAPE]: LABELS['layout.uShape'],
  [RoomLayout.BOARDROOM]: LABELS['layout.boardroom'],
  [RoomLayout.CABARET]: LABELS['layout.cabaret'],
  [RoomLayout.BANQUET]: LABELS['layout.banquet'],
  [RoomLayout.COCKTAIL]: LABELS['layout.cocktail'],
};

export const CATERING_WORDS: Readonly<Record<CateringOption, Word>> = {
  [CateringOption.BREAKFAST]: LABELS['catering.breakfast'],
  [CateringOption.COFFEE_BREAKS]: LABELS['catering.coffeeBreaks'],
  [CateringOption.LUNCH]: LABELS['catering.lunch'],
  [CateringOption.COCKTAIL]: LABELS['catering.cocktail'],
  [CateringOption.DINNER]: LABELS['catering.dinner'],
};

export const EQUIPMENT_WORDS: Readonly<Record<EquipmentOption, Word>> = {
  [EquipmentOption.PROJECTOR]: LABELS['equipment.projector'],
  [EquipmentOption.SCREEN]: LABELS['equipment.screen'],
  [EquipmentOption.SOUND]: LABELS['equipment.sound'],
  [EquipmentOption.MICROPHONES]: LABELS['equipment.microphones'],
  [EquipmentOption.VIDEOCONFERENCE]: LABELS['equipment.videoconference'],
  [EquipmentOption.FLIPCHART]: LABELS['equipment.flipchart'],
  [EquipmentOption.STAGE]: LABELS['equipment.stage'],
  [EquipmentOption.HYBRID_STREAMING]: LABELS['equipment.hybridStreaming'],
};

/** What facts of a request are called in a mail. */
export const FACT_LABELS = {
  reference: { fr: 'Référence', en: 'Reference' },
  event: { fr: 'Événement', en: 'Event' },
  dates: { fr: 'Dates', en: 'Dates' },
  participants: { fr: 'Participants', en: 'Participants' },
  layout: { fr: 'Disposition', en: 'Layout' },
  bedrooms: { fr: 'Chambres', en: 'Bedrooms' },
  budget: { fr: 'Budget par personne', en: 'Budget per person' },
  catering: { fr: 'Restauration', en: 'Catering' },
  equipment: { fr: 'Équipement', en: 'Equipment' },
  name: { fr: 'Nom', en: 'Name' },
  company: { fr: 'Entreprise', en: 'Company' },
  email: { fr: 'E-mail', en: 'E-mail' },
  phone: { fr: 'Téléphone', en: 'Telephone' },
  language: { fr: 'Langue', en: 'Language' },
} as const satisfies Record<string, Word>;

export const LANGUAGE_WORDS: Readonly<Record<Language, Word>> = {
  fr: { fr: 'français', en: 'French' },
  en: { fr: 'anglais', en: 'English' },
};
