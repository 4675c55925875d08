import { msg } from '@lingui/core/macro';
import type { FieldMessages } from '../../../lib/forms.ts';

/** What the form of a venue says of codes of its own. */
export const VENUE_MESSAGES: FieldMessages = {
  notWebAddress: msg({
    id: 'profile.notWebAddress',
    message: 'This web address is incomplete: https://www.company.com, for example.',
  }),
  notSlug: msg({
    id: 'venueForm.notSlug',
    message: 'Lower-case letters without accents, digits and hyphens: domaine-des-ormes-lyon, for example.',
  }),
  notCoordinate: msg({
    id: 'venueForm.notCoordinate',
    message: 'A number between −{bound} and {bound}: 45.76, for example.',
  }),
  slugTaken: msg({ id: 'venueForm.slugTaken', message: 'Another venue has, or had, this address.' }),
  'rooms.required': msg({ id: 'venueForm.roomsRequired', message: 'Add at least one room, with its capacities.' }),
  capacityNeeded: msg({
    id: 'venueForm.capacityNeeded',
    message: 'Enter how many people this room holds, in at least one layout.',
  }),
  'eventTypes.required': msg({ id: 'venueForm.eventTypesRequired', message: 'Choose at least one.' }),
};
