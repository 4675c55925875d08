import { msg } from '@lingui/core/macro';
import type { FieldTexts } from '../../lib/forms.ts';

/** What the form of a venue says of codes of its own. */
export const VENUE_TEXTS: FieldTexts = {
  notWebAddress: msg({
    id: 'profile.notWebAddress',
    message: 'This web address is not complete: https://www.company.com, for example.',
  }),
  notSlug: msg({
    id: 'venueForm.notSlug',
    message: 'Small letters without accents, digits and hyphens between them: domaine-des-ormes-lyon, for example.',
  }),
  slugTaken: msg({ id: 'venueForm.slugTaken', message: 'Another venue has it, or had it.' }),
  'rooms.required': msg({ id: 'venueForm.roomsRequired', message: 'Add one room at least, with its capacities.' }),
  capacityNeeded: msg({
    id: 'venueForm.capacityNeeded',
    message: 'Say how many people this room holds, in one layout at least.',
  }),
  'eventTypes.required': msg({ id: 'venueForm.eventTypesRequired', message: 'Choose one at least.' }),
};
