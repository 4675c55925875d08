import type { VenueContent } from '../../features/venues/venue.content.ts';
import { PositionPrecision, VenueKind } from '../../features/venues/venue.terms.ts';
import { demoContact } from './demo-contacts.ts';
import { demoFlags, demoOwnerIndex, demoReview } from './demo-flags.ts';
import { demoOwners } from './demo-people.ts';
import { demoPlace } from './demo-places.ts';
import { demoRooms } from './demo-rooms.ts';
import { demoScenes } from './demo-scenes.ts';
import { demoAccesses, demoActivities, demoAmenities, demoEventTypes, demoPointsOfInterest } from './demo-services.ts';
import { randomOf, typeset } from './demo-text.ts';
import type { DemoVenue, VenueSheet } from './demo-venue.types.ts';
import { auvergneRhoneAlpes } from './sheets/auvergne-rhone-alpes.ts';
import { lyon } from './sheets/auvergne-rhone-alpes-lyon.ts';
import { bourgogneFrancheComte } from './sheets/bourgogne-franche-comte.ts';
import { bretagne } from './sheets/bretagne.ts';
import { centreValDeLoire } from './sheets/centre-val-de-loire.ts';
import { corse } from './sheets/corse.ts';
import { grandEst } from './sheets/grand-est.ts';
import { hautsDeFrance } from './sheets/hauts-de-france.ts';
import { ileDeFrance } from './sheets/ile-de-france.ts';
import { paris } from './sheets/ile-de-france-paris.ts';
import { normandie } from './sheets/normandie.ts';
import { nouvelleAquitaine } from './sheets/nouvelle-aquitaine.ts';
import { occitanie } from './sheets/occitanie.ts';
import { paysDeLaLoire } from './sheets/pays-de-la-loire.ts';
import { provenceAlpesCoteDAzur } from './sheets/provence-alpes-cote-d-azur.ts';

const SHEETS: readonly VenueSheet[] = [
  ...lyon,
  ...auvergneRhoneAlpes,
  ...paris,
  ...ileDeFrance,
  ...provenceAlpesCoteDAzur,
  ...corse,
  ...occitanie,
  ...nouvelleAquitaine,
  ...hautsDeFrance,
  ...grandEst,
  ...normandie,
  ...bretagne,
  ...paysDeLaLoire,
  ...centreValDeLoire,
  ...bourgogneFrancheComte,
];

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
    sleeps: bedrooms === null ? null : Math.round(bedrooms * (1.7 + randomOf(`beds of ${sheet.name}`)() * 0.3)),
    ...demoContact(sheet.name, place, position),
    eventTypes: demoEventTypes(sheet, rooms, amenities),
    amenities,
    tags: sheet.tags.split(',').map((tag) => typeset(tag.trim())),
    rooms,
    accesses: demoAccesses(sheet.access),
    pointsOfInterest: demoPointsOfInterest(sheet.near),
    activities: demoActivities(sheet.activities, sheet.name),
    paragraphs: sheet.paragraphs.map(([title, text]) => ({ title: typeset(title), text: typeset(text) })),
  };
}

/**
 * The venues of the demo world, fictional houses in true towns, in a fixed order and the same on every machine.
 * Throws when a sheet doesn't follow its grammar.
 */
export function demoVenues(): DemoVenue[] {
  const owners = demoOwners().length;
  return SHEETS.map((sheet, position) => {
    const review = demoReview(sheet.name);
    return {
      content: contentOf(sheet, position),
      ownerIndex: demoOwnerIndex(sheet.name, position, owners),
      flags: demoFlags(sheet.name),
      reviewStatus: review.status,
      isPublished: review.published,
      createdDaysAgo: 4 + Math.floor(randomOf(`age of ${sheet.name}`)() * 900),
      scenes: demoScenes(sheet),
    };
  });
}
