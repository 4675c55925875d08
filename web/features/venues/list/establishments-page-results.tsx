import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { SaveSearch } from '../../saved-searches/save-search.tsx';
import { isPeriod } from '../../../../schema/search-dates.ts';
import type { Availability } from '../../search/card-availability.tsx';
import { FilterDrawer } from '../../search/filter-drawer.tsx';
import { MapButton } from '../../search/map-button.tsx';
import { NoResults } from '../../search/no-results.tsx';
import { ResultPages } from '../../search/result-pages.tsx';
import { ResultsTitle, ResultsToolbar } from '../../search/results-header.tsx';
import { SearchColumns } from '../../search/search-columns.tsx';
import { SearchFilters } from '../../search/search-filters.tsx';
import { printSearch, searchPath } from '../../search/search-params.ts';
import { withReading } from '../../search/search-reading.ts';
import { SortSelect } from '../../search/sort-select.tsx';
import { SPLIT_QUERY, SplitPage } from '../../search/split-page.tsx';
import { useMedia } from '../../search/use-media.ts';
import type { useSearch } from '../../search/use-search.ts';
import { Pointing, PointingContext } from '../map/pointing.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { BriefContext, keepBrief } from '../../../lib/event-brief.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Box } from '../../../ui/box.ts';
import { NearMisses } from './establishments-page-near-misses.tsx';
import { VenueList, VenueListSkeleton, type ListedVenue } from './establishments-page-list.tsx';
import { MapOnItsWay, PageBeyond, SearchFailure } from './establishments-page-states.tsx';
import { exactCount, type Results } from './establishments-page-query.ts';

const ResultsMap = deferred(() => import('./establishments-page-map.tsx'));

const FORM_ID = 'filtres';
const NOTHING: readonly ListedVenue[] = [];
const NONE: readonly Availability[] = [];

type SearchResultsProps = {
  search: ReturnType<typeof useSearch>;
  results: Results;
  title: string;
  /** Address of a page of these results. */
  pathOf: (page: number) => string;
  /** Over and under the title, and after the list. */
  above?: ReactNode;
  below?: ReactNode;
  after?: ReactNode;
};

/** Shown where the map has its place beside the list; `not`: where it has none. What changes with the window is this alone, not the list. */
function Wide({ not = false, children }: { not?: boolean; children: ReactNode }) {
  return useMedia(SPLIT_QUERY) !== not && children;
}

/** Shown until the browser takes over. */
function UntilHydrated({ children }: { children: ReactNode }) {
  return !useHydrated() && children;
}

/** A search with its filters, list and map: what `/establishments` and the landing pages share. */
export function SearchResults({ search, results, title, pathOf, above, below, after }: SearchResultsProps) {
  const { t } = useLingui();
  const { params, chosen, change } = search;
  const { found, shown, facets, reading, pending, beyond, loading, error, retry } = results;
  const [pointing] = useState(() => new Pointing());
  const { page } = params;
  const event = withReading(params, reading);
  const asked = printSearch(event);
  const exact = event.dates !== null && !isPeriod(event.dates) && !event.dates.flexibleDays;
  const total = shown && exactCount(shown);
  const venues = total ? shown.items : NOTHING;
  const misses = page === 1 ? (shown?.nearMisses ?? []) : [];
  const filters = { params: chosen, reading: chosen.text === params.text ? reading : null, facets, change };
  useEffect(() => keepBrief(asked), [asked]);
  const map = (alone: boolean) => (
    <Suspense fallback={<MapOnItsWay />}>
      <ResultsMap params={params} venues={venues} misses={misses} change={change} alone={alone} />
    </Suspense>
  );

  return (
    <BriefContext value={asked}>
      <PointingContext value={pointing}>
        <SplitPage mapLabel={t({ id: 'map.title', message: 'Map of the venues' })} map={<Wide>{map(false)}</Wide>}>
          <Box as="header" pb={{ base: '5', lg: '8' }}>
            {above}
            <ResultsTitle page={page} pending={pending}>
              {title}
            </ResultsTitle>
            {below}
          </Box>
          <SearchColumns
            search={searchPath(params)}
            filters={<SearchFilters id={FORM_ID} {...filters} />}
            toolbar={
              <ResultsToolbar
                page={page}
                byRelevance={params.sort === 'relevance'}
                total={found && total}
                filters={<FilterDrawer {...filters} total={found && total} />}
                sort={<SortSelect params={chosen} change={change} form={FORM_ID} />}
              />
            }
            busy={loading}
            stale={pending}
          >
            {(!shown || error) && (
              <SearchFailure error={loading ? undefined : error} isListKept={shown !== undefined} retry={retry} />
            )}
            {!shown && (!error || loading) && <VenueListSkeleton />}
            {!shown && error && !loading && (
              <UntilHydrated>
                <VenueListSkeleton />
              </UntilHydrated>
            )}
            {venues.length > 0 && (
              <VenueList venues={venues} availabilities={shown?.availabilities ?? NONE} exact={exact} />
            )}
            {misses.length > 0 && (
              <NearMisses misses={misses} found={total ?? 0} rest={reading?.rest ?? ''} exact={exact} />
            )}
            {found && total === 0 && misses.length === 0 && <NoResults params={params} />}
            {shown && !beyond && <SaveSearch params={params} />}
            {beyond && found && <PageBeyond page={page} pageCount={found.pageCount} pathOf={pathOf} />}
            {found && total !== 0 && !beyond && (
              <Box pt="10">
                <ResultPages page={page} pageCount={found.pageCount} pathOf={pathOf} />
              </Box>
            )}
          </SearchColumns>
          {after}
          <Wide not>
            <MapButton>{map(true)}</MapButton>
          </Wide>
        </SplitPage>
      </PointingContext>
    </BriefContext>
  );
}
