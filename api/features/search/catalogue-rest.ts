import type { EventTypeSlug } from '../../../schema/constants.ts';
import { byStrength } from '../promotions/promotion.terms.ts';
import { toPhotoView } from '../venues/photo.types.ts';
import type { PromotionView } from '../venues/venue-promotion.types.ts';
import type { EventType } from '../venues/venue.terms.ts';
import type { RoomRecord, VenueRecord } from './catalogue-record.ts';
import type { Suggestion, Suggestions } from './search.types.ts';

/** `U_SHAPE` → `u-shape`: how addresses write the values of an enumeration. */
export function wordOf(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

export function eventTypeSlug(type: EventType): EventTypeSlug {
  return wordOf(type) as EventTypeSlug;
}

/** A room as REST gives it, and takes it back. */
export interface RestRoom {
  id: string;
  name: string;
  capacity: number;
  description: string | null;
  capacities: object;
  areaSqm: number | null;
  ceilingHeightM: number | null;
  daylight: boolean;
  stepFree: boolean;
}

/** A venue as REST gives it, with the names of the specification. */
export interface RestVenue {
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
  category: number | null;
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
  website: string | null;
  eventTypes: EventTypeSlug[];
  equipment: string[];
  tags: string[];
  rooms: RestRoom[];
  photos: { id: string; url: string }[];
  /** Strongest first. */
  promotions: PromotionView[];
}

/** The public venue for REST, with promotions of other days too. */
export function toRest(venue: VenueRecord): RestVenue {
  const photos = venue.photos.map((photo) => ({ id: photo.id, url: toPhotoView(photo).url }));
  const home = photos.find(({ id }) => id === venue.homepage_image_id) ?? photos[0];
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    city: venue.city,
    department: venue.department_name,
    region: venue.region_name,
    postalCode: venue.postal_code,
    address: venue.address,
    description: venue.description,
    latitude: venue.latitude,
    longitude: venue.longitude,
    category: venue.category,
    isPublished: venue.is_published,
    isFeatured: venue.is_featured,
    isFavorite: venue.is_favourite,
    isTop5: venue.top_five_order !== null,
    isPremierPage: venue.is_premier_page,
    isHomepageSlider: venue.is_homepage_slider,
    homepageSliderOrder: venue.homepage_slider_order,
    homepageImageId: home?.id ?? null,
    generalInformation: JSON.stringify({
      ...(venue.homepage_slider_start ? { homepageSliderStartDate: venue.homepage_slider_start } : {}),
      ...(venue.homepage_slider_end ? { homepageSliderEndDate: venue.homepage_slider_end } : {}),
    }),
    website: venue.website,
    eventTypes: venue.event_types.map(eventTypeSlug),
    equipment: venue.amenities,
    tags: venue.tags,
    rooms: venue.rooms.map(toRestRoom),
    photos,
    promotions: venue.promotions.toSorted(byStrength),
  };
}

function toRestRoom(room: RoomRecord): RestRoom {
  const { id, name, description, capacities } = room;
  return {
    id,
    name,
    capacity: Math.max(0, ...Object.values(capacities)),
    description,
    capacities,
    areaSqm: room.area_sqm,
    ceilingHeightM: room.ceiling_height_m,
    daylight: room.daylight,
    stepFree: room.step_free,
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
