import type { Language } from '../../../schema/constants.ts';
import { LABELS } from '../../../schema/labels.gen.ts';
import { CateringOption, EquipmentOption } from './quote.enums.ts';

/** A label in each language. */
type Label = Readonly<Record<Language, string>>;

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
