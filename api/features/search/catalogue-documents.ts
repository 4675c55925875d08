import { netOf, priceFrom } from '../../../schema/rates.ts';
import { today } from '../../platform/clock.ts';
import { withoutEnd } from '../../platform/text.ts';
import { byStrength } from '../promotions/promotion.enums.ts';
import { toVenuePhoto } from '../venues/photo.types.ts';
import {
  greatest,
  greatestByLayout,
  homePhotoOf,
  peopleIn,
  type RoomRecord,
  summaryOf,
  toPublicVenue,
  toRoom,
} from '../venues/public-venue-content.ts';
import type { CalendarContent } from '../calendar/calendar-content.ts';
import type { PromotionRecord } from '../venues/venue-promotion.types.ts';
import { AccessType } from '../venues/venue.enums.ts';
import type { PublicVenue, VenueCard } from '../venues/venue.types.ts';
import { LAYOUTS, bandsOf, type CatalogueRow } from './catalogue-row.ts';
import type { VenueRecord } from './catalogue-record.queries.ts';
import { calendarRow } from './dates/calendar-row.ts';
import { storedWords } from './text-index/venue-texts.ts';

const SUMMARY_LENGTH = 200;
const ROOMS_ON_A_CARD = 3;

/** The document of lists, with all promotions, the strongest first, from which each day takes its own. */
export type StoredCard = Omit<VenueCard, 'promotion'> & { promotions: PromotionRecord[] };

/** The document of the page, with promotions of other days too. */
export type StoredPage = Omit<PublicVenue, 'promotions'> & {
  promotions: PromotionRecord[];
  /** From which availability is told; null = it was never kept, undefined = it is not part of the document. */
  calendar?: CalendarContent | null;
};

/** The venue in lists. */
export function toCard(venue: VenueRecord): StoredCard {
  const rooms = venue.rooms.map(toRoom);
  const home = homePhotoOf(venue);
  return {
    ...summaryOf(venue, rooms),
    summary: shorten(venue.description, SUMMARY_LENGTH),
    photo: home ? toVenuePhoto(home) : null,
    rooms: rooms.toSorted((a, b) => b.capacity - a.capacity).slice(0, ROOMS_ON_A_CARD),
    promotions: venue.promotions.toSorted(byStrength),
  };
}

/** The venue on its page. */
export function toPage(venue: VenueRecord): StoredPage {
  return { ...toPublicVenue(venue), promotions: venue.promotions.toSorted(byStrength) };
}

/** The venue for filters, orders and suggestions. */
export function toRow(venue: VenueRecord, calendar: CalendarContent | null): CatalogueRow {
  const layoutCapacities = greatestByLayout(venue.rooms);
  const cheapest = priceFrom(venue.rates, today());
  return {
    id: venue.id,
    slug: venue.slug,
    name: venue.name,
    kind: venue.kind,
    category: venue.category,
    bedrooms: venue.bedrooms ?? 0,
    stationMinutes: stationMinutesOf(venue),
    priceFrom: cheapest && netOf(cheapest),
    priceUntil: cheapest && cheapest.validTo,
    communeCode: venue.communeCode,
    departmentCode: venue.departmentCode,
    regionCode: venue.regionCode,
    eventTypes: venue.eventTypes,
    amenities: venue.amenities,
    layoutCapacities,
    layoutBands: bandsByLayout(venue.rooms),
    largestRoom: greatest(layoutCapacities),
    largestAreaSqm: Math.max(0, ...venue.rooms.map(({ areaSqm }) => areaSqm ?? 0)),
    latitude: venue.latitude,
    longitude: venue.longitude,
    prominence: prominenceOf(venue),
    words: storedWords(venue),
    createdAt: venue.createdAt,
    promotions: venue.promotions.map(({ startsOn, endsOn, id }) => [startsOn, endsOn, id]),
    placements: {
      favourite: venue.isFavourite,
      premierPage: venue.isPremierPage,
      topFive: venue.topFiveOrder,
      slider: venue.isHomepageSlider
        ? { order: venue.homepageSliderOrder, start: venue.homepageSliderStart, end: venue.homepageSliderEnd }
        : null,
    },
    calendar: calendar && calendarRow(calendar, venue.rooms.map(toRoom)),
  };
}

/** By the owner's own list of ways to get there, whatever the means of travel. */
function stationMinutesOf({ accesses }: VenueRecord): number | null {
  const minutes = accesses.filter(({ type }) => type === AccessType.STATION).map((access) => access.minutes);
  return minutes.length ? Math.min(...minutes) : null;
}

function bandsByLayout(rooms: RoomRecord[]): CatalogueRow['layoutBands'] {
  const bands = LAYOUTS.map((layout) => [layout, bandsOf(peopleIn(rooms, layout))] as const);
  return Object.fromEntries(bands.filter(([, held]) => held.length > 0));
}

/** Greater than the sum of all other weights, for each position. */
const TOP_FIVE_WEIGHT = 500_000;
const TOP_FIVE_STEP = 5_000;
const RECOMMENDED_WEIGHT = 1_000;

/**
 * Editorial choices come first: the top 5 in its order, then the venues of the first page, then the recommended ones; then those with
 * the best presentation: pictures, rooms, a full description. Migration 0014 has the same weights.
 */
function prominenceOf(venue: VenueRecord): number {
  return (
    (venue.topFiveOrder === null ? 0 : TOP_FIVE_WEIGHT - Math.min(venue.topFiveOrder, 99) * TOP_FIVE_STEP) +
    (venue.isPremierPage ? 2_000 : 0) +
    (venue.isFeatured ? RECOMMENDED_WEIGHT : 0) +
    (venue.isFavourite ? 100 : 0) +
    Math.min(venue.photos.length, 8) * 10 +
    Math.min(venue.rooms.length, 6) * 10 +
    Math.min(Math.floor(venue.description.length / 100), 8) +
    (venue.category ?? 0)
  );
}

/**
 * Whether an editorial choice, be it paid for or not, places the venue before others. The row does not hold that it is recommended, but no
 * other weight adds up to it.
 */
export function isHighlighted({ prominence, placements }: Pick<CatalogueRow, 'prominence' | 'placements'>): boolean {
  return prominence >= RECOMMENDED_WEIGHT || placements.favourite;
}

/** Characters that are removed before an ellipsis. */
const CUT_OFF = ' \u00a0\u202f\t\r\n,;:.«(–-';

/** The beginning of a text, cut between words. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${withoutEnd(text.slice(0, cut > 0 ? cut : length - 1), CUT_OFF)}…`;
}
