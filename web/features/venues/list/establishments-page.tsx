import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { ActiveFilters } from '../../search/active-filters.tsx';
import { useLandingCitiesQuery } from '../../search/landing-cities.gen.ts';
import { cityOf, cityVariables, type LandingCity, landingOf } from '../../search/landing-search.ts';
import { asTyped, withoutUnknown } from '../../search/meant-search.ts';
import { NO_CONDITIONS, searchPath, type SearchParams } from '../../search/search-params.ts';
import { useSearchLabels } from '../../search/search-labels.ts';
import { ReadingNotes } from '../../search/reading-notes.tsx';
import { UnknownPlaces } from '../../search/unknown-places.tsx';
import { useSearch } from '../../search/use-search.ts';
import { Head } from '../../../lib/head.tsx';
import { ResultsJsonLd } from './establishments-page-json.tsx';
import { exactCount, useResults } from './establishments-page-query.ts';
import { SearchResults } from './establishments-page-results.tsx';

/**
 * Of all addresses of a search, the one for search engines: the landing page that shows the same, else those conditions that people look
 * for, in one order.
 */
function canonicalPath(params: SearchParams, city: LandingCity | null): string {
  const { locations, eventTypes, categories, page } = params;
  const landing = landingOf(params, city);
  if (landing) return page > 1 ? `${landing}?page=${page}` : landing;
  return searchPath({ ...NO_CONDITIONS, locations, eventTypes, categories, page });
}

/** `/establishments`: the venues that a search finds, and its filters. */
export default function EstablishmentsPage() {
  const { t } = useLingui();
  const search = useSearch();
  const { params, chosen } = search;
  const results = useResults(params);
  const { found, meant, shown, answered, reading, beyond } = results;
  const words = useSearchLabels(shown ? withoutUnknown(answered, shown.unknownLocations) : asTyped(answered));
  // Search engines read what the server sends: the browser asks no more for it.
  const city = cityVariables(params);
  const { data: cities } = useLandingCitiesQuery({
    variables: city ?? { place: '' },
    skip: !city,
    fetchPolicy: 'cache-only',
  });
  const total = shown && exactCount(shown);
  const heading = total === undefined ? words.title : words.counted(total);
  const { page } = params;
  const pageTitle = page > 1 ? `${words.title} · ${t({ id: 'results.page', message: `Page ${page}` })}` : words.title;

  if (meant !== params) return <Navigate to={searchPath(meant)} replace />;
  return (
    <>
      <Head
        title={pageTitle}
        description={t({
          id: 'results.description',
          message: `${heading}. Compare rooms, capacities, bedrooms and services, and ask for a quote.`,
        })}
        path={canonicalPath(params, cityOf(cities))}
        noindex={params.text !== '' || params.dates !== null || params.bounds !== null || total === 0 || beyond}
      />
      <ResultsJsonLd name={words.title} page={page} venues={total === 0 ? [] : shown?.items} />
      <SearchResults
        search={search}
        results={results}
        title={heading}
        pathOf={(number) => searchPath({ ...params, page: number })}
        below={
          <>
            <ActiveFilters params={chosen} reading={chosen.text === params.text ? reading : null} />
            <UnknownPlaces params={params} unknown={found?.unknownLocations ?? []} />
            <ReadingNotes
              params={params}
              reading={reading}
              partly={found?.relaxed.includes('WORDS') === true && total !== 0}
            />
          </>
        }
      />
    </>
  );
}
