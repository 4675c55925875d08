import {
  type AccessType,
  type Amenity,
  type EventType,
  PositionPrecision,
  type RoomLayout,
  type TravelMode,
  VenueKind,
} from './venue.enums.ts';

/** One room and how many people it holds in each layout that it can take. */
export interface RoomContent {
  name: string;
  description: string | null;
  areaSqm: number | null;
  ceilingHeightM: number | null;
  daylight: boolean;
  stepFree: boolean;
  capacities: Partial<Record<RoomLayout, number>>;
}

export interface AccessContent {
  type: AccessType;
  /** "Gare de Lyon-Part-Dieu", "A6 sortie 33" */
  name: string;
  minutes: number;
  mode: TravelMode;
}

export interface PointOfInterestContent {
  name: string;
  distanceKm: number;
}

export interface ActivityContent {
  name: string;
  description: string | null;
  onSite: boolean;
}

export interface ParagraphContent {
  title: string;
  text: string;
}

/** Everything that describes a venue, whoever wrote it: a form, an import or the demo world. Place is a commune's INSEE code. */
export interface VenueContent {
  name: string;
  kind: VenueKind;
  /** Stars, 1–5; null = not classified. */
  category: number | null;
  description: string;
  address: string;
  postalCode: string;
  /** INSEE code of the commune or, in Paris, Lyon and Marseille, of the arrondissement. */
  communeCode: string;
  latitude: number | null;
  longitude: number | null;
  positionPrecision: PositionPrecision;
  bedrooms: number | null;
  /** People who can sleep there. */
  sleeps: number | null;
  contactName: string | null;
  contactPhone: string | null;
  contactFax: string | null;
  contactEmail: string | null;
  website: string | null;
  eventTypes: EventType[];
  amenities: Amenity[];
  tags: string[];
  rooms: RoomContent[];
  accesses: AccessContent[];
  pointsOfInterest: PointOfInterestContent[];
  activities: ActivityContent[];
  paragraphs: ParagraphContent[];
}

/** What a draft is until more is said of it. */
export const EMPTY_VENUE: Omit<VenueContent, 'name' | 'postalCode' | 'communeCode'> = {
  kind: VenueKind.HOTEL,
  category: null,
  description: '',
  address: '',
  latitude: null,
  longitude: null,
  positionPrecision: PositionPrecision.COMMUNE,
  bedrooms: null,
  sleeps: null,
  contactName: null,
  contactPhone: null,
  contactFax: null,
  contactEmail: null,
  website: null,
  eventTypes: [],
  amenities: [],
  tags: [],
  rooms: [],
  accesses: [],
  pointsOfInterest: [],
  activities: [],
  paragraphs: [],
};
