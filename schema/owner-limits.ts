/**
 * Limits of the content of owners. Not in `constants.ts`, which is part of every page of the public site.
 */

/** Greatest lengths (characters), counts and values of the presentation of a venue. */
export const VENUE_LIMITS = {
  name: 150,
  slug: 80,
  description: 10_000,
  address: 300,
  contactName: 150,
  website: 300,
  /** Bedrooms, and people that can be accommodated. */
  beds: 5_000,
  tags: 30,
  tag: 50,
  rooms: 60,
  roomName: 100,
  roomDescription: 1_000,
  roomCapacity: 20_000,
  areaSqm: 100_000,
  /** The greatest number of standing people per square metre. */
  mostPeopleASqm: 2,
  ceilingHeightM: 100,
  accesses: 20,
  rates: 40,
  rateLabel: 80,
  rateQuantity: 9,
  rateNetCents: 100_000_00,
  accessMinutes: 600,
  pointsOfInterest: 20,
  distanceKm: 500,
  activities: 30,
  activityDescription: 500,
  paragraphs: 12,
  paragraphText: 4_000,
  /** Names of accesses, points of interest and activities, and titles of paragraphs. */
  title: 150,
  /** Greatest number of venues in one action. */
  atOnce: 100,
} as const;
/** Limits of an upload of pictures, and the widths in pixels at which a picture is served. */
export const PHOTOS = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxPerUpload: 10,
  /** For plans without a limit. */
  maxPerVenue: 50,
  altLength: 200,
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  widths: [480, 960, 1_600],
  /** Below this width a picture looks blurred on a page, and its owner is warned. */
  smallWidth: 960,
} as const;
/** Greatest lengths (characters) and values of a promotion. */
export const PROMOTION = {
  title: 100,
  text: 1_000,
  maxPriceCents: 1_000_000,
  maxVatPercent: 30,
  monthsAhead: 24,
} as const;
/** Limits of an owner's answer to a quote request. Rates of the French VAT, in percent; money in cents before tax. */
export const QUOTE_ANSWER = {
  vatPercents: [0, 2.1, 5.5, 10, 20],
  maxLines: 30,
  label: 150,
  maxQuantity: 1_000,
  maxUnitPriceCents: 100_000_00,
  maxTotalCents: 15_000_000_00,
  /** Greatest number of venues to which a request is forwarded: the requested ones, and additions. */
  maxVenues: 10,
  /** How long the sender of a request may revoke their choice. */
  undoChoiceHours: 48,
} as const;
