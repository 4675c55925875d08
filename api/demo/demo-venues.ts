import type { VenueContent } from '../features/venues/venue-content.ts';
import { Amenity, PositionPrecision, VenueKind } from '../features/venues/venue.enums.ts';
import { demoContact } from './demo-contacts.ts';
import { demoFile, demoRows } from './demo-data.ts';
import { demoFlags, demoOwnerIndexes, demoReview } from './demo-flags.ts';
import { demoPlace } from './demo-places.ts';
import { demoRates } from './demo-rates.ts';
import { demoRooms } from './demo-rooms.ts';
import { demoScenes } from './demo-scenes.ts';
import { demoAccesses, demoActivities, demoAmenities, demoEventTypes, demoPointsOfInterest } from './demo-services.ts';
import { randomOf, typeset } from './demo-text.ts';
import { DEMO_SCENES, type DemoVenue, type VenueSheet } from './demo-venue.types.ts';

/** Telephone numbers and owners depend on the order, so it must not change. */
const FILES = demoFile('venue-files.json') as string[];

const SHEETS = FILES.flatMap((file) =>
  demoRows<VenueSheet>(`venues/${file}.json`, {
    name: 'string',
    kind: { oneOf: Object.keys(VenueKind) },
    stars: 'number|null',
    place: 'string',
    address: 'string',
    postalCode: 'string|missing',
    at: 'list|missing',
    bedrooms: 'number|missing',
    setting: { oneOf: DEMO_SCENES },
    description: 'string',
    paragraphs: 'list',
    rooms: 'string',
    extras: { listOf: Object.keys(Amenity) },
    access: 'string',
    near: 'string',
    activities: 'string',
    tags: 'string',
  }),
);

/** Half-width, in degrees, of the square around a town's centre in which a house without its own position stands. */
const SPREAD_DEGREES = 0.0015;

function positionOf(sheet: VenueSheet): readonly [latitude: number, longitude: number] {
  if (sheet.at !== undefined) return sheet.at;
  const { latitude, longitude } = demoPlace(sheet.place);
  const random = randomOf(`position of ${sheet.name}`);
  const nearby = (degrees: number): number => Number((degrees + (random() * 2 - 1) * SPREAD_DEGREES).toFixed(5));
  return [nearby(latitude), nearby(longitude)];
}

function contentOf(sheet: VenueSheet, position: number): VenueContent {
  const kind = VenueKind[sheet.kind];
  const place = demoPlace(sheet.place);
  const rooms = demoRooms(sheet.rooms, kind);
  const amenities = demoAmenities(sheet);
  const [latitude, longitude] = positionOf(sheet);
  const bedrooms = sheet.bedrooms ?? null;
  const eventTypes = demoEventTypes(sheet, rooms, amenities);
  return {
    name: typeset(sheet.name),
    kind,
    category: sheet.stars,
    description: typeset(sheet.description),
    address: typeset(sheet.address),
    postalCode: sheet.postalCode ?? place.postalCode,
    communeCode: place.code,
    latitude,
    longitude,
    positionPrecision: PositionPrecision.ADDRESS,
    bedrooms,
    checkInTime: bedrooms === null ? null : '15:00',
    checkOutTime: bedrooms === null ? null : '11:00',
    sleeps: bedrooms === null ? null : Math.round(bedrooms * (1.7 + randomOf(`beds of ${sheet.name}`)() * 0.3)),
    ...demoContact(sheet.name, place, position),
    eventTypes,
    amenities,
    tags: sheet.tags.split(',').map((tag) => typeset(tag.trim())),
    rooms,
    rates: demoRates({ name: sheet.name, category: sheet.stars, bedrooms, eventTypes, rooms }, position),
    accesses: demoAccesses(sheet.access),
    pointsOfInterest: demoPointsOfInterest(sheet.near),
    activities: demoActivities(sheet.activities, sheet.name),
    paragraphs: sheet.paragraphs.map(([title, text]) => ({ title: typeset(title), text: typeset(text) })),
  };
}

/**
 * The venues of the demo world, fictional ones in real towns, in a fixed order and the same on every machine.
 * Throws if a sheet doesn't follow its grammar.
 */
export function demoVenues(): DemoVenue[] {
  const owners = demoOwnerIndexes(SHEETS.map(({ name }) => name));
  return SHEETS.map((sheet, position) => {
    const review = demoReview(sheet.name);
    return {
      content: contentOf(sheet, position),
      ownerIndex: owners[position]!,
      flags: demoFlags(sheet.name),
      reviewStatus: review.status,
      isPublished: review.published,
      createdDaysAgo: 4 + Math.floor(randomOf(`age of ${sheet.name}`)() * 900),
      scenes: demoScenes(sheet),
    };
  });
}
