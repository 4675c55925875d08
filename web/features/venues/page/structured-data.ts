import { netOf, PRICE_FROM_KINDS, ROOM_RATES } from '../../../../schema/rates.ts';
import { venueAddress } from '../../../lib/addresses.ts';
import { mapLinks } from './map-links.ts';
import { excerpt, photosOf } from './venue-labels.ts';
import type { Venue } from './venue.ts';

type Json = Record<string, unknown>;
type Step = { label: string; to: string };
type Rate = Venue['rates'][number];

/** UN/CEFACT code of the square metre. */
const SQUARE_METRE = 'MTK';
const DESCRIPTION_LENGTH = 500;

const idOf = (venue: Pick<Venue, 'slug'>, origin: string) => `${origin}${venueAddress(venue.slug)}#venue`;

/** What is known of an object: nothing that is null, false, zero or empty. */
function known(data: Json): Json {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  );
}

function roomData({ name, description, areaSqm, capacities }: Venue['rooms'][number]): Json {
  return known({
    '@type': 'MeetingRoom',
    name,
    description,
    floorSize: areaSqm && { '@type': 'QuantitativeValue', value: areaSqm, unitCode: SQUARE_METRE },
    maximumAttendeeCapacity: Math.max(0, ...capacities.map(({ capacity }) => capacity)),
  });
}

/**
 * The venue for search engines: a Hotel where one sleeps in one, an EventVenue otherwise, each with its rooms. `amenity` names a service
 * in words. Properties and types were checked against schema.org 29: stars, bedrooms, pets, prices
 * and offers belong to hotels only.
 */
export function venueData(venue: Venue, origin: string, amenity: (value: Venue['amenities'][number]) => string): Json {
  const hotel = venue.kind === 'HOTEL';
  const exact = venue.positionPrecision === 'ADDRESS' && venue.latitude !== null && venue.longitude !== null;
  return known({
    '@type': hotel ? 'Hotel' : 'EventVenue',
    '@id': idOf(venue, origin),
    url: `${origin}${venueAddress(venue.slug)}`,
    name: venue.name,
    description: excerpt(venue.description, DESCRIPTION_LENGTH),
    image: photosOf(venue).map(({ url }) => new URL(url, `${origin}/`).href),
    address: known({
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      postalCode: venue.postalCode,
      addressLocality: venue.city,
      addressRegion: venue.region.name,
      addressCountry: 'FR',
    }),
    geo: exact && { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    hasMap: exact && mapLinks(venue).map,
    sameAs: venue.website,
    maximumAttendeeCapacity: venue.largestRoom,
    containsPlace: venue.rooms.map(roomData),
    amenityFeature: venue.amenities.map((value) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity(value),
      value: true,
    })),
    ...(hotel && {
      starRating: venue.category && { '@type': 'Rating', ratingValue: venue.category, bestRating: 5 },
      numberOfRooms: venue.bedrooms,
      petsAllowed: venue.amenities.includes('PETS_ALLOWED'),
      priceRange: rangeOf(venue.rates),
      makesOffer: venue.rates.map((_, index) => ({ '@id': rateId(venue, origin, index) })),
    }),
  });
}

const rateId = (venue: Pick<Venue, 'slug'>, origin: string, index: number) =>
  `${origin}${venueAddress(venue.slug)}#tarif-${index + 1}`;

/** From the lowest to the highest price a person: "71–194 €". */
function rangeOf(rates: readonly Rate[]): string | null {
  const prices = rates.filter(({ kind }) => PRICE_FROM_KINDS.includes(kind)).map((rate) => netOf(rate) / 100);
  if (prices.length === 0) return null;
  return `${[...new Set([Math.min(...prices), Math.max(...prices)])].join('–')} €`;
}

/** What a price is paid for; nothing for one that is paid once. */
function unitOf({ kind, unit }: Pick<Rate, 'kind' | 'unit'>): string | null {
  if (kind === 'EXTRA') return unit === 'PER_PERSON' ? 'person' : unit === 'PER_DAY' ? 'day' : null;
  if (ROOM_RATES.has(kind)) return 'room';
  return kind === 'RESIDENTIAL' || kind === 'SEMI_RESIDENTIAL' ? 'person and night' : 'person';
}

/** The price list, which names the venue as its promotions do. `nameOf` names a rate in words. */
export function ratesData(venue: Pick<Venue, 'slug' | 'rates'>, origin: string, nameOf: (rate: Rate) => string): Json {
  return {
    '@graph': venue.rates.map((rate, index) =>
      known({
        '@type': 'Offer',
        '@id': rateId(venue, origin, index),
        name: nameOf(rate),
        url: `${origin}${venueAddress(venue.slug)}#tarifs`,
        validFrom: rate.validFrom,
        validThrough: rate.validTo,
        eligibleQuantity: rate.smallestGroup && { '@type': 'QuantitativeValue', minValue: rate.smallestGroup },
        priceSpecification: {
          ...known({ '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', unitText: unitOf(rate) }),
          price: netOf(rate) / 100,
          valueAddedTaxIncluded: false,
        },
        availableAtOrFrom: { '@id': idOf(venue, origin) },
      }),
    ),
  };
}

/** The offers that run today. They name the venue rather than stand in it: a place makes no offers in schema.org, only its keeper does. */
export function offersData(venue: Pick<Venue, 'slug' | 'promotions'>, origin: string): Json {
  return {
    '@graph': venue.promotions.map(({ title, text, startsOn, endsOn, price }) =>
      known({
        '@type': 'Offer',
        name: title,
        description: text,
        url: `${origin}${venueAddress(venue.slug)}#offres`,
        validFrom: startsOn,
        validThrough: endsOn,
        priceSpecification: price !== null && {
          '@type': 'UnitPriceSpecification',
          price: price.amount / 100,
          priceCurrency: price.currency,
          valueAddedTaxIncluded: false,
          unitText: 'person',
        },
        availableAtOrFrom: { '@id': idOf(venue, origin) },
      }),
    ),
  };
}

/** The way from the site's front to the venue, for search engines. */
export function breadcrumbData(steps: readonly Step[], origin: string): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
