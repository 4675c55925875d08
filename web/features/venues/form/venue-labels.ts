import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { VENUE_FIELDS, type VenueFieldName } from '../content/venue-fields.ts';
import type { VenueField } from './venue-form.ts';

/** `contactName` → `CONTACT_NAME`: what the API calls a field of the form. */
export function apiName(field: VenueField | 'photos'): VenueFieldName {
  if (field === 'commune' || field === 'postalCode') return 'CITY';
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as VenueFieldName;
}

/** The form asks for the parts of a place one after the other. */
const PLACE: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  postalCode: msg({ id: 'venueField.postalCode', message: 'Postal code' }),
  commune: msg({ id: 'venueField.commune', message: 'Commune' }),
};

/** `const label = useVenueLabel()`, then `label('contactName')`: what a field of a venue is called. */
export function useVenueLabel(): (field: VenueField | 'photos') => string {
  const { i18n } = useLingui();
  return useMemo(() => (field) => i18n._(PLACE[field] ?? VENUE_FIELDS[apiName(field)]), [i18n]);
}
