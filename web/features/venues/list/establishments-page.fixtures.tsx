import { screen, within } from '@testing-library/react';
import { someFacets } from '../../search/search.factory.ts';
import { aVenueCard } from '../card/venue-card.factory.ts';
import type { Language } from '../../../../schema/constants.ts';
import { loader } from './establishments-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import EstablishmentsPage from './establishments-page.tsx';
import { type EstablishmentsQueryVariables, EstablishmentsDocument } from './establishments-page.gen.ts';

type Found = Answer<typeof EstablishmentsDocument>['searchVenues'];
type Miss = Found['nearMisses'][number];
type Result = {
  total?: number;
  unknown?: string[];
  known?: Found['knownLocations'];
  misses?: Miss[];
  relaxed?: Found['relaxed'];
  parsed?: Found['parsed'];
  availabilities?: Found['availabilities'];
};

/** Venues a page: fewer than the API gives, for the sake of time. */
export const SHOWN = 4;

/** Answers every search with so many venues; records the requests. */
export function give(result: (variables: EstablishmentsQueryVariables) => Result = () => ({})) {
  const asked: EstablishmentsQueryVariables[] = [];
  server.use(
    api.query(EstablishmentsDocument, ({ variables: search }) => {
      asked.push(search);
      const {
        total = 42,
        unknown = [],
        known = [],
        relaxed = [],
        parsed = null,
        misses = [],
        availabilities = [],
      } = result(search);
      const first = (search.page - 1) * 20;
      return {
        searchVenues: {
          totalCount: total,
          page: search.page,
          pageCount: Math.ceil(total / 20),
          unknownLocations: unknown,
          knownLocations: known,
          relaxed,
          parsed,
          nearMisses: misses,
          availabilities,
          facets: someFacets(),
          items: Array.from({ length: Math.max(0, Math.min(SHOWN, total - first)) }, (_, index) => ({
            ...aVenueCard({ number: first + index + 1 }),
            latitude: 45.75,
            longitude: 4.83,
          })),
        },
      };
    }),
  );
  return asked;
}

/** A venue that comes close, in Cannes. */
export function aMiss(...differences: Partial<Miss['differences'][number]>[]): Miss {
  const none = { asked: null, found: null, askedPrice: null, price: null, layout: null, amenities: null };
  return {
    venue: {
      ...aVenueCard({ number: 900, name: 'Palais de la Croisette' }),
      latitude: 43.55,
      longitude: 7.02,
    },
    differences: differences.map((given) => ({ condition: 'WORDS', place: null, kilometres: null, ...none, ...given })),
    availability: null,
  };
}

/** What was understood in a text. */
export function aReading(given: Partial<NonNullable<Found['parsed']>> = {}): NonNullable<Found['parsed']> {
  return {
    capacity: null,
    roomAreaSqm: null,
    bedrooms: null,
    maxPricePerPerson: null,
    totalBudget: null,
    dates: null,
    categories: [],
    eventTypes: [],
    layouts: [],
    parts: [],
    places: [],
    rest: '',
    ...given,
  };
}

/** What wide screens show is hidden in jsdom, which knows no width. */
export const HIDDEN = { hidden: true };

export async function open(url: string, language: Language = 'fr') {
  const page = await renderWithApp(<EstablishmentsPage />, { url, path: '/establishments', language });
  const filters = () =>
    within(screen.getByRole('complementary', { ...HIDDEN, name: language === 'fr' ? 'Filtres' : 'Filters' }));
  const answer = () => answerOf(loader, url);
  return { ...page, answer, filters, address: () => decodeURIComponent(page.address()) };
}

export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
