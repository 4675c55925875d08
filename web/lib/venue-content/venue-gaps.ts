import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a venue may lack, as an invitation to add it; by the API's names. */
export const VENUE_GAPS = {
  DESCRIPTION: msg({ id: 'gap.description', message: 'Describe the venue' }),
  ADDRESS: msg({ id: 'gap.address', message: 'Give the address' }),
  PHOTO: msg({ id: 'gap.photo', message: 'Add a first photo' }),
  EVENT_TYPES: msg({ id: 'gap.eventTypes', message: 'Choose the events that you welcome' }),
  ROOMS: msg({ id: 'gap.rooms', message: 'Add a room' }),
  CAPACITIES: msg({ id: 'gap.capacities', message: 'Say how many people your rooms hold' }),
  CONTACT_EMAIL: msg({ id: 'gap.contactEmail', message: 'Give an e-mail address for requests' }),
  CONTACT_PHONE: msg({ id: 'gap.contactPhone', message: 'Give a telephone number' }),
  POSITION: msg({ id: 'gap.position', message: 'Put the marker on the map' }),
  MORE_PHOTOS: msg({ id: 'gap.morePhotos', message: 'Add more photos' }),
  LONGER_DESCRIPTION: msg({ id: 'gap.longerDescription', message: 'Say more in the description' }),
  AMENITIES: msg({ id: 'gap.amenities', message: 'Choose your services and facilities' }),
  ACCESSES: msg({ id: 'gap.accesses', message: 'Say how one gets there' }),
  CONTACT_NAME: msg({ id: 'gap.contactName', message: 'Name a person to contact' }),
  WEBSITE: msg({ id: 'gap.website', message: 'Give your website' }),
  POINTS_OF_INTEREST: msg({ id: 'gap.pointsOfInterest', message: 'Name what is worth seeing nearby' }),
  ACTIVITIES: msg({ id: 'gap.activities', message: 'Propose activities' }),
  PARAGRAPHS: msg({ id: 'gap.paragraphs', message: 'Tell more in paragraphs of your own' }),
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
