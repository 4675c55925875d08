import { VenueGap } from './venue-management.enums.ts';
import type { Completeness } from './managed-venue.types.ts';
import type { VenueContent } from './venue-content.ts';
import { PositionPrecision } from './venue.enums.ts';

/** The fields of a venue that count for its completeness. */
export interface CompletenessFacts {
  descriptionLength: number;
  address: boolean;
  preciselyPlaced: boolean;
  photos: number;
  eventTypes: number;
  rooms: number;
  /** The number of rooms with a capacity in some layout. */
  roomsWithCapacity: number;
  contactEmail: boolean;
  contactPhone: boolean;
  contactName: boolean;
  website: boolean;
  amenities: number;
  rates: number;
  accesses: number;
  pointsOfInterest: number;
  activities: number;
  paragraphs: number;
}

/** The thresholds of a complete presentation. */
const FULL_DESCRIPTION = 400;
const ENOUGH_PHOTOS = 5;
const ENOUGH_AMENITIES = 5;

interface Rule {
  weight: number;
  /** Whether it is required to submit a venue. */
  required: boolean;
  holds: (facts: CompletenessFacts) => boolean;
}

const rule = (weight: number, required: boolean, holds: Rule['holds']): Rule => ({ weight, required, holds });

/** In the order of the enumeration, the most useful first. The weights add up to 100. */
const RULES: Readonly<Record<VenueGap, Rule>> = {
  DESCRIPTION: rule(10, true, ({ descriptionLength }) => descriptionLength > 0),
  ADDRESS: rule(8, true, ({ address }) => address),
  PHOTO: rule(12, true, ({ photos }) => photos > 0),
  EVENT_TYPES: rule(8, true, ({ eventTypes }) => eventTypes > 0),
  ROOMS: rule(10, true, ({ rooms }) => rooms > 0),
  CAPACITIES: rule(8, true, ({ rooms, roomsWithCapacity }) => rooms > 0 && roomsWithCapacity === rooms),
  CONTACT_EMAIL: rule(6, true, ({ contactEmail }) => contactEmail),
  CONTACT_PHONE: rule(6, true, ({ contactPhone }) => contactPhone),
  POSITION: rule(4, false, ({ preciselyPlaced }) => preciselyPlaced),
  MORE_PHOTOS: rule(4, false, ({ photos }) => photos >= ENOUGH_PHOTOS),
  LONGER_DESCRIPTION: rule(4, false, ({ descriptionLength }) => descriptionLength >= FULL_DESCRIPTION),
  AMENITIES: rule(4, false, ({ amenities }) => amenities >= ENOUGH_AMENITIES),
  RATES: rule(4, false, ({ rates }) => rates > 0),
  ACCESSES: rule(4, false, ({ accesses }) => accesses > 0),
  CONTACT_NAME: rule(2, false, ({ contactName }) => contactName),
  WEBSITE: rule(2, false, ({ website }) => website),
  POINTS_OF_INTEREST: rule(1, false, ({ pointsOfInterest }) => pointsOfInterest > 0),
  ACTIVITIES: rule(1, false, ({ activities }) => activities > 0),
  PARAGRAPHS: rule(2, false, ({ paragraphs }) => paragraphs > 0),
};

/** The completeness of a presentation, and its gaps. */
export function completenessOf(facts: CompletenessFacts): Completeness {
  const missing = Object.values(VenueGap).filter((gap) => !RULES[gap].holds(facts));
  const lost = missing.reduce((sum, gap) => sum + RULES[gap].weight, 0);
  return {
    percent: 100 - lost,
    missing,
    next: missing[0] ?? null,
    required: missing.filter((gap) => RULES[gap].required),
  };
}

/** The field of an input that fills a gap. */
export const FIELD_OF_GAP: Readonly<Record<VenueGap, string>> = {
  DESCRIPTION: 'description',
  ADDRESS: 'address',
  PHOTO: 'photos',
  EVENT_TYPES: 'eventTypes',
  ROOMS: 'rooms',
  CAPACITIES: 'rooms',
  CONTACT_EMAIL: 'contactEmail',
  CONTACT_PHONE: 'contactPhone',
  POSITION: 'latitude',
  MORE_PHOTOS: 'photos',
  LONGER_DESCRIPTION: 'description',
  AMENITIES: 'amenities',
  RATES: 'rates',
  ACCESSES: 'accesses',
  CONTACT_NAME: 'contactName',
  WEBSITE: 'website',
  POINTS_OF_INTEREST: 'pointsOfInterest',
  ACTIVITIES: 'activities',
  PARAGRAPHS: 'paragraphs',
};

export function factsOf(content: VenueContent, photos: number): CompletenessFacts {
  return {
    descriptionLength: content.description.length,
    address: content.address !== '',
    preciselyPlaced: content.positionPrecision === PositionPrecision.ADDRESS,
    photos,
    eventTypes: content.eventTypes.length,
    rooms: content.rooms.length,
    roomsWithCapacity: content.rooms.filter(({ capacities }) => Object.keys(capacities).length > 0).length,
    contactEmail: content.contactEmail !== null,
    contactPhone: content.contactPhone !== null,
    contactName: content.contactName !== null,
    website: content.website !== null,
    amenities: content.amenities.length,
    rates: content.rates.length,
    accesses: content.accesses.length,
    pointsOfInterest: content.pointsOfInterest.length,
    activities: content.activities.length,
    paragraphs: content.paragraphs.length,
  };
}
