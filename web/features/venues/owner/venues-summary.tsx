import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_GAPS, venueFormAddress } from '../content/venue-gaps.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Box, Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { tell } from '../../../ui/toaster.tsx';
import { sheetAddress, type MyVenue } from './my-venue.ts';
import { MY_VENUES, toVariables } from './my-venues-address.ts';
import { useMyVenuesQuery } from './my-venues.gen.ts';
import { PublishButton } from './publish-button.tsx';
import { useToldActions } from './use-told-actions.ts';
import { useVenueAction } from './use-venue-actions.ts';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';

const SHOWN = 4;

/** One's venues in a card: those that changed last, how each stands, and the next thing to add. */
export function VenuesSummary() {
  const { t } = useLingui();
  const [act, acting] = useVenueAction();
  const words = useToldActions();
  const { data, error, refetch } = useMyVenuesQuery({
    variables: toVariables(MY_VENUES.parse('')),
    fetchPolicy: 'cache-and-network',
  });
  useOwnNews(refetch);
  const list = data?.myVenues;
  const count = list?.totalCount ?? 0;
  const publish = async ({ id, name }: MyVenue) => {
    tell(null);
    const outcome = await act('PUBLISH', id, null);
    await refetch().catch(() => {});
    tell(words.one('PUBLISH', name, outcome));
  };
  return (
    <Card as="section" padded aria-labelledby="venues-summary">
      <Stack gap="3">
        <Row justifyContent="space-between" columnGap="4">
          <Heading as="h2" look="h3" id="venues-summary">
            <Trans id="myVenues.title">My venues</Trans>
          </Heading>
          {count > 0 && (
            <Link to={MY_VENUES.path} fontSize="sm">
              {t({ id: 'myVenues.seeAll', message: plural(count, { one: 'My venue', other: 'All # venues' }) })}
            </Link>
          )}
        </Row>
        {!list && !error && <Skeleton height="40" borderRadius="md" />}
        {!list && error && (
          <Text tone="muted" role="alert">
            {t({ id: 'myVenues.summaryFailed', message: 'Your venues could not be loaded.' })}
          </Text>
        )}
        {list && count > 0 && (
          <List>
            {list.items.slice(0, SHOWN).map((venue) => (
              <Item key={venue.id} py="3" borderTop="1px solid" borderColor="rule">
                <VenueLine venue={venue} publishing={acting} onPublish={() => void publish(venue)} />
              </Item>
            ))}
          </List>
        )}
        {list && (
          <Box>
            <LinkButton to="/dashboard/create-establishment-selection" size="sm">
              <Plus size={16} aria-hidden />
              <Trans id="myVenues.add">Add a venue</Trans>
            </LinkButton>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

type VenueLineProps = { venue: MyVenue; publishing: boolean; onPublish: () => void };

function VenueLine({ venue, publishing, onPublish }: VenueLineProps) {
  const { t } = useLingui();
  const gapName = useTerm(VENUE_GAPS);
  const { id, name, city, status, subscriptionExpired, isBeyondPlan, pendingChange, completeness, availableActions } =
    venue;
  const { percent, next } = completeness;
  return (
    <Flex gap="3" alignItems="center" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      <VenueThumbnail id={venue.id} kind={venue.kind} photo={venue.photo} />
      <Stack gap="0.5" flex="1" minWidth="10rem">
        <Text fontWeight="600" lineHeight="snug" overflowWrap="anywhere" lang="fr">
          <Link to={sheetAddress(id)} look="plain">
            {name}
          </Link>
        </Text>
        <Text look="small" tone="muted" lang="fr">
          {city}
        </Text>
      </Stack>
      <Stack gap="1.5" width={{ base: 'full', md: '13rem' }} flexShrink="0">
        <Box alignSelf={{ md: 'flex-end' }}>
          <StatusBadges
            status={status}
            subscriptionExpired={subscriptionExpired}
            isBeyondPlan={isBeyondPlan}
            pending={pendingChange?.type ?? null}
          />
        </Box>
        {percent < 100 && (
          <ProgressBar percent={percent} label={t({ id: 'completeness.label', message: 'Listing completeness' })} />
        )}
        {availableActions.includes('PUBLISH') ? (
          <PublishButton size="sm" name={name} busy={publishing} onPublish={onPublish} />
        ) : (
          next && (
            <Link to={venueFormAddress(id, next)} fontSize="xs">
              {gapName(next)}
            </Link>
          )
        )}
      </Stack>
    </Flex>
  );
}
