import { styled } from '#styled/jsx';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { VenueViews } from '../../venues/views/venue-views.tsx';
import { VenuesSummary } from '../../venues/owner/venues-summary.tsx';
import { RecentNotifications } from '../../notifications/recent-notifications.tsx';
import { RecentQuotes } from '../../quotes/owner/recent-quotes.tsx';
import { OwnSubscriptionCard } from '../../billing/owner/own-subscription-card.tsx';
import { AccountState } from './account-state.tsx';
import { QuickLinks } from './quick-links.tsx';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' },
  },
});

/** `/dashboard`: welcome, one's venues, requests, views, subscription and news, where to go. */
export default function DashboardHomePage() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (!viewer) return null;
  const links = [
    {
      to: '/dashboard/profile',
      title: t({ id: 'profile.title', message: 'My profile' }),
      text: t({ id: 'welcome.profileText', message: 'Who you are, how to reach you, how you sign in.' }),
      icon: UserRound,
    },
    {
      to: SEARCH_PATH,
      title: t({ id: 'welcome.venues', message: 'The venues' }),
      text: t({ id: 'welcome.venuesText', message: 'See what planners see, and how others present themselves.' }),
      icon: Search,
    },
    {
      to: '/contact',
      title: t({ id: 'welcome.contact', message: 'Contact us' }),
      text: t({ id: 'welcome.contactText', message: 'We reply by the next working day.' }),
      icon: Mail,
    },
  ];
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          {t({ id: 'welcome.hello', message: `Hello ${viewer.firstName}` })}
        </Heading>
        <Text tone="muted">
          <Trans id="welcome.lead">This is where you manage your presence on Plénière.</Trans>
        </Text>
      </Stack>
      <Columns>
        <Stack gap={{ base: '5', md: '6' }} minWidth="0">
          <VenuesSummary />
          <RecentQuotes />
          <VenueViews />
        </Stack>
        <Stack gap={{ base: '5', md: '6' }} minWidth="0">
          {viewer.role === 'CLIENT' && <OwnSubscriptionCard />}
          <RecentNotifications role={viewer.role} allAddress="/dashboard/notifications" />
          <AccountState viewer={viewer} />
        </Stack>
      </Columns>
      <Stack as="section" gap="4" aria-labelledby="quick-links">
        <Heading as="h2" look="h3" id="quick-links">
          <Trans id="welcome.links">Quick links</Trans>
        </Heading>
        <QuickLinks links={links} />
      </Stack>
    </Stack>
  );
}
