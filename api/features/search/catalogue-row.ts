import { CAPACITY_BANDS } from '../../../schema/constants.ts';
import type { CalendarRow } from './dates/calendar-row.ts';
import { PRICE_STEPS } from '../../../schema/rates.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';

export const EVENT_TYPES = Object.values(EventType);
export const KINDS = Object.values(VenueKind);
export const LAYOUTS = Object.values(RoomLayout);
export const AMENITIES = Object.values(Amenity);
export const BANDS = Object.values(CapacityBand);
export const CATEGORIES = [5, 4, 3, 2, 1] as const;
/** What is counted of bedrooms ("at least") and of minutes from a station ("at most"). */
export const BEDROOM_STEPS = [10, 20, 50, 100] as const;
export const STATION_STEPS = [10, 20, 30] as const;
/** Square metres of a room ("at least"). */
export const ROOM_AREA_STEPS = [50, 100, 200, 500] as const;
/** Prices for each participant ("at most"), in cents. */
export const PRICE_STEP_CENTS = PRICE_STEPS.map((price) => price * 100);

/** First and last day on which a promotion runs (YYYY-MM-DD, both included), and its id. */
export type PromotionDates = [from: string, to: string, id: string];

/** The places of a venue on the home page. */
export interface Placements {
  favourite: boolean;
  premierPage: boolean;
  /** Position in the top 5, from 1; null = not in it. */
  topFive: number | null;
  slider: { order: number | null; start: string | null; end: string | null } | null;
}

/** The data of a public venue that is kept in memory: what filters, orders and suggestions need. */
export interface CatalogueRow {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  category: number | null;
  /** 0 = none, or unknown. */
  bedrooms: number;
  /** The shortest way from a railway station; null = none is known. */
  stationMinutes: number | null;
  /** The lowest price for each participant before tax, in cents; null = unknown. */
  priceFrom: number | null;
  /** The last day on which that price holds (YYYY-MM-DD); null = it has no end. */
  priceUntil: string | null;
  communeCode: string;
  departmentCode: string;
  regionCode: string;
  eventTypes: EventType[];
  amenities: Amenity[];
  layoutCapacities: Partial<Record<RoomLayout, number>>;
  layoutBands: Partial<Record<RoomLayout, CapacityBand[]>>;
  largestRoom: number;
  /** Square metres of the greatest room; 0 = none is known. */
  largestAreaSqm: number;
  latitude: number | null;
  longitude: number | null;
  /** Greater is more relevant. */
  prominence: number;
  /** The words for the index of texts, from `storedWords`. */
  words: string;
  /** Instant in ISO 8601. */
  createdAt: string;
  /** Those that had not ended when the row was written. */
  promotions: PromotionDates[];
  placements: Placements;
  /** Null = it was never kept. */
  calendar: CalendarRow | null;
}

/** A row without the words of its texts, which are read later. */
export type WordlessRow = Omit<CatalogueRow, 'words'>;

/** What can be read of an indexed venue, once its sets and sizes are in the index. */
export type IndexedRow = Readonly<
  Pick<
    CatalogueRow,
    | 'id'
    | 'slug'
    | 'name'
    | 'communeCode'
    | 'departmentCode'
    | 'regionCode'
    | 'category'
    | 'latitude'
    | 'longitude'
    | 'prominence'
    | 'promotions'
    | 'placements'
  >
>;

const BAND_LIMITS = Object.values(CAPACITY_BANDS);

/** The capacity bands of the rooms. */
export function bandsOf(capacities: number[]): CapacityBand[] {
  return BANDS.filter((_, index) => {
    const { min, max } = BAND_LIMITS[index]!;
    return capacities.some((capacity) => capacity >= min && (max === null || capacity <= max));
  });
}

/** Whether one of the promotions runs on the day (YYYY-MM-DD). */
export function runsOn(promotions: PromotionDates[], day: string): boolean {
  return promotions.some(([from, to]) => from <= day && day <= to);
}
