import { picked, PUBLIC_NAMES } from '../../../schema/venue-fields.ts';
import type { EventTypeSlug } from '../../../schema/constants.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import { byStrength } from '../promotions/promotion.enums.ts';
import { toVenuePhoto } from '../venues/photo.types.ts';
import type { EventType } from '../venues/venue.enums.ts';
import type { RoomRecord } from '../venues/public-venue-content.ts';
import type { RateContent } from '../venues/venue-content.ts';
import { venuePrice } from '../venues/venue-price.types.ts';
import type { VenueRecord } from './catalogue-record.queries.ts';
import type { Suggestion, Suggestions } from './suggestion.types.ts';

export function eventTypeSlug(type: EventType): EventTypeSlug {
  return restName(type);
}

/** A venue in the format of REST, with the names of the specification. */
export type RestVenue = ReturnType<typeof toRest>;

/** The public venue for REST, with promotions of other days too. */
export function toRest(venue: VenueRecord) {
  const photos = venue.photos.map((photo) => ({ id: photo.id, url: toVenuePhoto(photo).url }));
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
    kind: restName(venue.kind),
    ...picked(venue, PUBLIC_NAMES),
    isPublished: venue.isPublished,
    isFeatured: venue.isFeatured,
    isFavorite: venue.isFavourite,
    isTop5: venue.topFiveOrder !== null,
    isPremierPage: venue.isPremierPage,
    isHomepageSlider: venue.isHomepageSlider,
    homepageSliderOrder: venue.homepageSliderOrder,
    homepageImageId: home?.id ?? null,
    // JSON text, because the specification reads the dates of the slider so.
    generalInformation: JSON.stringify({
      ...(venue.homepageSliderStart ? { homepageSliderStartDate: venue.homepageSliderStart } : {}),
      ...(venue.homepageSliderEnd ? { homepageSliderEndDate: venue.homepageSliderEnd } : {}),
    }),
    eventTypes: venue.eventTypes.map(eventTypeSlug),
    equipment: venue.amenities.map((amenity) => restName(amenity)),
    tags: venue.tags,
    rooms: venue.rooms.map(toRestRoom),
    rates: venue.rates.map(toRestRate),
    priceFrom: toRestPrice(venue.rates),
    accesses: venue.accesses.map(({ type, name, minutes, mode }) => ({
      type: restName(type),
      name,
      minutes,
      mode: restName(mode),
    })),
    pointsOfInterest: venue.pointsOfInterest,
    activities: venue.activities,
    paragraphs: venue.paragraphs,
    photos,
    promotions: venue.promotions.toSorted(byStrength),
  };
}

function toRestRate({ kind, occupancy, unit, components, ...rate }: RateContent) {
  return {
    ...rate,
    kind: restName(kind),
    occupancy: occupancy && restName(occupancy),
    unit: unit && restName(unit),
    components: components.map(({ component, ...priced }) => ({ component: restName(component), ...priced })),
  };
}

function toRestPrice(rates: RateContent[]) {
  const from = venuePrice(rates);
  return from && { kind: restName(from.kind), netCents: from.price.amount };
}

function toRestRoom(room: RoomRecord) {
  const { capacities } = room;
  return {
    ...room,
    capacity: Math.max(0, ...Object.values(capacities)),
    capacities: Object.fromEntries(Object.entries(capacities).map(([layout, people]) => [restName(layout), people])),
  };
}

const SUGGESTION_TYPES = { CITY: 'city', DEPARTMENT: 'department', REGION: 'region', VENUE: 'establishment' } as const;

/** Suggestions for REST, with the names of the specification. */
export function toRestSuggestions({ cities, departments, regions, venues }: Suggestions) {
  const groups = { cities, departments, regions, establishments: venues };
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group.map(toRestSuggestion)]));
}

function toRestSuggestion({ label, type, count, id, slug }: Suggestion) {
  return { label, type: SUGGESTION_TYPES[type], count, ...(id && slug ? { id, slug } : {}) };
}
