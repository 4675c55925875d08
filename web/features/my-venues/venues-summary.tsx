import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useTerm } from '../../lib/terms.ts';
import { VENUE_GAPS, venueFormAddress } from '../../lib/venue-content/venue-gaps.ts';
import { StandingBadges } from '../../lib/venue-content/venue-standing.tsx';
import { Box, Flex, Item, List, Row, Stack } from '../../ui/box.ts';
import { Link, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { sheetAddress, type MyVenue } from './my-venue.ts';
import { MY_VENUES, toVariables } from './my-venues-address.ts';
import { useMyVenuesQuery } from './my-venues.gen.ts';
import { VenueThumbnail } from '../../ui/venue-thumbnail.tsx';

const SHOWN = 4;

/** One's venues in a card: those that changed last, how each stands, and the next thing to add. */
export function VenuesSummary() {
  const { t } = useLingui();
  const { data, error } = useMyVenuesQuery({
    variables: toVariables(MY_VENUES.parse('')),
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.myVenues;
  const count = list?.totalCount ?? 0;
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
        {list && count === 0 && (
          <Text tone="muted">
            <Trans id="myVenues.summaryNone">No venue yet. Name and place are enough to begin.</Trans>
          </Text>
        )}
        {list && count > 0 && (
          <List>
            {list.items.slice(0, SHOWN).map((venue) => (
              <Item key={venue.id} py="3" borderTop="1px solid" borderColor="rule">
                <VenueLine venue={venue} />
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

function VenueLine({ venue }: { venue: MyVenue }) {
  const { t } = useLingui();
  const gapName = useTerm(VENUE_GAPS);
  const { id, name, city, standing, subscriptionExpired, pendingChangeType, completeness } = venue;
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
        <StandingBadges standing={standing} expired={subscriptionExpired} pending={pendingChangeType} />
        <ProgressBar
          percent={percent}
          label={t({ id: 'completeness.label', message: 'Completeness of the presentation' })}
        />
        {next && (
          <Link to={venueFormAddress(id, next)} fontSize="xs">
            {gapName(next)}
          </Link>
        )}
      </Stack>
    </Flex>
  );
}
