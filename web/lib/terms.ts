import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { CapacityBandSlug } from '../../schema/constants.ts';

/**
 * Names of the events and of their sizes, by the values of the API's enumerations. Those of venues, which the header does not need,
 * stand in `venue-terms.ts`.
 */
export const EVENT_TYPES = {
  SEMINAIRE_SEMI_RESIDENTIEL: msg({ id: 'eventType.semiResidentialSeminar', message: 'Semi-residential seminar' }),
  SEMINAIRE_RESIDENTIEL: msg({ id: 'eventType.residentialSeminar', message: 'Residential seminar' }),
  CONFERENCE_CONGRES: msg({ id: 'eventType.conference', message: 'Conference & congress' }),
  JOURNEE_ETUDE: msg({ id: 'eventType.dayMeeting', message: 'Study day' }),
  REPAS_D_AFFAIRE: msg({ id: 'eventType.businessMeal', message: 'Business meal' }),
  SOIREE_ET_COCKTAIL: msg({ id: 'eventType.evening', message: 'Evening & cocktail' }),
  PRESTATAIRES: msg({ id: 'eventType.suppliers', message: 'Suppliers' }),
} as const;

export const CAPACITY_BAND_NAMES = {
  'jusqu-20': msg({ id: 'capacityBand.upTo20', message: 'Up to 20 people' }),
  '20-50': msg({ id: 'capacityBand.from20To50', message: '20 to 50 people' }),
  '50-100': msg({ id: 'capacityBand.from50To100', message: '50 to 100 people' }),
  '100-200': msg({ id: 'capacityBand.from100To200', message: '100 to 200 people' }),
  'plus-200': msg({ id: 'capacityBand.over200', message: 'More than 200 people' }),
} as const satisfies Record<CapacityBandSlug, MessageDescriptor>;

export type EventType = keyof typeof EVENT_TYPES;

/** In the order of the specification. */
export const EVENT_TYPE_VALUES = Object.keys(EVENT_TYPES) as EventType[];

/** What an event type is called in addresses: `JOURNEE_ETUDE` → `journee-etude`. */
export function eventTypeSlug(type: EventType): string {
  return type.toLowerCase().replaceAll('_', '-');
}

/** `const eventType = useTerm(EVENT_TYPES)`, then `eventType('JOURNEE_ETUDE')`: its name in the language of the page. */
export function useTerm<T extends string>(table: Readonly<Record<T, MessageDescriptor>>): (value: T) => string {
  const { i18n } = useLingui();
  return useCallback((value: T) => i18n._(table[value]), [i18n, table]);
}
