import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { LandingIntro } from '../../search/landing-intro.tsx';
import { LandingLinks } from '../../search/landing-links.tsx';
import { useLandingCitiesQuery, type LandingCitiesQuery } from '../../search/landing-cities.gen.ts';
import { knownPlace } from '../../search/known-places.ts';
import {
  citiesVariables,
  cityOf,
  landingAddress,
  landingSearch,
  type LandingSearch,
} from '../../search/landing-search.ts';
import { useLandingHeading } from '../../search/landing-labels.ts';
import { regionOf } from '../../search/regions.ts';
import { toFilter } from '../../search/search-variables.ts';
import { useSearch } from '../../search/use-search.ts';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { Head } from '../../../lib/head.tsx';
import { PageLoading } from '../../../lib/page-states.tsx';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ResultsJsonLd } from './establishments-page-json.tsx';
import { useResults } from './establishments-page-query.ts';
import { SearchResults } from './establishments-page-results.tsx';
import { useLandingFactsQuery } from './landing-page.gen.ts';
import { typeset } from '../../../lib/place-names.ts';

const NONE: LandingProps['cities'] = [];

/** `/lieux/:place`, `/lieux/:eventType`, `/lieux/:place/:eventType`: a search with an address and a heading of its own. */
export default function LandingPage() {
  const { t } = useLingui();
  const { place = '', eventType } = useParams();
  const { pathname, search } = useLocation();
  const asked = citiesVariables(place, eventType);
  const { data, loading, error, refetch } = useLandingCitiesQuery(
    asked ? { variables: asked } : { variables: { place: '' }, skip: true },
  );
  const landing = useMemo(() => landingSearch(place, eventType, cityOf(data)), [place, eventType, data]);
  if (!landing && (loading || error)) {
    return (
      <Page>
        <PageLoading
          title={t({ id: 'landing.failed', message: 'This page could not be loaded' })}
          error={error}
          retry={refetch}
        />
      </Page>
    );
  }
  if (!landing) return <UnknownLanding />;
  const address = landingAddress(landing);
  // Another way of writing the place leads to the one address.
  return pathname === address ? (
    <Landing key={address} landing={landing} address={address} cities={data?.landingCities.cities ?? NONE} />
  ) : (
    <Navigate to={address + search} replace />
  );
}

type LandingProps = {
  landing: LandingSearch;
  address: string;
  cities: LandingCitiesQuery['landingCities']['cities'];
};

function Landing({ landing, address, cities }: LandingProps) {
  const { t } = useLingui();
  const search = useSearch(landing.params);
  const { params } = search;
  const results = useResults(params);
  const { shown, found, beyond } = results;
  const { data: facts } = useLandingFactsQuery({ variables: { filter: toFilter(landing.params) } });
  const heading = useLandingHeading()(landing);
  const steps = useSteps(landing);
  const { page } = params;
  const pathOf = (number: number) => (number > 1 ? `${address}?page=${number}` : address);

  return (
    <>
      <Head
        title={page > 1 ? `${heading} · ${t({ id: 'results.page', message: `Page ${page}` })}` : heading}
        description={t({
          id: 'results.description',
          message: `${heading}. Compare rooms, capacities, bedrooms and services, and ask for a quote.`,
        })}
        path={pathOf(page)}
        noindex={shown?.totalCount === 0 || beyond}
      />
      <ResultsJsonLd name={heading} page={page} venues={shown?.items} steps={steps} />
      <SearchResults
        search={search}
        results={results}
        title={heading}
        pathOf={pathOf}
        above={
          <Box pb="3">
            <Breadcrumb
              label={t({ id: 'venue.breadcrumb', message: 'Breadcrumb' })}
              steps={[
                { label: t({ id: 'breadcrumb.home', message: 'Home' }), to: '/' },
                { label: t({ id: 'breadcrumb.venues', message: 'Venues' }), to: SEARCH_PATH },
                ...steps,
              ]}
            />
          </Box>
        }
        below={
          found &&
          page === 1 && (
            <LandingIntro
              landing={landing}
              total={found.totalCount}
              facets={found.facets}
              largest={facts?.searchVenues.items[0]}
              prices={facts?.cheapest.items.map(({ priceFrom }) => priceFrom) ?? []}
            />
          )
        }
        after={found && <LandingLinks landing={landing} facets={found.facets} cities={cities} />}
      />
    </>
  );
}

/** From the region to this page. */
function useSteps({ place, eventType, params }: LandingSearch): { label: string; to: string }[] {
  const eventTypeName = useTerm(EVENT_TYPES);
  const department = place?.kind === 'city' ? knownPlace(place.departmentCode) : undefined;
  const within = department ?? (place?.kind === 'department' ? place : undefined);
  const region = within && regionOf(within);
  const [type] = params.eventTypes;
  return [
    ...[region, department]
      .filter((step) => step !== undefined)
      .map((step) => ({
        label: typeset(step.name),
        to: landingAddress({ place: step, eventType: null }),
      })),
    ...(place ? [{ label: typeset(place.name), to: landingAddress({ place, eventType: null }) }] : []),
    ...(eventType && type ? [{ label: eventTypeName(type), to: landingAddress({ place, eventType }) }] : []),
  ];
}

function UnknownLanding() {
  const { t } = useLingui();
  const title = t({ id: 'landing.unknown', message: 'We don’t know this place or type of event' });
  return (
    <Page>
      <Head title={title} noindex />
      <Stack alignItems="center" textAlign="center" py="12" maxWidth="lg" mx="auto">
        <Heading as="h1" look="h2">
          {title}
        </Heading>
        <Text tone="muted">
          {t({
            id: 'landing.unknownAdvice',
            message: 'The address may be mistyped. Search by city, department or region instead.',
          })}
        </Text>
        <LinkButton to={SEARCH_PATH} look="quiet">
          {t({ id: 'results.seeAll', message: 'See all venues' })}
        </LinkButton>
      </Stack>
    </Page>
  );
}
