import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PRODUCT_NAME } from '../../schema/constants.ts';
import type { CardAction } from '../features/home/favourite-card.tsx';
import { Hero } from '../features/home/hero.tsx';
import { useHomePageQuery } from '../features/home/home.gen.ts';
import { Slider } from '../features/home/slider.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { ShortlistButton } from '../features/shortlist/shortlist-button.tsx';
import { SearchForm } from '../features/suggestions/search-form.tsx';
import { loadChunk } from '../lib/chunks.ts';
import { useErrorText } from '../lib/errors.ts';
import { Head } from '../lib/head.tsx';
import { HttpStatus } from '../lib/http-context.tsx';
import { Box } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';

const Below = lazy(() => whenIdle().then(() => loadChunk(() => import('../features/home/below.tsx'))));

const shortlistButton: CardAction = ({ id, slug, name }) => <ShortlistButton venueId={id} slug={slug} name={name} />;

/** `/`: what the site is for, the way into the search, and venues worth a look. The search works even if they can't be had. */
export default function HomePage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, loading, error, refetch } = useHomePageQuery();
  const failed = error !== undefined && !data;
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
        slider={<Slider venues={data?.home.slider} loading={loading && !data} />}
        search={<SearchForm prominent look="panel" label={t({ id: 'home.search', message: 'Search for a venue' })} />}
      />
      {failed && (
        <>
          <HttpStatus status={503} />
          <ErrorState
            title={<Trans id="home.failed">Failed to load establishments</Trans>}
            actions={
              <Button onClick={() => void refetch()}>
                <Trans id="home.retry">Try again</Trans>
              </Button>
            }
          >
            {errorText(error)}
          </ErrorState>
        </>
      )}
      <Suspense fallback={<Box minHeight="100vh" />}>
        <Below data={data} failed={failed} action={shortlistButton} />
      </Suspense>
    </>
  );
}
