import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { listPath } from '../../../lib/list/list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading } from '../../../ui/text.tsx';
import { USERS } from '../../accounts/admin/user.ts';
import { VENUES } from '../../venues/admin/admin-url.ts';
import { ActivityList } from './activity-list.tsx';
import { useDashboardQuery, type DashboardQuery } from './dashboard.gen.ts';
import { Figure } from './figure.tsx';
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
        <Grid gap="3" gridTemplateColumns={{ base: '1fr', sm: 'repeat(5, 1fr)' }}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height={{ base: '12', sm: '20' }} borderRadius="md" />
          ))}
        </Grid>
        <Skeleton height="80" borderRadius="md" />
      </Stack>
    );
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Stack as="section" gap="3" aria-labelledby="dashboard-waiting">
        <Heading as="h2" look="h3" id="dashboard-waiting">
          <Trans id="adminDashboard.waiting">To do</Trans>
        </Heading>
        <WaitingLinks waiting={dashboard.waiting} />
      </Stack>
      <Columns>
        <Stack gap={{ base: '4', md: '5' }} minWidth="0">
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
        <Stack gap={{ base: '4', md: '5' }} minWidth="0">
          <Card as="section" padded aria-labelledby="dashboard-figures">
            <Stack gap="3">
              <Heading as="h2" look="h3" id="dashboard-figures">
                <Trans id="adminDashboard.figures">The site</Trans>
              </Heading>
              <Figures dashboard={dashboard} />
            </Stack>
          </Card>
          <Card as="section" padded aria-labelledby="dashboard-activity">
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
        </Stack>
      </Columns>
    </Stack>
  );
}

function Figures({ dashboard: { venues, users } }: Pick<DashboardQuery, 'dashboard'>) {
  const { t } = useLingui();
  const { number } = useFormats();
  const publicCount = venues.public;
  return (
    <Stack as="ul" gap="3" listStyle="none">
      <Figure
        to={VENUES.path}
        label={t({ id: 'adminDashboard.venues', message: 'Venues' })}
        figure={number(venues.total)}
      >
        <Link to={listPath(VENUES, { suivi: 'PUBLIC' })} display="inline-flex" alignItems="center" minHeight="6">
          {t({
            id: 'adminDashboard.publicVenues',
            message: plural(publicCount, { 0: 'none public', one: '# public', other: '# public' }),
          })}
        </Link>
      </Figure>
      <Figure
        to={listPath(VENUES, { suivi: 'THIS_MONTH' })}
        label={t({ id: 'adminDashboard.venuesThisMonth', message: 'New venues this month' })}
        figure={number(venues.newThisMonth)}
      />
      {users && (
        <>
          <Figure
            to={listPath(USERS, { etat: 'ACCEPTED' })}
            label={t({ id: 'adminDashboard.users', message: 'Users' })}
            figure={number(users.total)}
          >
            <TrendWord percent={users.trendPercent} />
          </Figure>
          <Figure
            to={listPath(USERS, { etat: 'ACCEPTED', creation: 'THIS_MONTH' })}
            label={t({ id: 'adminDashboard.usersThisMonth', message: 'New users this month' })}
            figure={number(users.newThisMonth)}
          />
        </>
      )}
    </Stack>
  );
}
