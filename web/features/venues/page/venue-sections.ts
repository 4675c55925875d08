import { useLingui } from '@lingui/react/macro';
import type { SectionLink } from './section-nav.tsx';
import type { Venue } from './venue.ts';

/** The parts that a venue's page has, in its order; what is empty has none. The names are shorter than the titles. */
export function useVenueSections(venue: Venue, preview: boolean): SectionLink[] {
  const { t } = useLingui();
  return [
    { id: 'le-lieu', name: t({ id: 'venueNav.presentation', message: 'The venue' }), shown: true },
    { id: 'salles', name: t({ id: 'venueNav.rooms', message: 'Rooms' }), shown: true },
    { id: 'tarifs', name: t({ id: 'venue.rates', message: 'Rates' }), shown: venue.rates.length > 0 },
    { id: 'disponibilites', name: t({ id: 'venue.availability', message: 'Availability' }), shown: !preview },
    { id: 'offres', name: t({ id: 'venueNav.promotions', message: 'Offers' }), shown: venue.promotions.length > 0 },
    { id: 'services', name: t({ id: 'venueNav.amenities', message: 'Services' }), shown: venue.amenities.length > 0 },
    {
      id: 'activites',
      name: t({ id: 'venueNav.activities', message: 'Activities' }),
      shown: venue.activities.length > 0,
    },
    { id: 'acces', name: t({ id: 'venueNav.location', message: 'Location' }), shown: true },
  ].filter(({ shown }) => shown);
}
