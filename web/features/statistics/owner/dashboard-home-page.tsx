import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { VenueViews } from '../../venues/views/venue-views.tsx';
import { FirstSteps, isStarting } from '../../venues/owner/first-steps.tsx';
import { MY_VENUES, toVariables } from '../../venues/owner/my-venues-address.ts';
import { useMyVenuesQuery } from '../../venues/owner/my-venues.gen.ts';
import { VenuesSummary } from '../../venues/owner/venues-summary.tsx';
import { RecentNotifications } from '../../notifications/recent-notifications.tsx';
import { WaitingQuotes } from '../../quotes/owner/waiting-quotes.tsx';
import { OwnSubscriptionCard } from '../../billing/owner/own-subscription-card.tsx';
import { AccountState } from './account-state.tsx';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' },
  },
});

/** `/dashboard`: what waits for an answer, one's venues and their views; beside it subscription, notifications and account. */
export default function DashboardHomePage() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { data, refetch } = useMyVenuesQuery({
    variables: toVariables(MY_VENUES.parse('')),
    fetchPolicy: 'cache-first',
  });
  useOwnNews(refetch);
  if (!viewer) return null;
  const venues = data?.myVenues;
  const starting = venues !== undefined && isStarting(venues.items, venues.totalCount);
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h1" look="h1">
            {t({ id: 'welcome.hello', message: `Hello ${viewer.firstName}` })}
          </Heading>
          <Text tone="muted">
            <Trans id="welcome.lead">This is where you manage your presence on Plénière.</Trans>
          </Text>
        </Stack>
        <Flex columnGap="5" rowGap="1" flexWrap="wrap" fontSize="sm">
          <Link to={SEARCH_PATH}>{t({ id: 'welcome.asPlanners', message: 'See the site as planners do' })}</Link>
          <Link to="/contact">{t({ id: 'welcome.contact', message: 'Contact us' })}</Link>
        </Flex>
      </Flex>
      <Columns>
        <Stack gap={{ base: '5', md: '6' }} minWidth="0">
          {starting ? (
            <FirstSteps venue={venues.items[0] ?? null} />
          ) : (
            <>
              <WaitingQuotes />
              <VenuesSummary />
              <VenueViews />
            </>
          )}
        </Stack>
        <Stack gap={{ base: '5', md: '6' }} minWidth="0">
          <RecentNotifications role={viewer.role} allAddress="/dashboard/notifications" />
          {viewer.role === 'CLIENT' && <OwnSubscriptionCard />}
          <AccountState viewer={viewer} />
        </Stack>
      </Columns>
    </Stack>
  );
}
