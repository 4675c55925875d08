import { skipToken } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { COMPARISON_MAX_VENUES } from '../../../../schema/constants.ts';
import { AddVenue } from './add-venue.tsx';
import type { ComparedVenue } from './compared-venue.ts';
import { useComparisonQuery } from './comparison.gen.ts';
import { ComparisonDates } from './comparison-dates.tsx';
import { ComparisonNotices } from './comparison-notices.tsx';
import { comparisonPath, parseComparison, type ComparisonParams } from './comparison-params.ts';
import { ComparisonSkeleton } from './comparison-skeleton.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ComparisonToolbar } from './comparison-toolbar.tsx';
import { ShortlistAdditions } from '../shortlist/shortlist-additions.tsx';
import { ShortlistButton } from '../shortlist/shortlist-button.tsx';
import { SEARCH_PATH, SHORTLIST_PATH } from '../../../lib/addresses.ts';
import { useAskedKeys } from '../../../lib/asked-keys.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Head } from '../../../lib/head.tsx';
import { ServedFailure } from '../../../lib/served-failure.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/layout.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** The venues found, as the address now orders them. What it asks for by a former slug is in the order of the answer. */
function arranged(venues: readonly ComparedVenue[], asked: readonly string[], slugs: readonly string[]) {
  if (asked.join() === slugs.join()) return venues;
  const bySlug = new Map(venues.map((venue) => [venue.slug, venue]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** `/comparer?lieux=a,b`: up to four venues side by side. The address holds everything, so it can be handed on. */
export default function ComparisonPage() {
  const { t } = useLingui();
  const { and } = useFormats();
  const hydrated = useHydrated();
  const { search } = useLocation();
  const params = useMemo(() => parseComparison(search), [search]);
  const { slugs, onlyDifferences } = params;
  const asked = useAskedKeys(slugs);
  const { data, previousData, loading, error, refetch } = useComparisonQuery(
    asked.length > 0 ? { variables: { slugs: [...asked] } } : skipToken,
  );
  const answered = data?.venues ?? previousData?.venues;
  const venues = useMemo(
    () => (answered ? arranged(answered, data ? asked : [], slugs) : []),
    [answered, asked, data, slugs],
  );
  const found = venues.map(({ slug }) => slug);
  const settled = slugs.length === 0 || (data !== undefined && slugs.every((slug) => asked.includes(slug)));
  const nothing = settled && venues.length === 0;
  const names = and(venues.map(({ name }) => name));
  const title = t({ id: 'comparison.title', message: 'Compare venues' });
  const count = venues.length;

  return (
    <Page data-paper="wide">
      <Head title={count > 0 ? t({ id: 'comparison.titleOf', message: `Compare ${names}` }) : title} noindex />
      <Stack gap="6">
        <Stack as="header" gap="3">
          <Heading as="h1" look="h1">
            {count > 1
              ? t({
                  id: 'comparison.heading',
                  message: plural(count, { one: '# venue', other: '# venues side by side' }),
                })
              : title}
          </Heading>
          <ComparisonNotices params={params} found={settled ? venues : undefined} />
          {settled && count === 1 && (
            <Text tone="muted">
              <Trans id="comparison.addOne">Add another venue to see what sets them apart.</Trans>
            </Text>
          )}
        </Stack>
        {count > 0 && <ComparisonToolbar slugs={found} onlyDifferences={onlyDifferences} />}
        {count > 0 && <ComparisonDates />}
        {settled && count > 0 && count < COMPARISON_MAX_VENUES && (
          <Additions slugs={found} onlyDifferences={onlyDifferences} />
        )}
        {!settled && (
          <ServedFailure
            error={loading ? undefined : error}
            title={t({ id: 'comparison.failed', message: 'The comparison could not be loaded' })}
            retry={() => refetch()}
          />
        )}
        {!settled && count === 0 && (!error || loading || !hydrated) && <ComparisonSkeleton venues={slugs.length} />}
        {count > 0 && (
          <ComparisonTable
            venues={venues}
            onlyDifferences={onlyDifferences}
            busy={!settled}
            renderHeart={({ id, slug, name }) => <ShortlistButton venueId={id} slug={slug} name={name} />}
          />
        )}
        {nothing && <NothingToCompare />}
      </Stack>
    </Page>
  );
}

/** Ways to one more venue. */
function Additions({ slugs, onlyDifferences }: Pick<ComparisonParams, 'slugs' | 'onlyDifferences'>) {
  const { briefed } = useEventBrief();
  return (
    <Box
      display="grid"
      gap={{ base: '4', lg: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 22rem) minmax(0, 1fr)' }}
      css={{ '@media print': { display: 'none' } }}
    >
      <AddVenue slugs={slugs} onlyDifferences={onlyDifferences} />
      <ShortlistAdditions
        except={slugs}
        to={(slug) => briefed(comparisonPath({ slugs: [...slugs, slug], onlyDifferences }))}
      />
    </Box>
  );
}

/** No venue is named, or none of those named is on the site. */
function NothingToCompare() {
  return (
    <Stack gap="4">
      <EmptyState
        title={<Trans id="comparison.empty">Which venues are you hesitating between?</Trans>}
        actions={
          <>
            <LinkButton to={SEARCH_PATH} look="solid">
              <Trans id="comparison.search">Browse the venues</Trans>
            </LinkButton>
            <LinkButton to={SHORTLIST_PATH}>
              <Trans id="comparison.toShortlist">View my shortlist</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans id="comparison.emptyText">
          Compare up to four venues side by side: rooms in each layout, bedrooms, access, services. Add one by name, or
          save venues with the heart while you search.
        </Trans>
      </EmptyState>
      <Box maxWidth="2xl" width="full" mx="auto">
        <Additions slugs={[]} onlyDifferences={false} />
      </Box>
    </Stack>
  );
}
