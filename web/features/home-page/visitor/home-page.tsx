import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { PRODUCT_NAME } from '../../../../schema/constants.ts';
import type { CardAction } from './favourite-card.tsx';
import { Hero } from './hero.tsx';
import { useHomePageQuery } from './home.gen.ts';
import { Slider } from './slider.tsx';
import { ShortlistButton } from '../../venues/shortlist/shortlist-button.tsx';
import { SearchForm } from '../../search/suggestions/search-form.tsx';
import { deferred } from '../../../lib/deferred.tsx';
import { Head } from '../../../lib/head.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { Box } from '../../../ui/box.ts';

const Below = deferred(() => import('./below.tsx'));

const shortlistButton: CardAction = ({ id, slug, name }) => <ShortlistButton venueId={id} slug={slug} name={name} />;

/** `/`: what the site is for, the way into the search, and venues worth a look. The search works even if they can't be had. */
export default function HomePage() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const { data, loading, error, refetch } = useHomePageQuery();
  const failure = loading ? undefined : error;
  // The browser asks again for what the server could not have.
  const failed = failure !== undefined && !data && hydrated;
  return (
    <>
      <Head
        bare
        path="/"
        title={t({ id: 'home.headTitle', message: `${PRODUCT_NAME} · Find a venue for your professional events` })}
        description={t({
          id: 'home.headDescription',
          message:
            'Compare venues for your seminars, conferences, study days, business meals and cocktail evenings all over France, and ask for a quote.',
        })}
      />
      <Hero
        slider={<Slider venues={data?.home.slider} loading={!data && !failed} />}
        search={<SearchForm prominent look="panel" label={t({ id: 'home.search', message: 'Search for a venue' })} />}
      />
      {!data && (
        <ServedFailure
          error={failure}
          title={t({ id: 'home.failed', message: 'Failed to load establishments' })}
          retry={() => refetch()}
        />
      )}
      <Suspense fallback={<Box minHeight="100vh" />}>
        <Below data={data} failed={failed} action={shortlistButton} />
      </Suspense>
    </>
  );
}
