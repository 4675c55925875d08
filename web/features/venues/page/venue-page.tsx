import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { SearchForm } from '../../search/suggestions/search-form.tsx';
import { NearVenues } from './near-venues.tsx';
import { VenueDetails } from './venue-details.tsx';
import { nameInAddress, ownAddress } from './venue-address.ts';
import { VenueNotFound } from './venue-not-found.tsx';
import { useVenueMovedToQuery, useVenuePageQuery } from './venue-page.gen.ts';
import type { Venue } from './venue.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Head } from '../../../lib/head.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { LoadingPage } from '../../../lib/page-states.tsx';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { Page } from '../../../ui/layout.tsx';

const LocationMap = deferred(() => import('./location-map.tsx'));

const ViewRecorder = deferred(async () => ({
  default: (await import('../views/view-recorder.tsx')).ViewRecorder,
}));

function MovedTo({ slug }: { slug: string }) {
  return <Navigate to={ownAddress(slug, useLocation().search)} replace />;
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
  const { id, slug } = data.venue;
  // Another venue is another page, though its route is the same: nothing of the one before stays.
  return inPath && slug === name ? <PublicVenue key={id} venue={data.venue} /> : <MovedTo slug={slug} />;
}

/** `/establishment/:slug`, and by `?id=` (also `/builder-content?id=`): one venue. Any other way to name it leads to the address with the slug. */
export default function VenuePage() {
  const { slug } = useParams();
  const { name, inPath } = nameInAddress(slug, useLocation().search);
  return <Page>{name ? <NamedVenue name={name} inPath={inPath} /> : <NotFound />}</Page>;
}
