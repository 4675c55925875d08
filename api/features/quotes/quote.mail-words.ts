import type { Language } from '../../../schema/constants.ts';
import { EventType, RoomLayout } from '../venues/venue.terms.ts';
import { CateringOption, EquipmentOption } from './quote.terms.ts';

/** A word in each language. */
type Word = Readonly<Record<Language, string>>;

export const EVENT_TYPE_WORDS: Readonly<Record<EventType, Word>> = {
  [EventType.SEMINAIRE_SEMI_RESIDENTIEL]: { fr: 'Séminaire semi-résidentiel', en: 'Semi-residential seminar' },
  [EventType.SEMINAIRE_RESIDENTIEL]: { fr: 'Séminaire résidentiel', en: 'Residential seminar' },
  [EventType.CONFERENCE_CONGRES]: { fr: 'Conférence et congrès', en: 'Conference & congress' },
  [EventType.JOURNEE_ETUDE]: { fr: 'Journée d’étude', en: 'Day delegate meeting' },
  [EventType.REPAS_D_AFFAIRE]: { fr: 'Repas d’affaires', en: 'Business meal' },
  [EventType.SOIREE_ET_COCKTAIL]: { fr: 'Soirée et cocktail', en: 'Evening & cocktail' },
  [EventType.PRESTATAIRES]: { fr: 'Prestataires', en: 'Suppliers' },
};

export const LAYOUT_WORDS: Readonly<Record<RoomLayout, Word>> = {
  [RoomLayout.THEATRE]: { fr: 'théâtre', en: 'theatre' },
  [RoomLayout.CLASSROOM]: { fr: 'classe', en: 'classroom' },
  [RoomLayout.U_SHAPE]: { fr: 'en U', en: 'U-shape' },
  [RoomLayout.BOARDROOM]: { fr: 'réunion', en: 'boardroom' },
  [RoomLayout.CABARET]: { fr: 'cabaret', en: 'cabaret' },
  [RoomLayout.BANQUET]: { fr: 'banquet', en: 'banquet' },
  [RoomLayout.COCKTAIL]: { fr: 'cocktail (debout)', en: 'cocktail (standing)' },
};

export const CATERING_WORDS: Readonly<Record<CateringOption, Word>> = {
  [CateringOption.BREAKFAST]: { fr: 'petit déjeuner', en: 'breakfast' },
  [CateringOption.COFFEE_BREAKS]: { fr: 'pauses', en: 'coffee breaks' },
  [CateringOption.LUNCH]: { fr: 'déjeuner', en: 'lunch' },
  [CateringOption.COCKTAIL]: { fr: 'cocktail', en: 'cocktail' },
  [CateringOption.DINNER]: { fr: 'dîner', en: 'dinner' },
};

export const EQUIPMENT_WORDS: Readonly<Record<EquipmentOption, Word>> = {
  [EquipmentOption.PROJECTOR]: { fr: 'vidéoprojecteur', en: 'projector' },
  [EquipmentOption.SCREEN]: { fr: 'écran', en: 'screen' },
  [EquipmentOption.SOUND]: { fr: 'sonorisation', en: 'sound system' },
  [EquipmentOption.MICROPHONES]: { fr: 'microphones', en: 'microphones' },
  [EquipmentOption.VIDEOCONFERENCE]: { fr: 'visioconférence', en: 'videoconference' },
  [EquipmentOption.FLIPCHART]: { fr: 'paperboard', en: 'flip chart' },
  [EquipmentOption.STAGE]: { fr: 'scène', en: 'stage' },
  [EquipmentOption.HYBRID_STREAMING]: { fr: 'retransmission en direct', en: 'hybrid streaming' },
};

/** Labels of what was asked for. */
export const LABELS = {
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
