import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { SearchForm } from '../../search/suggestions/search-form.tsx';
import { NearVenues } from './near-venues.tsx';
import { VenueDetails } from './venue-details.tsx';
import { VenueNotFound } from './venue-not-found.tsx';
import { useVenueMovedToQuery, useVenuePageQuery } from './venue-page.gen.ts';
import type { Venue } from './venue.ts';
import { venueAddress } from '../../../lib/addresses.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Head } from '../../../lib/head.tsx';
import { Redirect } from '../../../lib/http-context.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { LoadingPage } from '../../../lib/page-states.tsx';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { Page } from '../../../ui/layout.tsx';

const LocationMap = deferred(() => import('./location-map.tsx'));

const ViewRecorder = deferred(async () => ({
  default: (await import('../views/view-recorder.tsx')).ViewRecorder,
}));

/** What a slug or an id can be; anything else is asked of nobody. */
const NAME = /^[a-z0-9-]{1,120}$/i;

/** The venue's own address, with what else stood in the query (the language, say) but the id. */
function useOwnAddress(slug: string): string {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('id');
  return venueAddress(slug) + (query.size > 0 ? `?${query.toString()}` : '');
}

function MovedTo({ slug }: { slug: string }) {
  return <Redirect to={useOwnAddress(slug)} permanent />;
}

/** `name`: what the address calls it, when that may be a slug. */
function NotFound({ name }: { name?: string }) {
  const { t } = useLingui();
  return (
    <VenueNotFound
      search={
        <SearchForm prominent look="panel" label={t({ id: 'venue.searchAnother', message: 'Find another venue' })} />
      }
      near={name && <NearVenues slug={name} />}
    />
  );
}

type NotHereProps = {
  result: { error?: Error | undefined; loading: boolean; refetch: () => Promise<unknown> };
};

/** The venue is on its way, or could not be loaded. */
function NotHere({ result: { error, loading, refetch } }: NotHereProps) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const failure = loading ? undefined : error;
  const title = t({ id: 'venueForm.loadFailed', message: 'The venue could not be loaded' });
  return (
    <>
      {failure && <Head noindex title={title} />}
      <ServedFailure as="h1" error={failure} title={title} retry={() => refetch()} />
      {(!failure || !hydrated) && <LoadingPage />}
    </>
  );
}

/** Nothing public is under this name: it may have had it before. */
function FormerVenue({ name }: { name: string }) {
  const { data, ...result } = useVenueMovedToQuery({ variables: { slug: name } });
  if (!data) return <NotHere result={result} />;
  return data.venueMovedTo ? <MovedTo slug={data.venueMovedTo} /> : <NotFound name={name} />;
}

function PublicVenue({ venue }: { venue: Venue }) {
  const { id, slug, name } = venue;
  return (
    <>
      <Suspense fallback={null}>
        <ViewRecorder venueId={id} />
      </Suspense>
      <VenueDetails
        venue={venue}
        keep={<ShortlistButton venueId={id} slug={slug} name={name} look="text" />}
        map={
          venue.latitude !== null && (
            <Suspense fallback={null}>
              <LocationMap venue={venue} />
            </Suspense>
          )
        }
      />
    </>
  );
}

function NamedVenue({ name, inPath }: { name: string; inPath: boolean }) {
  const { data, ...result } = useVenuePageQuery({ variables: { slug: name } });
  if (!data) return <NotHere result={result} />;
  if (!data.venue) return <FormerVenue name={name} />;
  return inPath && data.venue.slug === name ? <PublicVenue venue={data.venue} /> : <MovedTo slug={data.venue.slug} />;
}

/** `/establishment/:slug`, and by `?id=` (also `/builder-content?id=`): one venue. Any other way to name it leads to the address with the slug. */
export default function VenuePage() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const name = (slug ?? query.get('id') ?? '').trim();
  return <Page>{NAME.test(name) ? <NamedVenue name={name} inPath={slug !== undefined} /> : <NotFound />}</Page>;
}
