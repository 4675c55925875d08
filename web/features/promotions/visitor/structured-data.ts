import { venueAddress } from '../../../lib/addresses.ts';
import type { Offer } from './offer.ts';

type Json = Record<string, unknown>;

/** The offers for search engines, in the order of the page. */
export function offersData(offers: readonly Offer[], origin: string): Json {
  return {
    '@type': 'ItemList',
    itemListElement: offers.map((offer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: offerData(offer, origin),
    })),
  };
}

function offerData({ promotion, venue }: Offer, origin: string): Json {
  const url = `${origin}${venueAddress(venue.slug)}`;
  return {
    '@type': 'Offer',
    name: promotion.title,
    description: promotion.text,
    url,
    validFrom: promotion.startsOn,
    validThrough: promotion.endsOn,
    ...(promotion.price !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: promotion.price.amount / 100,
        priceCurrency: promotion.price.currency,
        valueAddedTaxIncluded: false,
        unitText: 'person',
      },
    }),
    availableAtOrFrom: {
      '@type': 'Place',
      '@id': `${url}#venue`,
      name: venue.name,
      address: { '@type': 'PostalAddress', addressLocality: venue.city, addressCountry: 'FR' },
    },
  };
}
