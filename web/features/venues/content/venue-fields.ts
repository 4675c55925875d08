import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { namesIn, type SimpleCode, type SimpleField, simpleField } from '../../../../schema/venue-fields.ts';

function labelsIn(group: SimpleField['group']): Record<SimpleCode, MessageDescriptor> {
  return Object.fromEntries(namesIn(group).map((name) => [simpleField(name).code, simpleField(name).label])) as Record<
    SimpleCode,
    MessageDescriptor
  >;
}

/** What each part of a venue is called, by the API's name of it, in the order of the form. */
export const VENUE_FIELDS = {
  NAME: msg({ id: 'venueField.name', message: 'Venue name' }),
  KIND: msg({ id: 'venueField.kind', message: 'Kind of venue' }),
  ...labelsIn('class'),
  EVENT_TYPES: msg({ id: 'venueField.eventTypes', message: 'Events hosted' }),
  ...labelsIn('stay'),
  DESCRIPTION: msg({ id: 'venueField.description', message: 'Description' }),
  PHOTOS: msg({ id: 'venueField.photos', message: 'Photos' }),
  HOMEPAGE_IMAGE: msg({ id: 'venueField.homepageImage', message: 'Main photo' }),
  ADDRESS: msg({ id: 'venueField.address', message: 'Street and number' }),
  CITY: msg({ id: 'venueField.city', message: 'Postal code and commune' }),
  POSITION: msg({ id: 'venueField.position', message: 'Position on the map' }),
  ROOMS: msg({ id: 'venueField.rooms', message: 'Rooms' }),
  RATES: msg({ id: 'venueField.rates', message: 'Rates' }),
  AMENITIES: msg({ id: 'venueField.amenities', message: 'Services and facilities' }),
  TAGS: msg({ id: 'venueField.tags', message: 'Keywords' }),
  ACTIVITIES: msg({ id: 'venueField.activities', message: 'Activities' }),
  ACCESSES: msg({ id: 'venueField.accesses', message: 'Access' }),
  POINTS_OF_INTEREST: msg({ id: 'venueField.pointsOfInterest', message: 'Nearby points of interest' }),
  PARAGRAPHS: msg({ id: 'venueField.paragraphs', message: 'Paragraphs' }),
  ...labelsIn('contact'),
  SLUG: msg({ id: 'venueField.slug', message: 'Page address' }),
} as const satisfies Record<string, MessageDescriptor>;

export type VenueFieldName = keyof typeof VENUE_FIELDS;

const ORDER = Object.keys(VENUE_FIELDS) as VenueFieldName[];

/** These fields in the order of the form. */
export function inFormOrder(fields: readonly VenueFieldName[]): VenueFieldName[] {
  return ORDER.filter((field) => fields.includes(field));
}
