import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each part of a venue is called, by the API's name of it, in the order of the form. */
export const VENUE_FIELDS = {
  NAME: msg({ id: 'venueField.name', message: 'Venue name' }),
  KIND: msg({ id: 'venueField.kind', message: 'Kind of venue' }),
  CATEGORY: msg({ id: 'venueField.category', message: 'Stars' }),
  EVENT_TYPES: msg({ id: 'venueField.eventTypes', message: 'Events hosted' }),
  BEDROOMS: msg({ id: 'venueField.bedrooms', message: 'Bedrooms' }),
  SLEEPS: msg({ id: 'venueField.sleeps', message: 'Sleeping places' }),
  DESCRIPTION: msg({ id: 'venueField.description', message: 'Description' }),
  PHOTOS: msg({ id: 'venueField.photos', message: 'Photos' }),
  HOMEPAGE_IMAGE: msg({ id: 'venueField.homepageImage', message: 'Main photo' }),
  ADDRESS: msg({ id: 'venueField.address', message: 'Street and number' }),
  CITY: msg({ id: 'venueField.city', message: 'Postal code and commune' }),
  POSITION: msg({ id: 'venueField.position', message: 'Position on the map' }),
  ROOMS: msg({ id: 'venueField.rooms', message: 'Rooms' }),
  AMENITIES: msg({ id: 'venueField.amenities', message: 'Services and facilities' }),
  TAGS: msg({ id: 'venueField.tags', message: 'Keywords' }),
  ACTIVITIES: msg({ id: 'venueField.activities', message: 'Activities' }),
  ACCESSES: msg({ id: 'venueField.accesses', message: 'Access' }),
  POINTS_OF_INTEREST: msg({ id: 'venueField.pointsOfInterest', message: 'Nearby points of interest' }),
  PARAGRAPHS: msg({ id: 'venueField.paragraphs', message: 'Paragraphs' }),
  CONTACT_NAME: msg({ id: 'venueField.contactName', message: 'Contact person' }),
  CONTACT_EMAIL: msg({ id: 'venueField.contactEmail', message: 'E-mail address' }),
  CONTACT_PHONE: msg({ id: 'venueField.contactPhone', message: 'Phone' }),
  CONTACT_FAX: msg({ id: 'venueField.contactFax', message: 'Fax' }),
  WEBSITE: msg({ id: 'venueField.website', message: 'Website' }),
  SLUG: msg({ id: 'venueField.slug', message: 'Page address' }),
} as const satisfies Record<string, MessageDescriptor>;

export type VenueFieldName = keyof typeof VENUE_FIELDS;

const ORDER = Object.keys(VENUE_FIELDS) as VenueFieldName[];

/** These fields in the order of the form. */
export function inFormOrder(fields: readonly VenueFieldName[]): VenueFieldName[] {
  return ORDER.filter((field) => fields.includes(field));
}
