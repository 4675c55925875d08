import { describe, expect, it } from 'vitest';
import { breadcrumbData, offersData, ratesData, venueData } from './structured-data.ts';
import { excerpt, mainPhoto, photosOf } from './venue-labels.ts';
import { aBareHotel, aPromotion, aVenue } from './venue.factory.ts';
import { paragraphsOf, placesOf } from './venue.ts';

const ORIGIN = 'https://www.pleniere.test';
const photo = (id: string) => ({
  id,
  alt: '',
  url: `/uploads/${id}.jpg`,
  avif: null,
  webp: null,
  width: 1600,
  height: 1200,
  placeholder: '',
});

describe('a venue for search engines', () => {
  it('is a hotel with its stars, bedrooms, position and pictures', () => {
    const data = venueData(aVenue({ photos: [photo('a')] }), ORIGIN, (value) => value);
    expect(data).toMatchObject({
      '@type': 'Hotel',
      url: `${ORIGIN}/establishment/hotel-des-deux-confluents-lyon-2e`,
      image: [`${ORIGIN}/uploads/a.jpg`],
      address: {
        streetAddress: '26 cours Charlemagne',
        postalCode: '69002',
        addressLocality: 'Lyon 2e',
        addressCountry: 'FR',
      },
      geo: { latitude: 45.7448, longitude: 4.8203 },
      maximumAttendeeCapacity: 170,
      starRating: { ratingValue: 4 },
      numberOfRooms: 96,
      containsPlace: [
        {
          '@type': 'MeetingRoom',
          name: 'Salon Rhône',
          floorSize: { value: 160, unitCode: 'MTK' },
          maximumAttendeeCapacity: 170,
        },
        { '@type': 'MeetingRoom', name: 'La Régie', maximumAttendeeCapacity: 7 },
      ],
    });
    expect(data['amenityFeature']).toHaveLength(3);
    expect(data).not.toHaveProperty('petsAllowed');
  });

  it('begins with the picture that the page begins with', () => {
    const data = venueData(
      aVenue({ photos: [photo('a'), photo('b')], homepageImageId: 'b' }),
      ORIGIN,
      (value) => value,
    );
    expect(data['image']).toEqual([`${ORIGIN}/uploads/b.jpg`, `${ORIGIN}/uploads/a.jpg`]);
  });

  it('offers its promotions with their days and prices, at the venue', () => {
    const promotion = aPromotion({ price: { amount: 6_450, currency: 'EUR' }, vatPercent: 10 });
    const { '@id': id } = venueData(aVenue(), ORIGIN, (value) => value);
    expect(offersData(aVenue({ promotions: [promotion, aPromotion()] }), ORIGIN)).toMatchObject({
      '@graph': [
        {
          '@type': 'Offer',
          validFrom: '2026-11-01',
          validThrough: '2026-12-12',
          priceSpecification: { price: 64.5, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
          availableAtOrFrom: { '@id': id },
        },
        { '@type': 'Offer', name: 'Journée d’étude' },
      ],
    });
  });

  it('offers its price list before tax, and a hotel tells its range', () => {
    const rate = (kind: 'DAY_DELEGATE' | 'RESIDENTIAL' | 'ROOM_DAY', netCents: number) => ({
      kind,
      label: null,
      roomName: null,
      occupancy: null,
      unit: null,
      components: [{ component: 'OTHER' as const, quantity: 1, netCents, vatPercent: 20 }],
      validFrom: null,
      validTo: '2027-12-31',
      weekdays: [],
      smallestGroup: 8,
    });
    const rates = [rate('DAY_DELEGATE', 71_00), rate('RESIDENTIAL', 194_50), rate('ROOM_DAY', 900_00)];
    const hotel = venueData(aVenue({ rates }), ORIGIN, (value) => value);
    const [first, second, third] = ratesData(aVenue({ rates }), ORIGIN, ({ kind }) => kind)['@graph'] as {
      '@id': string;
      priceSpecification: object;
    }[];
    expect(hotel).toMatchObject({ priceRange: '71–194.5 €' });
    expect(hotel['makesOffer']).toEqual([first, second, third].map((offer) => ({ '@id': offer!['@id'] })));
    expect(first).toEqual({
      '@type': 'Offer',
      '@id': `${ORIGIN}/establishment/hotel-des-deux-confluents-lyon-2e#tarif-1`,
      name: 'DAY_DELEGATE',
      url: `${ORIGIN}/establishment/hotel-des-deux-confluents-lyon-2e#tarifs`,
      validThrough: '2027-12-31',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 8 },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 71,
        priceCurrency: 'EUR',
        unitText: 'person',
        valueAddedTaxIncluded: false,
      },
      availableAtOrFrom: { '@id': hotel['@id'] },
    });
    expect(second!.priceSpecification).toMatchObject({ unitText: 'person and night' });
    expect(third!.priceSpecification).toMatchObject({ unitText: 'room' });
    const hall = venueData(aVenue({ kind: 'LOFT', rates }), ORIGIN, (value) => value);
    expect(hall).not.toHaveProperty('priceRange');
  });

  it('says nothing that is not known', () => {
    const data = venueData({ ...aBareHotel(), bedrooms: null }, ORIGIN, (value) => value);
    for (const key of ['geo', 'image', 'starRating', 'numberOfRooms', 'maximumAttendeeCapacity', 'amenityFeature']) {
      expect(data).not.toHaveProperty(key);
    }
    expect(data['address']).not.toHaveProperty('streetAddress');
  });

  it('is a place for events when it is no hotel, without stars', () => {
    const data = venueData(aVenue({ kind: 'CHATEAU' }), ORIGIN, (value) => value);
    expect(data['@type']).toBe('EventVenue');
    expect(data).not.toHaveProperty('starRating');
  });

  it('lies in its region, department and city', () => {
    expect(breadcrumbData(placesOf(aVenue()), ORIGIN)).toMatchObject({
      itemListElement: [
        {
          position: 1,
          name: 'Auvergne-Rhône-Alpes',
          item: `${ORIGIN}/establishments?location=Auvergne-Rh%C3%B4ne-Alpes`,
        },
        { position: 2, name: 'Rhône' },
        { position: 3, name: 'Lyon 2e', item: `${ORIGIN}/establishments?location=Lyon+2e` },
      ],
    });
  });
});

describe('the places of a venue', () => {
  it('tells towns of the same name apart, and says a name once', () => {
    const [, , town] = placesOf({
      region: { code: '11', name: 'Île-de-France' },
      department: { code: '93', name: 'Seine-Saint-Denis' },
      city: 'Saint-Denis',
    });
    expect(town).toEqual({ label: 'Saint-Denis', to: '/establishments?location=Saint-Denis+%2893%29' });
    const paris = placesOf({
      region: { code: '11', name: 'Île-de-France' },
      department: { code: '75', name: 'Paris' },
      city: 'Paris',
    });
    expect(paris.map(({ label }) => label)).toEqual(['Île-de-France', 'Paris']);
  });

  it('sets the apostrophe, and searches for the official name', () => {
    const [, department] = placesOf({
      region: { code: '11', name: 'Île-de-France' },
      department: { code: '95', name: "Val-d'Oise" },
      city: 'Cergy',
    });
    expect(department?.label).toBe('Val-d’Oise');
    expect(department?.to).toContain('%27');
  });
});

describe('texts', () => {
  it('are cut between words', () => {
    expect(excerpt('Un lieu  simple.')).toBe('Un lieu simple.');
    expect(excerpt('Une grande salle, très claire', 20)).toBe('Une grande salle…');
    expect(excerpt('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
  });

  it('are split at empty lines', () => {
    expect(paragraphsOf('Un.\n \n\nDeux\ntrois.\n')).toEqual(['Un.', 'Deux\ntrois.']);
    expect(paragraphsOf('')).toEqual([]);
  });
});

it('shows the photo that the owner chose, else the first', () => {
  const photos = [photo('a'), photo('b')];
  expect(mainPhoto({ photos, homepageImageId: 'b' })?.id).toBe('b');
  expect(mainPhoto({ photos, homepageImageId: 'gone' })?.id).toBe('a');
  expect(mainPhoto({ photos: [], homepageImageId: null })).toBeUndefined();
  expect(photosOf({ photos, homepageImageId: 'b' }).map(({ id }) => id)).toEqual(['b', 'a']);
});
