import { bySimpleName, type SimpleValues } from '../../../schema/venue-fields.ts';
import type { Occupancy, RateComponent, RateKind, RateUnit } from './rate.enums.ts';
import {
  type AccessType,
  type Amenity,
  type EventType,
  PositionPrecision,
  type RoomLayout,
  type TravelMode,
  VenueKind,
} from './venue.enums.ts';

/** A room and its capacity in each layout. */
export interface RoomContent {
  name: string;
  description: string | null;
  areaSqm: number | null;
  ceilingHeightM: number | null;
  daylight: boolean;
  stepFree: boolean;
  capacities: Partial<Record<RoomLayout, number>>;
}

/** A rate of the price list; `schema/rates.ts` computes with it. */
export interface RateContent {
  kind: RateKind;
  label: string | null;
  /** The room that is hired; null = all of them. */
  roomName: string | null;
  occupancy: Occupancy | null;
  unit: RateUnit | null;
  components: { component: RateComponent; quantity: number; netCents: number; vatPercent: number }[];
  /** First and last day (YYYY-MM-DD); null = always. */
  validFrom: string | null;
  validTo: string | null;
  /** 1 (Monday) to 7; empty = every day. */
  weekdays: number[];
  smallestGroup: number | null;
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

/** The description of a venue, from a form, an import or the demo world. */
export interface VenueContent extends SimpleValues {
  name: string;
  kind: VenueKind;
  description: string;
  address: string;
  postalCode: string;
  /** INSEE code of the commune or, in Paris, Lyon and Marseille, of the arrondissement. */
  communeCode: string;
  latitude: number | null;
  longitude: number | null;
  positionPrecision: PositionPrecision;
  eventTypes: EventType[];
  amenities: Amenity[];
  tags: string[];
  rooms: RoomContent[];
  rates: RateContent[];
  accesses: AccessContent[];
  pointsOfInterest: PointOfInterestContent[];
  activities: ActivityContent[];
  paragraphs: ParagraphContent[];
}

/** The content of a new draft. */
export const EMPTY_VENUE: Omit<VenueContent, 'name' | 'postalCode' | 'communeCode'> = {
  kind: VenueKind.HOTEL,
  description: '',
  address: '',
  latitude: null,
  longitude: null,
  positionPrecision: PositionPrecision.COMMUNE,
  ...(bySimpleName(() => null) as SimpleValues),
  eventTypes: [],
  amenities: [],
  tags: [],
  rooms: [],
  rates: [],
  accesses: [],
  pointsOfInterest: [],
  activities: [],
  paragraphs: [],
};
