import type { VenueContent } from '../features/venues/venue-content.ts';
import type { Amenity, ReviewStatus, VenueKind } from '../features/venues/venue.enums.ts';

/** The scenes of drawn pictures: the building first, then its setting and its interiors. */
export const DEMO_SCENES = [
  'hotel',
  'chateau',
  'vineyard',
  'chalet',
  'villa',
  'townhouse',
  'loft',
  'auditorium',
  'barge',
  'hall',
  'restaurant',
  'farmhouse',
  'sea',
  'lake',
  'river',
  'mountains',
  'forest',
  'countryside',
  'lavender',
  'old-town',
  'skyline',
  'garden',
  'pool',
  'terrace',
  'plenary',
  'boardroom',
  'meeting-u',
  'banquet',
  'cocktail',
  'dining',
  'bedroom',
  'spa',
] as const;
export type DemoScene = (typeof DEMO_SCENES)[number];

/**
 * One venue as its author writes it in `data/venues/`. French text is typed with ordinary spaces; `typeset` sets the narrow ones.
 * Four fields are short lists, parted by semicolons, so that a sheet stays readable:
 * - `rooms`: name, area in m² (`=800` after it: tiers of that many fixed seats), then `-jour` (no daylight), `-pmr`
 *   (steps), `-toit` (open air) and a note in parentheses, each optional:
 *   `Le Cuvier 180 -pmr (sous la charpente)`;
 * - `access`: a letter (S station, A airport, M metro, T tram, R motorway, P port), name, minutes, then W, C or T
 *   (on foot, by car, by public transport) when it is not the usual way: `S Gare d’Annecy 12; R A41 sortie 16 10`;
 * - `near`: name and distance in km: `Lac d’Annecy 0,4`;
 * - `activities`: a star marks what happens on the premises: `Dégustation au caveau*`.
 */
export interface VenueSheet {
  name: string;
  kind: keyof typeof VenueKind;
  stars: number | null;
  /** A commune of `data/places.json`. */
  place: string;
  address: string;
  /** If the commune has several postal codes, or the venue is not in the first one. */
  postalCode?: string;
  /** Latitude and longitude, if the venue is well away from the centre of its commune. */
  at?: readonly [number, number];
  bedrooms?: number;
  /** The scene of the surroundings. */
  setting: DemoScene;
  description: string;
  paragraphs: readonly (readonly [title: string, text: string])[];
  rooms: string;
  extras: readonly (keyof typeof Amenity)[];
  access: string;
  near: string;
  activities: string;
  tags: string;
}

/** The placement by an administrator: home page and lists. Dates are days (YYYY-MM-DD), null = no limit. */
export interface DemoFlags {
  featured: boolean;
  favourite: boolean;
  top5Order: number | null;
  premierPage: boolean;
  sliderOrder: number | null;
  sliderStart: string | null;
  sliderEnd: string | null;
}

/** A venue of the demo world, ready for the seeder. `ownerIndex` points into `demoOwners()`. */
export interface DemoVenue {
  content: VenueContent;
  ownerIndex: number;
  flags: DemoFlags;
  reviewStatus: ReviewStatus;
  isPublished: boolean;
  createdDaysAgo: number;
  scenes: DemoScene[];
}
