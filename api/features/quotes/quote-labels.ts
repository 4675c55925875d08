import type { Language } from '../../../schema/constants.ts';
import { LABELS } from '../../../schema/labels.gen.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { CateringOption, EquipmentOption } from './quote.enums.ts';

/** A label in each language. */
type Label = Readonly<Record<Language, string>>;

export const EVENT_TYPE_LABELS: Readonly<Record<EventType, Label>> = {
  [EventType.SEMINAIRE_SEMI_RESIDENTIEL]: LABELS['eventType.semiResidentialSeminar'],
  [EventType.SEMINAIRE_RESIDENTIEL]: LABELS['eventType.residentialSeminar'],
  [EventType.CONFERENCE_CONGRES]: LABELS['eventType.conference'],
  [EventType.JOURNEE_ETUDE]: LABELS['eventType.dayMeeting'],
  [EventType.REPAS_D_AFFAIRE]: LABELS['eventType.businessMeal'],
  [EventType.SOIREE_ET_COCKTAIL]: LABELS['eventType.evening'],
  [EventType.PRESTATAIRES]: LABELS['eventType.suppliers'],
};

export const LAYOUT_LABELS: Readonly<Record<RoomLayout, Label>> = {
  [RoomLayout.THEATRE]: LABELS['layout.theatre'],
  [RoomLayout.CLASSROOM]: LABELS['layout.classroom'],
  [RoomLayout.U_SHAPE]: LABELS['layout.uShape'],
  [RoomLayout.BOARDROOM]: LABELS['layout.boardroom'],
  [RoomLayout.CABARET]: LABELS['layout.cabaret'],
  [RoomLayout.BANQUET]: LABELS['layout.banquet'],
  [RoomLayout.COCKTAIL]: LABELS['layout.cocktail'],
};

export const CATERING_LABELS: Readonly<Record<CateringOption, Label>> = {
  [CateringOption.BREAKFAST]: LABELS['catering.breakfast'],
  [CateringOption.COFFEE_BREAKS]: LABELS['catering.coffeeBreaks'],
  [CateringOption.LUNCH]: LABELS['catering.lunch'],
  [CateringOption.COCKTAIL]: LABELS['catering.cocktail'],
  [CateringOption.DINNER]: LABELS['catering.dinner'],
};

export const EQUIPMENT_LABELS: Readonly<Record<EquipmentOption, Label>> = {
  [EquipmentOption.PROJECTOR]: LABELS['equipment.projector'],
  [EquipmentOption.SCREEN]: LABELS['equipment.screen'],
  [EquipmentOption.SOUND]: LABELS['equipment.sound'],
  [EquipmentOption.MICROPHONES]: LABELS['equipment.microphones'],
  [EquipmentOption.VIDEOCONFERENCE]: LABELS['equipment.videoconference'],
  [EquipmentOption.FLIPCHART]: LABELS['equipment.flipchart'],
  [EquipmentOption.STAGE]: LABELS['equipment.stage'],
  [EquipmentOption.HYBRID_STREAMING]: LABELS['equipment.hybridStreaming'],
};
