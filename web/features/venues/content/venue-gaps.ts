import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a venue may lack, as an invitation to add it; by the API's names. */
export const VENUE_GAPS = {
  DESCRIPTION: msg({ id: 'gap.description', message: 'Describe the venue' }),
  ADDRESS: msg({ id: 'gap.address', message: 'Enter the address' }),
  PHOTO: msg({ id: 'gap.photo', message: 'Add a first photo' }),
  EVENT_TYPES: msg({ id: 'gap.eventTypes', message: 'Choose the events you host' }),
  ROOMS: msg({ id: 'gap.rooms', message: 'Add a room' }),
  CAPACITIES: msg({ id: 'gap.capacities', message: 'Enter the capacity of your rooms' }),
  CONTACT_EMAIL: msg({ id: 'gap.contactEmail', message: 'Enter an e-mail address for requests' }),
  CONTACT_PHONE: msg({ id: 'gap.contactPhone', message: 'Enter a phone number' }),
  POSITION: msg({ id: 'gap.position', message: 'Place the marker on the map' }),
  MORE_PHOTOS: msg({ id: 'gap.morePhotos', message: 'Add more photos' }),
  LONGER_DESCRIPTION: msg({ id: 'gap.longerDescription', message: 'Expand the description' }),
  AMENITIES: msg({ id: 'gap.amenities', message: 'Choose your services and facilities' }),
  RATES: msg({ id: 'gap.rates', message: 'Enter your rates' }),
  ACCESSES: msg({ id: 'gap.accesses', message: 'Describe how to get there' }),
  CONTACT_NAME: msg({ id: 'gap.contactName', message: 'Name a contact person' }),
  WEBSITE: msg({ id: 'gap.website', message: 'Enter your website' }),
  POINTS_OF_INTEREST: msg({ id: 'gap.pointsOfInterest', message: 'List what is worth seeing nearby' }),
  ACTIVITIES: msg({ id: 'gap.activities', message: 'Suggest activities' }),
  PARAGRAPHS: msg({ id: 'gap.paragraphs', message: 'Add your own paragraphs' }),
} as const satisfies Record<string, MessageDescriptor>;

export type VenueGap = keyof typeof VENUE_GAPS;

/** Tab of the form and field on it where a gap is filled, as the form's address takes them (`onglet`, `champ`). */
export const GAP_PLACES: Readonly<Record<VenueGap, readonly [tab: string, field: string | null]>> = {
  DESCRIPTION: ['presentation', 'description'],
  ADDRESS: ['adresse', 'address'],
  PHOTO: ['photos', null],
  EVENT_TYPES: ['presentation', 'eventTypes'],
  ROOMS: ['salles', null],
  CAPACITIES: ['salles', 'rooms.0.capacities.THEATRE'],
  CONTACT_EMAIL: ['contact', 'contactEmail'],
  CONTACT_PHONE: ['contact', 'contactPhone'],
  POSITION: ['adresse', null],
  MORE_PHOTOS: ['photos', null],
  LONGER_DESCRIPTION: ['presentation', 'description'],
  AMENITIES: ['services', 'amenities'],
  RATES: ['tarifs', null],
  ACCESSES: ['acces', null],
  CONTACT_NAME: ['contact', 'contactName'],
  WEBSITE: ['contact', 'website'],
  POINTS_OF_INTEREST: ['alentours', null],
  ACTIVITIES: ['activites', null],
  PARAGRAPHS: ['textes', null],
};

/** Address of the form of a venue; with a gap, at the place where it is filled. */
export function venueFormAddress(id: string, gap?: VenueGap | null): string {
  const path = `/dashboard/establishments/${id}/edit`;
  if (!gap) return path;
  const [tab, field] = GAP_PLACES[gap];
  return `${path}?onglet=${tab}${field ? `&champ=${field}` : ''}`;
}
