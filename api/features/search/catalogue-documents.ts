import { picked, PUBLIC_NAMES } from '../../../schema/venue-fields.ts';
import { withoutEnd } from '../../platform/text.ts';
import { byStrength } from '../promotions/promotion.enums.ts';
import { type PhotoRecord, toPhotoView } from '../venues/photo.types.ts';
import type { PromotionRecord } from '../venues/venue-promotion.types.ts';
import type { LayoutCapacityView, RoomView, VenueCard, VenueView } from '../venues/venue.types.ts';
import type { RoomLayout } from '../venues/venue.enums.ts';
import { AMENITIES, EVENT_TYPES, LAYOUTS, bandsOf, type CatalogueRow } from './catalogue-row.ts';
import type { RoomRecord, VenueRecord } from './catalogue-record.queries.ts';

const SUMMARY_LENGTH = 200;
const ROOMS_ON_A_CARD = 3;

type Capacities = Partial<Record<RoomLayout, number>>;

/** What lists show of a venue, with all its promotions, the strongest first, for each day to choose from. */
export type StoredCard = Omit<VenueCard, 'promotion'> & { promotions: PromotionRecord[] };

/** What its page shows of a venue, with promotions of other days too. */
export type StoredPage = Omit<VenueView, 'promotions'> & { promotions: PromotionRecord[] };

/** The venue as lists show it. */
export function toCard(venue: VenueRecord): StoredCard {
  const rooms = venue.rooms.map(toRoom);
  const home = homePhotoOf(venue);
  return {
    ...summaryOf(venue, rooms),
    summary: shorten(venue.description, SUMMARY_LENGTH),
    photo: home ? toPhotoView(home) : null,
    rooms: rooms.toSorted((a, b) => b.capacity - a.capacity).slice(0, ROOMS_ON_A_CARD),
    promotions: venue.promotions.toSorted(byStrength),
  };
}

/** The venue as its page shows it. */
export function toPage(venue: VenueRecord): StoredPage {
  const rooms = venue.rooms.map(toRoom);
  return {
    ...summaryOf(venue, rooms),
    description: venue.description,
    address: venue.address,
    postalCode: venue.postalCode,
    positionPrecision: venue.positionPrecision,
    ...picked(venue, PUBLIC_NAMES),
    amenities: AMENITIES.filter((amenity) => venue.amenities.includes(amenity)),
    tags: venue.tags,
    rooms,
    photos: venue.photos.map(toPhotoView),
    homepageImageId: homePhotoOf(venue)?.id ?? null,
    accesses: venue.accesses,
    pointsOfInterest: venue.pointsOfInterest,
    activities: venue.activities,
    paragraphs: venue.paragraphs,
    promotions: venue.promotions.toSorted(byStrength),
    updatedAt: venue.updatedAt,
  };
}

/** The venue as filters, orders and suggestions read it. */
export function toRow(venue: VenueRecord): CatalogueRow {
  const layoutCapacities = greatestByLayout(venue.rooms);
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    category: venue.category,
    communeCode: venue.communeCode,
    departmentCode: venue.departmentCode,
    regionCode: venue.regionCode,
    eventTypes: venue.eventTypes,
    amenities: venue.amenities,
    layoutCapacities,
    layoutBands: bandsByLayout(venue.rooms),
    largestRoom: greatest(layoutCapacities),
    latitude: venue.latitude,
    longitude: venue.longitude,
    prominence: prominenceOf(venue),
    createdAt: venue.createdAt,
    promotions: venue.promotions.map(({ startsOn, endsOn, id }) => [startsOn, endsOn, id]),
    placements: {
      favourite: venue.isFavourite,
      premierPage: venue.isPremierPage,
      topFive: venue.topFiveOrder,
      slider: venue.isHomepageSlider
        ? { order: venue.homepageSliderOrder, start: venue.homepageSliderStart, end: venue.homepageSliderEnd }
        : null,
    },
  };
}

function summaryOf(venue: VenueRecord, rooms: RoomView[]) {
  const capacities = greatestByLayout(venue.rooms);
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    kind: venue.kind,
    category: venue.category,
    city: venue.city,
    department: { code: venue.departmentCode, name: venue.departmentName },
    region: { code: venue.regionCode, name: venue.regionName },
    latitude: venue.latitude,
    longitude: venue.longitude,
    bedrooms: venue.bedrooms,
    eventTypes: EVENT_TYPES.filter((type) => venue.eventTypes.includes(type)),
    largestRoom: greatest(capacities),
    roomCount: rooms.length,
    capacities: toLayoutCapacities(capacities),
  };
}

function toRoom(room: RoomRecord): RoomView {
  return {
    ...room,
    capacity: greatest(room.capacities),
    capacities: toLayoutCapacities(room.capacities),
  };
}

/** The picture of cards and the home page: the one that was chosen, else the first. */
function homePhotoOf(venue: VenueRecord): PhotoRecord | undefined {
  return venue.photos.find(({ id }) => id === venue.homepageImageId) ?? venue.photos[0];
}

function greatestByLayout(rooms: RoomRecord[]): Capacities {
  const most = LAYOUTS.map((layout) => [layout, Math.max(0, ...peopleIn(rooms, layout))] as const);
  return Object.fromEntries(most.filter(([, people]) => people > 0));
}

function bandsByLayout(rooms: RoomRecord[]): CatalogueRow['layoutBands'] {
  const bands = LAYOUTS.map((layout) => [layout, bandsOf(peopleIn(rooms, layout))] as const);
  return Object.fromEntries(bands.filter(([, held]) => held.length > 0));
}

function peopleIn(rooms: RoomRecord[], layout: RoomLayout): number[] {
  return rooms.map(({ capacities }) => capacities[layout] ?? 0);
}

function greatest(capacities: Capacities): number {
  return Math.max(0, ...Object.values(capacities));
}

function toLayoutCapacities(capacities: Capacities): LayoutCapacityView[] {
  return LAYOUTS.filter((layout) => capacities[layout]).map((layout) => ({ layout, capacity: capacities[layout]! }));
}

/** More than everything else together; a higher place counts more than all that follows. */
const TOP_FIVE_WEIGHT = 500_000;
const TOP_FIVE_STEP = 5_000;

/**
 * The choices of editors come first: the top 5 in its order, then the venues of the first page, then those that are recommended; then those with
 * the best presentation: pictures, rooms, a full description. Migration 0014 has the same weights.
 */
function prominenceOf(venue: VenueRecord): number {
  return (
    (venue.topFiveOrder === null ? 0 : TOP_FIVE_WEIGHT - Math.min(venue.topFiveOrder, 99) * TOP_FIVE_STEP) +
    (venue.isPremierPage ? 2_000 : 0) +
    (venue.isFeatured ? 1_000 : 0) +
    (venue.isFavourite ? 100 : 0) +
    Math.min(venue.photos.length, 8) * 10 +
    Math.min(venue.rooms.length, 6) * 10 +
    Math.min(Math.floor(venue.description.length / 100), 8) +
    (venue.category ?? 0)
  );
}

/** The characters that an ellipsis does not follow. */
const CUT_OFF = ' \u00a0\u202f\t\r\n,;:.«(–-';

/** The beginning of a text, cut between words. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${withoutEnd(text.slice(0, cut > 0 ? cut : length - 1), CUT_OFF)}…`;
}
