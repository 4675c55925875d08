import { styled } from '#styled/jsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Box, Item, Stack } from '../../ui/box.ts';
import { Link, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useLooserSearchesQuery } from './looser-searches.gen.ts';
import { looserVariables } from './looser-variables.ts';
import { cleared, CONDITIONS, hasCondition, searchPath, without, type SearchParams } from './search-params.ts';
import type { Condition } from './search-params.ts';
import { useNearMisses, type ShownNearMiss } from './use-near-misses.ts';

const WITHOUT: Readonly<Record<Condition, MessageDescriptor>> = {
  text: msg({ id: 'looser.text', message: 'Without the keyword' }),
  location: msg({ id: 'looser.location', message: 'Anywhere in France' }),
  near: msg({ id: 'looser.near', message: 'At any distance' }),
  kinds: msg({ id: 'looser.kinds', message: 'Any kind of venue' }),
  eventTypes: msg({ id: 'looser.eventTypes', message: 'For any type of event' }),
  capacity: msg({ id: 'looser.capacity', message: 'For any number of people' }),
  categories: msg({ id: 'looser.categories', message: 'Any number of stars' }),
  layouts: msg({ id: 'looser.layouts', message: 'In any room layout' }),
  bedrooms: msg({ id: 'looser.bedrooms', message: 'For any number of bedrooms' }),
  station: msg({ id: 'looser.station', message: 'At any distance from a station' }),
  amenities: msg({ id: 'looser.amenities', message: 'Without required services' }),
  promotion: msg({ id: 'looser.promotion', message: 'With or without an offer' }),
  bounds: msg({ id: 'looser.bounds', message: 'Beyond this area of the map' }),
};

const Choices = styled('ul', {
  base: {
    listStyle: 'none',
    width: '24rem',
    maxWidth: 'full',
    textAlign: 'start',
    borderBottom: '1px solid',
    borderColor: 'rule',
    '& > li': { borderTop: '1px solid', borderColor: 'rule' },
  },
});

type NoResultsProps = {
  params: SearchParams;
  /** What else may help. */
  offer?: ReactNode;
  /** Shows venues that fail one condition only, each with what differs. */
  renderNearMisses: (misses: readonly ShownNearMiss[]) => ReactNode;
};

/** Nothing was found: which one condition to let go of, how many venues that gives, and those that almost meet all of them. */
export function NoResults({ params, offer, renderNearMisses }: NoResultsProps) {
  const { t, i18n } = useLingui();
  const { data, loading } = useLooserSearchesQuery({ variables: looserVariables(params) });
  const misses = useNearMisses(params, data);
  const active = CONDITIONS.filter((condition) => hasCondition(params, condition));
  const choices = active
    .map((condition) => ({ condition, count: data?.[condition]?.totalCount ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const countLabel = (count: number) =>
    t({ id: 'results.count', message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }) });

  const advice = () => {
    if (active.length === 0) return t({ id: 'results.none', message: 'There are no venues in the catalogue yet.' });
    if (choices.length > 0) return t({ id: 'results.loosen', message: 'Remove a filter to find some:' });
    if (!data) return null;
    return t({ id: 'results.loosenSeveral', message: 'No single filter is the cause: try removing several.' });
  };

  return (
    <>
      <EmptyState
        title={t({ id: 'results.noneTitle', message: 'No venue matches all these criteria' })}
        picture={<SearchX size={36} strokeWidth={1.5} aria-hidden />}
        actions={
          <Stack gap="6" width="full" alignItems="center">
            {loading && !data && <Skeleton height="12" width="full" maxWidth="md" />}
            {choices.length > 0 && (
              <Choices>
                {choices.map(({ condition, count }) => (
                  <Item
                    key={condition}
                    display="flex"
                    alignItems="center"
                    justifyContent="space-between"
                    gap="4"
                    minHeight="12"
                  >
                    <Link to={searchPath(without(params, condition))}>{i18n._(WITHOUT[condition])}</Link>
                    <Text as="span" look="small" tone="muted" fontVariantNumeric="tabular-nums">
                      {countLabel(count)}
                    </Text>
                  </Item>
                ))}
              </Choices>
            )}
            {active.length > 0 && (
              <LinkButton to={searchPath(cleared(params))}>
                <Trans id="results.seeAll">See all venues</Trans>
              </LinkButton>
            )}
          </Stack>
        }
      >
        {advice()}
      </EmptyState>
      {offer}
      {misses.length > 0 && (
        <Box as="section" aria-labelledby="presque" pt="4">
          <Heading as="h3" look="h3" id="presque" pb="4">
            <Trans id="nearMiss.title">Almost a match</Trans>
          </Heading>
          {renderNearMisses(misses)}
        </Box>
      )}
    </>
  );
}
