import { picked, PUBLIC_NAMES, type PublicName, type SimpleValues } from '../../../schema/venue-fields.ts';
import type { EventTypeSlug } from '../../../schema/constants.ts';
import { type Word, wordOf } from '../../platform/http/words.ts';
import { byStrength } from '../promotions/promotion.enums.ts';
import { toPhotoView } from '../venues/photo.types.ts';
import type { PromotionView } from '../venues/venue-promotion.types.ts';
import type {
  AccessContent,
  ActivityContent,
  ParagraphContent,
  PointOfInterestContent,
} from '../venues/venue-content.ts';
import type { AccessType, Amenity, EventType, TravelMode, VenueKind } from '../venues/venue.enums.ts';
import type { RoomRecord, VenueRecord } from './catalogue-record.queries.ts';
import type { Suggestion, Suggestions } from './search.types.ts';

export function eventTypeSlug(type: EventType): EventTypeSlug {
  return wordOf(type);
}

/** A room as REST gives it, and takes it back. */
export interface RestRoom extends Omit<RoomRecord, 'capacities'> {
  capacity: number;
  capacities: object;
}

/** A way to a venue as REST gives it, and takes it back. */
export interface RestAccess extends Pick<AccessContent, 'name' | 'minutes'> {
  type: Word<AccessType>;
  mode: Word<TravelMode>;
}

/** A venue as REST gives it, with the names of the specification. */
export interface RestVenue extends Pick<SimpleValues, PublicName> {
  id: string;
  slug: string;
  name: string;
  city: string;
  department: string;
  region: string;
  postalCode: string;
  address: string;
  description: string;
  latitude: number | null;
  longitude: number | null;
  kind: Word<VenueKind>;
  isPublished: boolean;
  isFeatured: boolean;
  isFavorite: boolean;
  isTop5: boolean;
  isPremierPage: boolean;
  isHomepageSlider: boolean;
  homepageSliderOrder: number | null;
  homepageImageId: string | null;
  /** JSON text, as the specification reads the dates of the slider. */
  generalInformation: string;
  eventTypes: EventTypeSlug[];
  equipment: Word<Amenity>[];
  tags: string[];
  rooms: RestRoom[];
  accesses: RestAccess[];
  pointsOfInterest: PointOfInterestContent[];
  activities: ActivityContent[];
  paragraphs: ParagraphContent[];
  photos: { id: string; url: string }[];
  /** Strongest first. */
  promotions: PromotionView[];
}

/** The public venue for REST, with promotions of other days too. */
export function toRest(venue: VenueRecord): RestVenue {
  const photos = venue.photos.map((photo) => ({ id: photo.id, url: toPhotoView(photo).url }));
  const home = photos.find(({ id }) => id === venue.homepageImageId) ?? photos[0];
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    city: venue.city,
    department: venue.departmentName,
    region: venue.regionName,
    postalCode: venue.postalCode,
    address: venue.address,
    description: venue.description,
    latitude: venue.latitude,
    longitude: venue.longitude,
    kind: wordOf(venue.kind),
    ...picked(venue, PUBLIC_NAMES),
    isPublished: venue.isPublished,
    isFeatured: venue.isFeatured,
    isFavorite: venue.isFavourite,
    isTop5: venue.topFiveOrder !== null,
    isPremierPage: venue.isPremierPage,
    isHomepageSlider: venue.isHomepageSlider,
    homepageSliderOrder: venue.homepageSliderOrder,
    homepageImageId: home?.id ?? null,
    generalInformation: JSON.stringify({
      ...(venue.homepageSliderStart ? { homepageSliderStartDate: venue.homepageSliderStart } : {}),
      ...(venue.homepageSliderEnd ? { homepageSliderEndDate: venue.homepageSliderEnd } : {}),
    }),
    eventTypes: venue.eventTypes.map(eventTypeSlug),
    equipment: venue.amenities.map((amenity) => wordOf(amenity)),
    tags: venue.tags,
    rooms: venue.rooms.map(toRestRoom),
    accesses: venue.accesses.map(({ type, name, minutes, mode }) => ({
      type: wordOf(type),
      name,
      minutes,
      mode: wordOf(mode),
    })),
    pointsOfInterest: venue.pointsOfInterest,
    activities: venue.activities,
    paragraphs: venue.paragraphs,
    photos,
    promotions: venue.promotions.toSorted(byStrength),
  };
}

function toRestRoom(room: RoomRecord): RestRoom {
  const { capacities } = room;
  return {
    ...room,
    capacity: Math.max(0, ...Object.values(capacities)),
    capacities: Object.fromEntries(Object.entries(capacities).map(([layout, people]) => [wordOf(layout), people])),
  };
}

/** A place or venue that what was typed may mean, with the names of the specification. */
export interface RestSuggestion {
  label: string;
  type: 'city' | 'department' | 'region' | 'establishment';
  count: number;
  id?: string;
  slug?: string;
}

const SUGGESTION_TYPES = { CITY: 'city', DEPARTMENT: 'department', REGION: 'region', VENUE: 'establishment' } as const;

export function toRestSuggestions({
  cities,
  departments,
  regions,
  venues,
}: Suggestions): Record<string, RestSuggestion[]> {
  return {
    cities: cities.map(toRestSuggestion),
    departments: departments.map(toRestSuggestion),
    regions: regions.map(toRestSuggestion),
    establishments: venues.map(toRestSuggestion),
  };
}

function toRestSuggestion({ label, type, count, id, slug }: Suggestion): RestSuggestion {
  return { label, type: SUGGESTION_TYPES[type], count, ...(id && slug ? { id, slug } : {}) };
}
