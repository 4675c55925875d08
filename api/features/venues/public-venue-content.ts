import { picked, PUBLIC_NAMES } from '../../../schema/venue-fields.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { type PhotoRecord, toVenuePhoto } from './photo.types.ts';
import { venuePrice } from './venue-price.types.ts';
import type { RoomContent, VenueContent } from './venue-content.ts';
import { Amenity, EventType, RoomLayout } from './venue.enums.ts';
import type { LargestRoom, LayoutCapacity, PublicVenue, VenueCard, VenueRoom } from './venue.types.ts';

const AMENITIES = Object.values(Amenity);
const EVENT_TYPES = Object.values(EventType);
const LAYOUTS = Object.values(RoomLayout);

export type RoomRecord = RoomContent & { id: string };
export type Capacities = Partial<Record<RoomLayout, number>>;

interface WithHomePicture {
  /** Those that are in force, in their order. */
  photos: PhotoRecord[];
  homepageImageId: string | null;
}

/** The content of a venue that is in force. */
export interface VenueInForce extends Omit<VenueContent, 'rooms'>, WithHomePicture {
  id: string;
  slug: string;
  city: string;
  departmentCode: string;
  departmentName: string;
  regionCode: string;
  regionName: string;
  updatedAt: string;
  rooms: RoomRecord[];
}

/** The names of a commune and of what it lies in; the commune is one of the gazetteer. */
export function placeNames(communeCode: string) {
  const { communes, departments, regions } = gazetteer();
  const commune = communes.get(communeCode);
  const department = departments.get(commune?.departmentCode ?? '');
  const region = regions.get(department?.regionCode ?? '');
  return {
    city: commune?.name ?? '',
    departmentCode: department?.code ?? '',
    departmentName: department?.name ?? '',
    regionCode: region?.code ?? '',
    regionName: region?.name ?? '',
  };
}

/** The position on the map: its own, else that of its commune. */
export function positionOf({
  latitude,
  longitude,
  communeCode,
}: Pick<VenueContent, 'latitude' | 'longitude' | 'communeCode'>) {
  const commune = gazetteer().communes.get(communeCode);
  return { latitude: latitude ?? commune?.latitude ?? null, longitude: longitude ?? commune?.longitude ?? null };
}

/** The public fields of a venue, without its promotions. */
export function toPublicVenue(venue: VenueInForce) {
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
    photos: venue.photos.map(toVenuePhoto),
    homepageImageId: homePhotoOf(venue)?.id ?? null,
    rates: venue.rates,
    accesses: venue.accesses,
    pointsOfInterest: venue.pointsOfInterest,
    activities: venue.activities,
    paragraphs: venue.paragraphs,
    updatedAt: venue.updatedAt,
  } satisfies PublicVenue;
}

export function summaryOf(venue: VenueInForce, rooms: VenueRoom[]) {
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
    priceFrom: venuePrice(venue.rates),
  };
}

export function toRoom(room: RoomRecord): VenueRoom {
  return {
    ...room,
    capacity: greatest(room.capacities),
    capacities: toLayoutCapacities(room.capacities),
  };
}

/** For each layout of the venue, in the order of RoomLayout. Rooms of the same size: the first. */
export function largestRoomByLayout({ capacities, rooms }: Pick<VenueCard, 'capacities' | 'rooms'>): LargestRoom[] {
  return capacities.map(({ layout, capacity }) => {
    const room = rooms.find((one) =>
      one.capacities.some((held) => held.layout === layout && held.capacity === capacity),
    );
    return { layout, capacity, name: room?.name ?? null };
  });
}

/** The picture of cards and the home page: the chosen one, else the first. */
export function homePhotoOf(venue: WithHomePicture): PhotoRecord | undefined {
  return venue.photos.find(({ id }) => id === venue.homepageImageId) ?? venue.photos[0];
}

export function greatestByLayout(rooms: readonly RoomRecord[]): Capacities {
  const most = LAYOUTS.map((layout) => [layout, Math.max(0, ...peopleIn(rooms, layout))] as const);
  return Object.fromEntries(most.filter(([, people]) => people > 0));
}

export function peopleIn(rooms: readonly RoomRecord[], layout: RoomLayout): number[] {
  return rooms.map(({ capacities }) => capacities[layout] ?? 0);
}

export function greatest(capacities: Capacities): number {
  return Math.max(0, ...Object.values(capacities));
}

function toLayoutCapacities(capacities: Capacities): LayoutCapacity[] {
  return LAYOUTS.filter((layout) => capacities[layout]).map((layout) => ({ layout, capacity: capacities[layout]! }));
}
