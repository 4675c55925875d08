import { useLingui } from '@lingui/react/macro';
import type { VenueField } from './venue-form.ts';

/** What each field of a venue is called. */
export function useVenueLabels(): Record<VenueField | 'photos', string> {
  const { t } = useLingui();
  return {
    name: t({ id: 'venueField.name', message: 'Venue name' }),
    kind: t({ id: 'venueField.kind', message: 'Kind of venue' }),
    category: t({ id: 'venueField.category', message: 'Stars' }),
    eventTypes: t({ id: 'venueField.eventTypes', message: 'Events hosted' }),
    bedrooms: t({ id: 'venueField.bedrooms', message: 'Bedrooms' }),
    sleeps: t({ id: 'venueField.sleeps', message: 'Sleeping places' }),
    description: t({ id: 'venueField.description', message: 'Description' }),
    slug: t({ id: 'venueField.slug', message: 'Page address' }),
    address: t({ id: 'venueField.address', message: 'Street and number' }),
    postalCode: t({ id: 'venueField.postalCode', message: 'Postal code' }),
    commune: t({ id: 'venueField.commune', message: 'Commune' }),
    position: t({ id: 'venueField.position', message: 'Position on the map' }),
    rooms: t({ id: 'venueField.rooms', message: 'Rooms' }),
    amenities: t({ id: 'venueField.amenities', message: 'Services and facilities' }),
    tags: t({ id: 'venueField.tags', message: 'Keywords' }),
    activities: t({ id: 'venueField.activities', message: 'Activities' }),
    accesses: t({ id: 'venueField.accesses', message: 'Access' }),
    pointsOfInterest: t({ id: 'venueField.pointsOfInterest', message: 'Nearby points of interest' }),
    paragraphs: t({ id: 'venueField.paragraphs', message: 'Paragraphs' }),
    contactName: t({ id: 'venueField.contactName', message: 'Contact person' }),
    contactPhone: t({ id: 'venueField.contactPhone', message: 'Phone' }),
    contactFax: t({ id: 'venueField.contactFax', message: 'Fax' }),
    contactEmail: t({ id: 'venueField.contactEmail', message: 'E-mail address' }),
    website: t({ id: 'venueField.website', message: 'Website' }),
    photos: t({ id: 'venueField.photos', message: 'Photos' }),
  };
}
