import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OffersList, OffersSkeleton } from './offers-list.tsx';
import { OffersPages } from './offers-pages.tsx';
import { useRunningPromotionsQuery } from './promotions.gen.ts';
import { RegionLinks } from './region-links.tsx';
import { offersData } from './structured-data.ts';
import { OFFERS_PER_PAGE, offersPath, useOffersAddress } from './use-offers-address.ts';
import { PROMOTIONS_PATH, SEARCH_PATH } from '../../../lib/addresses.ts';
import { Head, JsonLd } from '../../../lib/head.tsx';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { typeset } from '../../../lib/place-names.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/layout.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';

/** `/promotions-en-cours`: the offers that run today, what ends first comes first. */
export default function PromotionsPage() {
  const { t } = useLingui();
  const { origin } = usePageInfo();
  const address = useOffersAddress();
  const { region, page } = address;
  const { data, previousData, loading, error, refetch } = useRunningPromotionsQuery({
    variables: { region, page, pageSize: OFFERS_PER_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const hydrated = useHydrated();
  const found = data?.runningPromotions;
  // While another region or page is on its way, the offers before it stay, without colour.
  const shown = found ?? (error ? undefined : previousData?.runningPromotions);
  const regions = shown?.regions ?? [];
  const regionName = regions.find(({ code }) => code === region)?.name;
  const beyond = found !== undefined && found.totalCount > 0 && page > found.pageCount;
  const title = t({ id: 'promotions.title', message: 'Current offers' });
  const place = regionName ? `${title} · ${typeset(regionName)}` : title;

  return (
    <Page>
      <Head
        title={page > 1 ? `${place} · ${t({ id: 'results.page', message: `Page ${page}` })}` : place}
        description={t({
          id: 'promotions.description',
          message:
            'Discounts, packages and extras at venues for seminars and events all over France: valid today, with their last day.',
        })}
        path={offersPath(address)}
        noindex={found?.items.length === 0}
      />
      {found && found.items.length > 0 && <JsonLd data={offersData(found.items, origin)} />}
      <Stack as="header" gap={{ base: '4', lg: '5' }} pb={{ base: '6', lg: '9' }}>
        <Stack gap="2">
          <Text look="eyebrow">
            <Trans id="promotions.eyebrow">Right now</Trans>
          </Text>
          <Heading as="h1" look="display">
            {title}
          </Heading>
          <Text look="lead" tone="muted" maxWidth="4xl" textWrap="pretty">
            <Trans id="promotions.lead">
              What venues are offering right now: a few per cent off, a well-designed package or a little something
              extra. Those ending soonest come first.
            </Trans>
          </Text>
        </Stack>
        {regions.length > 0 && <RegionLinks regions={regions} current={region} />}
      </Stack>
      <VisuallyHidden role="status">
        {found &&
          t({ id: 'promotions.count', message: plural(found.totalCount, { one: '# offer', other: '# offers' }) })}
      </VisuallyHidden>
      <Box aria-busy={loading} filter={shown && !found ? 'grayscale(1)' : 'none'} transition="filter 150ms">
        {!shown && (
          <ServedFailure
            error={loading ? undefined : error}
            title={t({ id: 'promotions.failed', message: 'The offers could not be loaded' })}
            retry={() => refetch()}
          />
        )}
        {!shown && (!error || loading || !hydrated) && <OffersSkeleton />}
        {shown && shown.items.length > 0 && <OffersList offers={shown.items} />}
        {found?.totalCount === 0 && <NoOffers everywhere={region === null} />}
        {beyond && <PageBeyond region={region} />}
      </Box>
      {found && !beyond && (
        <Box pt="10">
          <OffersPages address={address} pageCount={found.pageCount} />
        </Box>
      )}
    </Page>
  );
}

/** Nothing runs today: in the region, or at all. */
function NoOffers({ everywhere }: { everywhere: boolean }) {
  const { t } = useLingui();
  const title = everywhere
    ? t({ id: 'promotions.none', message: 'No offers at the moment' })
    : t({ id: 'promotions.noneInRegion', message: 'No offers in this region at the moment' });
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {!everywhere && (
            <LinkButton to={PROMOTIONS_PATH} look="quiet">
              <Trans id="promotions.all">All offers</Trans>
            </LinkButton>
          )}
          <LinkButton to={SEARCH_PATH}>
            <Trans id="home.browse">Browse the venues</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans id="promotions.noneHint">
        Offers come and go with the seasons. A quote request often leads to one that was never advertised.
      </Trans>
    </EmptyState>
  );
}

/** The address asks for a page after the last one. */
function PageBeyond({ region }: { region: string | null }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: 'promotions.beyond', message: 'There are no offers on this page' })}
      actions={
        <LinkButton to={offersPath({ region, page: 1 })} look="quiet">
          {t({ id: 'results.firstPage', message: 'Go to the first page' })}
        </LinkButton>
      }
    />
  );
}
