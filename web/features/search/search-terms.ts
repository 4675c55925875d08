import { CAPACITY_BANDS, type CapacityBandSlug } from '../../../schema/constants.ts';
import { EVENT_TYPE_VALUES, type EventType } from '../../lib/terms.ts';
import { VENUE_KIND_VALUES, type VenueKind } from '../../lib/venue-labels.ts';
import { AMENITY_VALUES, ROOM_LAYOUT_VALUES, type Amenity, type RoomLayout } from '../../lib/venue-terms.ts';

/** A closed list of the API with what its values are called in addresses. */
export type Vocabulary<T extends string | number> = {
  /** In canonical order. */
  readonly values: readonly T[];
  slug: (value: T) => string;
  /** Nothing for a word that is not of the list. */
  parse: (text: string) => T | undefined;
};

function vocabulary<T extends string | number>(values: readonly T[], slug: (value: T) => string): Vocabulary<T> {
  const bySlug = new Map(values.map((value) => [slug(value), value]));
  // The API's own names are taken too: people copy them from its documentation.
  return { values, slug, parse: (text) => bySlug.get(text.trim().toLowerCase().replaceAll('_', '-')) };
}

const lowerCase = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** `CONGRESS_CENTRE` ↔ `congress-centre`. */
export const kinds: Vocabulary<VenueKind> = vocabulary(VENUE_KIND_VALUES, lowerCase);
/** `JOURNEE_ETUDE` ↔ `journee-etude`. */
export const eventTypes: Vocabulary<EventType> = vocabulary(EVENT_TYPE_VALUES, lowerCase);
/** `U_SHAPE` ↔ `u-shape`. */
export const layouts: Vocabulary<RoomLayout> = vocabulary(ROOM_LAYOUT_VALUES, lowerCase);
/** `SEA_VIEW` ↔ `sea-view`. */
export const amenities: Vocabulary<Amenity> = vocabulary(AMENITY_VALUES, lowerCase);
/** Stars, most first. */
export const categories: Vocabulary<number> = vocabulary([5, 4, 3, 2, 1], String);
/** Sizes of events, smallest first. */
export const bands: Vocabulary<CapacityBandSlug> = vocabulary(
  Object.keys(CAPACITY_BANDS) as CapacityBandSlug[],
  (slug) => slug,
);

export type CapacityBand = 'UP_TO_20' | 'FROM_20_TO_50' | 'FROM_50_TO_100' | 'FROM_100_TO_200' | 'OVER_200';

/** Bands of the addresses as the API names them. */
export const BAND_VALUES = {
  'jusqu-20': 'UP_TO_20',
  '20-50': 'FROM_20_TO_50',
  '50-100': 'FROM_50_TO_100',
  '100-200': 'FROM_100_TO_200',
  'plus-200': 'OVER_200',
} as const satisfies Record<CapacityBandSlug, CapacityBand>;

/** Orders of a search as the address says them, and as the API does; `-` before a word reverses it. */
export const SORTS = {
  relevance: 'RELEVANCE',
  name: 'NAME',
  '-name': 'NAME_DESC',
  capacity: 'CAPACITY',
  '-capacity': 'CAPACITY_DESC',
  price: 'PRICE',
  '-price': 'PRICE_DESC',
  category: 'CATEGORY',
  '-category': 'CATEGORY_DESC',
  newest: 'NEWEST',
  '-newest': 'OLDEST',
} as const;

export type SortKey = keyof typeof SORTS;

export function isSortKey(text: string): text is SortKey {
  return Object.hasOwn(SORTS, text);
}

/** Services and installations by theme; the first eight are asked for most and shown without asking. */
export const AMENITY_GROUPS = [
  {
    theme: 'main',
    values: [
      'WIFI',
      'PARKING',
      'RESTAURANT',
      'STEP_FREE_ACCESS',
      'VIDEO_CONFERENCE',
      'AIR_CONDITIONING',
      'TERRACE',
      'OUTDOOR_POOL',
    ],
  },
  { theme: 'equipment', values: ['PROJECTOR', 'SOUND_SYSTEM', 'STAGE', 'TECHNICIAN'] },
  { theme: 'service', values: ['CATERING', 'BAR', 'ROOM_SERVICE', 'CONCIERGE', 'EXCLUSIVE_HIRE'] },
  { theme: 'access', values: ['CHARGING_STATION', 'SHUTTLE', 'LIFT', 'HELIPAD', 'PETS_ALLOWED'] },
  { theme: 'leisure', values: ['SPA', 'INDOOR_POOL', 'FITNESS', 'TENNIS', 'GOLF', 'DANCE_FLOOR'] },
  { theme: 'setting', values: ['GARDEN', 'SEA_VIEW', 'MOUNTAIN_VIEW', 'SECLUDED'] },
] as const satisfies readonly { theme: string; values: readonly Amenity[] }[];

export type AmenityTheme = (typeof AMENITY_GROUPS)[number]['theme'];
