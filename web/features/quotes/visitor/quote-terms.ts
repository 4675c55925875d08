import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of what a request can ask for, by the values of the API's enumerations, in the order of the screen. */
export const CATERING_OPTIONS = {
  BREAKFAST: msg({ id: 'catering.breakfast', message: 'Welcome coffee' }),
  COFFEE_BREAKS: msg({ id: 'catering.coffeeBreaks', message: 'Coffee breaks' }),
  LUNCH: msg({ id: 'catering.lunch', message: 'Lunch' }),
  COCKTAIL: msg({ id: 'catering.cocktail', message: 'Cocktail' }),
  DINNER: msg({ id: 'catering.dinner', message: 'Dinner' }),
} as const satisfies Record<string, MessageDescriptor>;

export const EQUIPMENT_OPTIONS = {
  PROJECTOR: msg({ id: 'equipment.projector', message: 'Projector' }),
  SCREEN: msg({ id: 'equipment.screen', message: 'Screen' }),
  SOUND: msg({ id: 'equipment.sound', message: 'Sound system' }),
  MICROPHONES: msg({ id: 'equipment.microphones', message: 'Microphones' }),
  VIDEOCONFERENCE: msg({ id: 'equipment.videoconference', message: 'Video conference' }),
  FLIPCHART: msg({ id: 'equipment.flipchart', message: 'Flip chart' }),
  STAGE: msg({ id: 'equipment.stage', message: 'Stage' }),
  HYBRID_STREAMING: msg({ id: 'equipment.hybridStreaming', message: 'Live stream (hybrid)' }),
} as const satisfies Record<string, MessageDescriptor>;

export const CRITERIA = {
  DATES: msg({ id: 'criterion.dates', message: 'Dates' }),
  PARTICIPANTS: msg({ id: 'criterion.participants', message: 'Number of people' }),
  LAYOUT: msg({ id: 'criterion.layout', message: 'Room layout' }),
  BEDROOMS: msg({ id: 'criterion.bedrooms', message: 'Bedrooms' }),
  BUDGET: msg({ id: 'criterion.budget', message: 'Budget' }),
  CATERING: msg({ id: 'criterion.catering', message: 'Catering' }),
  EQUIPMENT: msg({ id: 'criterion.equipment', message: 'Equipment' }),
} as const satisfies Record<string, MessageDescriptor>;

export type CateringOption = keyof typeof CATERING_OPTIONS;
export type EquipmentOption = keyof typeof EQUIPMENT_OPTIONS;
export type QuoteCriterion = keyof typeof CRITERIA;

export const CATERING_VALUES = Object.keys(CATERING_OPTIONS) as CateringOption[];
export const EQUIPMENT_VALUES = Object.keys(EQUIPMENT_OPTIONS) as EquipmentOption[];
export const CRITERION_VALUES = Object.keys(CRITERIA) as QuoteCriterion[];
