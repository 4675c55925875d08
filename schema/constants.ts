/**
 * Business constants of the product (specification, section 9), shared by server and web.
 * Durations are milliseconds unless the name says otherwise.
 */
export const PRODUCT_NAME = 'Plénière';
export const TAGLINE = { fr: "Plateforme de gestion d'établissements", en: 'Venue Management Platform' } as const;

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';
/** Key of local storage, and name of its mirror cookie, with the visitor's language. */
export const LANGUAGE_KEY = 'language';

export const API_BASE_PATH = '/api';
/** Path to which browsers report errors of pages. */
export const PAGE_ERRORS_PATH = '/page-errors';
export const UPLOADS_PATH = '/uploads/';
export const COPYRIGHT_YEARS = '1986-2025';

/** Key of local storage with the access token of the session. */
export const TOKEN_KEY = 'token';
/** Key of local storage with the id of the venue that was last selected in the slider. */
export const SELECTED_VENUE_KEY = 'selectedVenueId';
export const SLIDER = { maxVenues: 5, intervalMs: 5_000, swipeThresholdPx: 50 } as const;
export const FAVOURITES_COUNT = 8;
export const STARS = { min: 1, max: 5, default: 4 } as const;

/** Greatest number of suggestions of each group: while typing, and on focus of an empty field. */
export const SUGGESTIONS = {
  typing: { cities: 20, departments: 10, regions: 10, venues: 10 },
  onFocus: 5,
  hideDelayMs: 200,
} as const;

/** The distance from a point: kilometres unless others are given, and the limits. */
export const NEAR = { kilometres: 30, maxKilometres: 500, maxPlace: 200 } as const;

export const PASSWORD = { minLength: 8, maxLength: 128, special: '!@#$%^&*(),.?":{}|<>' } as const;
/** Greatest lengths (characters) of the profile of a user, and the edges of their picture in pixels. */
export const PROFILE = { text: 150, bio: 1_000, website: 300, address: 300, avatarSizes: [96, 256] } as const;
export const SESSION = {
  validateIntervalMs: 3_600_000,
  unreadPollMs: 60_000,
  resetRedirectMs: 3_000,
} as const;
export const BACK_TO_TOP = { afterPx: 300, hiddenUpToWidthPx: 480 } as const;
export const DRAWER_WIDTH_PX = 240;
export const TIMEOUTS = { listMs: 30_000, scriptChunkMs: 120_000 } as const;
export const PAGE_SIZE = { default: 20, max: 100 } as const;
/** Days before the end of a subscription on which its owner is warned. */
export const SUBSCRIPTION_WARNING_DAYS = [30, 7, 1] as const;
export const DELETED_KEPT_DAYS = 30;
export const QUOTE_MAX_VENUES = 5;
/** Greatest lengths (characters) and values in forms for visitors. */
export const FORM_LIMITS = {
  name: 100,
  company: 150,
  email: 254,
  phone: 30,
  subject: 150,
  note: 500,
  message: 4_000,
  reason: 1_000,
} as const;
/** The greatest number of days of an event that is estimated or asked for. */
export const EVENT_MAX_DAYS = 31;
export const QUOTE = {
  maxParticipants: 20_000,
  maxBedrooms: 5_000,
  /** Cents of euros per person, before tax. */
  maxBudgetCents: 10_000_00,
  /** The number of years from today after which no event begins or ends. */
  yearsAhead: 3,
  /** The days after its submission or last change for which a request can be read and changed by its private link. */
  linkDays: 180,
} as const;
/** The page of a quote request for holders of its private link; the token is after `#`. */
export const QUOTE_STATUS_PATH = '/demande-devis/suivi';
export const COMPARISON_MAX_VENUES = 4;
/** The shortlist of a visitor without an account: its key of local storage, and the greatest number of venues. */
export const SHORTLIST = { key: 'shortlist', maxVenues: 50 } as const;

/** Slugs of the event types, in the order of the specification. */
export const EVENT_TYPE_SLUGS = [
  'seminaire-semi-residentiel',
  'seminaire-residentiel',
  'conference-congres',
  'journee-etude',
  'repas-d-affaire',
  'soiree-et-cocktail',
  'prestataires',
] as const;
export type EventTypeSlug = (typeof EVENT_TYPE_SLUGS)[number];

/** Capacity bands: slug → smallest and greatest number of people (null = no limit). */
export const CAPACITY_BANDS = {
  'jusqu-20': { min: 1, max: 20 },
  '20-50': { min: 20, max: 50 },
  '50-100': { min: 50, max: 100 },
  '100-200': { min: 100, max: 200 },
  'plus-200': { min: 200, max: null },
} as const;
export type CapacityBandSlug = keyof typeof CAPACITY_BANDS;
