import { screen, within } from '@testing-library/react';
import type { TextCondition } from '../../search/relaxed-text.tsx';
import { someFacets } from '../../search/search.factory.ts';
import { aVenueCard } from '../card/venue-card.factory.ts';
import type { Language } from '../../../../schema/constants.ts';
import { loader } from './establishments-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import EstablishmentsPage from './establishments-page.tsx';
import { type EstablishmentsQueryVariables, EstablishmentsDocument } from './establishments-page.gen.ts';

type Result = { total?: number; unknown?: string[]; relaxed?: TextCondition[] };

/** Venues a page: fewer than the API gives, for the sake of time. */
export const SHOWN = 4;

/** Answers every search with so many venues; tells what was asked for. */
export function give(result: (variables: EstablishmentsQueryVariables) => Result = () => ({})) {
  const asked: EstablishmentsQueryVariables[] = [];
  server.use(
    api.query(EstablishmentsDocument, ({ variables: search }) => {
      asked.push(search);
      const { total = 42, unknown = [], relaxed = [] } = result(search);
      const first = (search.page - 1) * 20;
      return {
        searchVenues: {
          totalCount: total,
          page: search.page,
          pageCount: Math.ceil(total / 20),
          unknownLocations: unknown,
          relaxed,
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
