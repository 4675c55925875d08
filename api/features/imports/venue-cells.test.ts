import { describe, expect, it } from 'vitest';
import { venueContent, roomContent } from '../venues/venue.factory.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import { AccessType, Amenity, EventType, ReviewStatus, RoomLayout, TravelMode } from '../venues/venue.enums.ts';
import { formatItems, parseItems, parseNumber } from './venue-cells.ts';
import { columnNamed, VENUE_COLUMNS } from './venue-columns.ts';

describe('a list in a cell', () => {
  it.each([
    [[['Salon', '70']]],
    [[['a|b', 'c\\d', 'e\nf']]],
    [[['\\', '|', '\\|\n']]],
    [[['premier', '', 'troisième'], ['second']]],
    [[]],
  ])('comes back as it was: %j', (items) => expect(parseItems(formatItems(items))).toEqual(items));

  it('is read as people write it', () => {
    expect(parseItems(' Gare|5 \r\n\r\nAéroport | 30 |')).toEqual([
      ['Gare', '5'],
      ['Aéroport', '30', ''],
    ]);
  });
});

it.each([
  ['1 234,5', 1234.5],
  ['-0.5', -0.5],
  ['12 34', null],
  ['1e9', null],
  ['', null],
])('%j is the number %j', (text, value) => expect(parseNumber(text)).toBe(value));

describe('the columns', () => {
  const venue: FullVenue = {
    ...venueContent({
      eventTypes: [EventType.JOURNEE_ETUDE, EventType.REPAS_D_AFFAIRE],
      amenities: [Amenity.WIFI, Amenity.AIR_CONDITIONING],
      tags: ['Palace'],
      rooms: [
        roomContent({
          description: 'Claire | calme',
          capacities: { [RoomLayout.U_SHAPE]: 20, [RoomLayout.THEATRE]: 60 },
        }),
        roomContent({ name: 'Sans rien', areaSqm: null, ceilingHeightM: null, capacities: {} }),
      ],
      accesses: [{ type: AccessType.STATION, name: 'Gare de Lyon-Part-Dieu', minutes: 10, mode: TravelMode.TRANSIT }],
      pointsOfInterest: [{ name: 'Fourvière', distanceKm: 2.5 }],
      activities: [{ name: 'Dégustation', description: 'Trois vins', onSite: true }],
      paragraphs: [{ title: 'Le lieu', text: 'Un\n\ndeux' }],
      website: 'https://www.essai.test/',
    }),
    id: '6931484a-6a09-4b67-a4aa-a612e2944809',
    slug: 'essai',
    city: 'Lyon 2e',
    ownerId: null,
    reviewStatus: ReviewStatus.APPROVED,
    isPublished: true,
    isFeatured: false,
    isFavourite: false,
    topFiveOrder: null,
    isPremierPage: false,
    isHomepageSlider: false,
    images: [],
    createdOn: '2026-11-20',
  };

  it.each(VENUE_COLUMNS.filter(({ parse, field }) => parse && !['id', 'city', 'rooms'].includes(field)))(
    '$header says what it was told',
    ({ field, format, parse }) => {
      expect(parse!(String(format(venue) ?? ''))).toEqual({ [field]: venue[field as keyof FullVenue] });
    },
  );

  it('tells rooms with their layouts', () => {
    const rooms = columnNamed('Tableau des capacités')!;
    expect(rooms.format(venue)).toBe(
      'Salle Lumière | 70 | 2,8 | oui | oui | u-shape 20, theatre 60 | Claire \\| calme\nSans rien |  |  | oui | oui',
    );
    expect(rooms.parse!(String(rooms.format(venue))).rooms).toMatchObject([
      {
        name: 'Salle Lumière',
        ceilingHeightM: 2.8,
        description: 'Claire | calme',
        capacities: [
          { layout: 'U_SHAPE', capacity: 20 },
          { layout: 'THEATRE', capacity: 60 },
        ],
      },
      { name: 'Sans rien', areaSqm: null, capacities: [] },
    ]);
  });

  it('have names that nobody mistakes', () => {
    const named = VENUE_COLUMNS.flatMap((column) => [column.header, ...(column.aliases ?? [])].map(columnNamed));
    expect(new Set(named)).toEqual(new Set(VENUE_COLUMNS));
    expect(VENUE_COLUMNS.every((column) => columnNamed(column.header) === column)).toBe(true);
  });
});
