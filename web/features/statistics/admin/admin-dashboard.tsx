import { styled } from '#styled/jsx';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading } from '../../../ui/text.tsx';
import { ActivityList } from './activity-list.tsx';
import { useDashboardQuery, type DashboardQuery } from './dashboard.gen.ts';
import { FigureCard } from './figure-card.tsx';
import { MonthsPlot } from './months-plot.tsx';
import { RegionsMap } from './regions-map.tsx';
import { StatesBars } from './states-bars.tsx';
import { TrendWord } from './trend-word.tsx';
import { WaitingLinks } from './waiting-links.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' },
    // What waits comes first on a narrow screen, and stands at the right of a wide one.
    gridTemplateRows: { xl: 'auto 1fr' },
  },
});

/** How the site does: what waits, figures of the month, their course, and what happened last. */
export function AdminDashboard() {
  const { t } = useLingui();
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['REGISTRATIONS', 'USERS', 'VENUES', 'CHANGE_REQUESTS', 'QUOTES', 'MESSAGES'], refetch);
  const dashboard = data?.dashboard;
  if (!dashboard && error)
    return (
      <LoadFailed
        error={error}
        title={t({ id: 'adminDashboard.failed', message: 'The figures could not be loaded' })}
        retry={refetch}
      />
    );
  if (!dashboard)
    return (
      <Stack gap="5" aria-hidden>
        <Grid gap="4" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height="28" borderRadius="md" />
          ))}
        </Grid>
        <Skeleton height="80" borderRadius="md" />
      </Stack>
    );
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Figures dashboard={dashboard} />
      <Columns>
        <Card as="section" padded gridColumn={{ xl: '2' }} aria-labelledby="dashboard-waiting">
          <Stack gap="2">
            <Heading as="h2" look="h3" id="dashboard-waiting">
              <Trans id="adminDashboard.waiting">To do</Trans>
            </Heading>
            <WaitingLinks waiting={dashboard.waiting} />
          </Stack>
        </Card>
        <Stack gap={{ base: '4', md: '5' }} minWidth="0" gridColumn={{ xl: '1' }} gridRow={{ xl: '1 / 3' }}>
          <Card as="section" padded aria-labelledby="dashboard-months">
            <MonthsPlot months={dashboard.months} />
          </Card>
          <Card as="section" padded aria-labelledby="dashboard-states">
            <Stack gap="4">
              <Heading as="h2" look="h3" id="dashboard-states">
                <Trans id="adminDashboard.states">Quote requests by state</Trans>
              </Heading>
              <StatesBars states={dashboard.quoteRequests} />
            </Stack>
          </Card>
          <Card as="section" padded aria-labelledby="dashboard-regions">
            <Stack gap="4">
              <Heading as="h2" look="h3" id="dashboard-regions">
                <Trans id="adminDashboard.regions">Public venues by region</Trans>
              </Heading>
              <RegionsMap regions={dashboard.regions} />
            </Stack>
          </Card>
        </Stack>
        <Card as="section" padded gridColumn={{ xl: '2' }} aria-labelledby="dashboard-activity">
          <Stack gap="2">
            <Flex justifyContent="space-between" alignItems="baseline" gap="3" flexWrap="wrap">
              <Heading as="h2" look="h3" id="dashboard-activity">
                <Trans id="adminDashboard.activity">Recent activity</Trans>
              </Heading>
              <Link to="/admin/change-requests" fontSize="sm">
                <Trans id="adminDashboard.allChanges">All change requests</Trans>
              </Link>
            </Flex>
            <ActivityList activity={dashboard.activity} />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  );
}

function Figures({ dashboard: { venues, users, waiting } }: { dashboard: DashboardQuery['dashboard'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const pending = (waiting.registrations ?? 0) + waiting.venues + waiting.changeRequests;
  const publicCount = venues.public;
  return (
    <Grid
      as="dl"
      gap={{ base: '3', md: '4' }}
      gridTemplateColumns={{ base: '1fr 1fr', lg: `repeat(${users ? 4 : 3}, minmax(0, 1fr))` }}
    >
      <FigureCard label={t({ id: 'adminDashboard.venues', message: 'Venues' })} figure={number(venues.total)}>
        {t({
          id: 'adminDashboard.publicVenues',
          message: plural(publicCount, { 0: 'none public', one: '# public', other: '# public' }),
        })}
      </FigureCard>
      {users && (
        <FigureCard label={t({ id: 'adminDashboard.users', message: 'Users' })} figure={number(users.total)}>
          <TrendWord percent={users.trendPercent} />
        </FigureCard>
      )}
      <FigureCard label={t({ id: 'adminDashboard.pending', message: 'Pending approvals' })} figure={number(pending)}>
        {users
          ? t({ id: 'adminDashboard.pendingOfAdmin', message: 'registrations, venues, changes' })
          : t({ id: 'adminDashboard.pendingOfTeam', message: 'venues, changes' })}
      </FigureCard>
      <FigureCard
        label={t({ id: 'adminDashboard.thisMonth', message: 'This month' })}
        figure={`+${number(venues.newThisMonth)}`}
      >
        <ThisMonth venues={venues.newThisMonth} users={users?.newThisMonth ?? null} />
      </FigureCard>
    </Grid>
  );
}

function ThisMonth({ users, venues }: { users: number | null; venues: number }) {
  const { t } = useLingui();
  const value = users ?? 0;
  const venueLabels = t({
    id: 'adminDashboard.venuesThisMonth',
    message: plural(venues, { one: 'new venue', other: 'new venues' }),
  });
  const userLabels = t({
    id: 'adminDashboard.userCount',
    message: plural(value, { one: '# new user', other: '# new users' }),
  });
  return users === null ? venueLabels : `${venueLabels}, ${userLabels}`;
}
