import type { MailTexts } from '../../../platform/mail/mail-catalogue.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailFact, MailKind } from '../../../platform/mail/mail.types.ts';
import type { VenueFilter } from '../../search/search.inputs.ts';
import type { VenueCard } from '../../venues/venue.types.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../../venues/venue.enums.ts';
import { CONFIRM_HOURS, KEPT_MONTHS, MAX_PER_EMAIL } from '../limits.ts';
import { searchPath } from '../saved-filter.ts';
import { filterFacts } from './filter-facts.ts';

export interface SearchMailData {
  searchId: string;
}

export interface NewsMailData extends SearchMailData {
  /** Those that the mail shows. */
  venueIds: string[];
  /** The number of all that were found. */
  count: number;
}

interface SearchView {
  filter: VenueFilter;
  confirmPath: string;
  endPath: string;
  endsAt: Date;
}

export interface NewsView extends Omit<SearchView, 'confirmPath' | 'endsAt'> {
  venues: Pick<VenueCard, 'name' | 'slug' | 'city' | 'largestRoom' | 'bedrooms' | 'category'>[];
  count: number;
}

interface LimitView {
  searches: Pick<SearchView, 'filter' | 'endPath'>[];
}

const TOKEN = '00000000-0000-4000-8000-000000000018~exemple-exemple-exemple-exemple-exemple-exe';
const SEARCH: SearchView = {
  filter: {
    text: 'piscine chauffée',
    location: ['Lyon'],
    capacity: 80,
    eventTypes: [EventType.SEMINAIRE_RESIDENTIEL],
    layouts: [RoomLayout.THEATRE, RoomLayout.U_SHAPE],
    categories: [5, 4],
    amenities: [Amenity.WIFI, Amenity.PARKING],
    promotion: true,
  },
  confirmPath: `/recherches/confirmer?token=${TOKEN}`,
  endPath: `/recherches/arreter?token=${TOKEN}`,
  endsAt: new Date('2027-11-20T09:12:00Z'),
};
const OF_BANDS: SearchView = {
  ...SEARCH,
  filter: {
    capacityBands: [CapacityBand.UP_TO_20, CapacityBand.OVER_200],
    near: { place: 'Annecy', kilometres: 40 },
    dates: {
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      flexibleDays: 2,
      weekdays: [2, 4],
      days: 2,
      onlyAvailable: true,
    },
    kinds: [VenueKind.CHATEAU],
    roomAreaSqm: 120,
    bedrooms: 20,
    stationMinutes: 15,
    maxPricePerPersonCents: 80_00,
    bounds: { north: 46, south: 45, east: 5, west: 4 },
  },
};
const NOTHING_KNOWN: SearchView = { ...SEARCH, filter: {} };
const VENUE: NewsView['venues'][number] = {
  name: 'Château Exemple',
  slug: 'chateau-exemple',
  city: 'Lyon 2e',
  largestRoom: 1_200,
  bedrooms: 45,
  category: 4,
};
const NEWS: NewsView = {
  ...SEARCH,
  venues: [VENUE, { ...VENUE, name: 'Loft Exemple', slug: 'loft-exemple', bedrooms: null, category: null }],
  count: 9,
};

const mail = mailsOf(import.meta.dirname);
/** @param end label and words of the link that ends the search. */
const facts = (
  { filter, endPath }: Pick<SearchView, 'filter' | 'endPath'>,
  texts: MailTexts,
  end = ['enough', 'end'],
) => ({
  facts: filterFacts(filter, texts),
  searchPath: searchPath(filter),
  endFacts: [{ label: texts.plain(end[0]!), value: texts.plain(end[1]!), path: endPath }],
});

/** Asks the owner of the address to confirm the search. It contains nothing that was typed (`readSearchView`). */
export const SEARCH_CONFIRM = mail<SearchMailData, SearchView>({
  name: 'saved-search-confirm',
  examples: { everything: SEARCH, bands: OF_BANDS, 'nothing known': NOTHING_KNOWN },
  values: (view, texts) => ({
    ...facts(view, texts, ['notMe', 'erase']),
    hours: CONFIRM_HOURS,
    months: KEPT_MONTHS,
  }),
});

/** New venues that a search finds. */
export const SEARCH_NEWS = mail<NewsMailData, NewsView>({
  name: 'saved-search-news',
  examples: { everything: NEWS, 'one venue': { ...NEWS, venues: [VENUE], count: 1 } },
  values: (view, texts) => ({
    ...facts(view, texts),
    venueFacts: venueFacts(view, texts),
    others: view.count - view.venues.length,
  }),
  unsubscribePath: ({ endPath }) => endPath,
});

/** The search ends soon: shall it go on? */
export const SEARCH_RENEWAL = mail<SearchMailData, SearchView>({
  name: 'saved-search-renewal',
  examples: { everything: SEARCH },
  values: (view, texts) => ({ ...facts(view, texts), months: KEPT_MONTHS }),
  unsubscribePath: ({ endPath }) => endPath,
});

/** Somebody has saved one search more than an address may have: its searches, each with the page that ends it. */
export const SEARCH_LIMIT = mail<{ email: string }, LimitView>({
  name: 'saved-search-limit',
  examples: { everything: { searches: [SEARCH, NOTHING_KNOWN] } },
  values: ({ searches }, texts) => ({ ends: searches.map((search) => endFact(search, texts)), most: MAX_PER_EMAIL }),
});

export const SAVED_SEARCH_MAILS: readonly MailKind[] = [SEARCH_CONFIRM, SEARCH_NEWS, SEARCH_RENEWAL, SEARCH_LIMIT];

/** City and name with the page of each venue, and what else counts first. */
function venueFacts({ venues }: NewsView, texts: MailTexts): MailFact[] {
  return venues.map(({ name, slug, city, category, largestRoom, bedrooms }) => ({
    label: city,
    value: [
      name,
      ...(category === null ? [] : [texts.plain('starCount', { stars: category })]),
      ...(largestRoom ? [texts.plain('peopleCount', { count: largestRoom })] : []),
      ...(bedrooms ? [texts.plain('bedroomCount', { count: bedrooms })] : []),
    ].join(', '),
    path: `/establishment/${encodeURIComponent(slug)}`,
  }));
}

function endFact({ filter, endPath }: LimitView['searches'][number], texts: MailTexts): MailFact {
  const value = filterFacts(filter, texts).map((fact) => fact.value);
  return { label: texts.plain('end'), value: value.join(', ') || texts.plain('search'), path: endPath };
}
