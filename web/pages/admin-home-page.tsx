import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { AccountState } from '../features/welcome/account-state.tsx';
import { QuickLinks } from '../features/welcome/quick-links.tsx';
import { SEARCH_PATH } from '../lib/addresses.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Stack } from '../ui/box.ts';
import { Heading, Text } from '../ui/text.tsx';

/** `/admin`: welcome, how one's own account stands, where to go. */
export default function AdminHomePage() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (!viewer) return null;
  const links = [
    {
      to: SEARCH_PATH,
      title: t({ id: 'admin.site', message: 'The public site' }),
      text: t({ id: 'admin.siteText', message: 'The venues as visitors find them.' }),
      icon: Search,
    },
    {
      to: '/promotions-en-cours',
      title: t({ id: 'menu.promotions', message: 'Current offers' }),
      text: t({ id: 'admin.offersText', message: 'What venues offer today.' }),
      icon: BookOpen,
    },
    {
      to: '/dashboard/profile',
      title: t({ id: 'profile.title', message: 'My profile' }),
      text: t({ id: 'welcome.profileText', message: 'Who you are, how we reach you, how you sign in.' }),
      icon: UserRound,
    },
  ];
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          {t({ id: 'welcome.hello', message: `Hello ${viewer.firstName}` })}
        </Heading>
        <Text tone="muted">
          {viewer.role === 'ADMIN' ? (
            <Trans id="admin.leadAdmin">You administrate the site.</Trans>
          ) : (
            <Trans id="admin.leadTeam">You moderate venues, requests and messages.</Trans>
          )}
        </Text>
      </Stack>
      <AccountState viewer={viewer} />
      <Stack as="section" gap="4" aria-labelledby="quick-links">
        <Heading as="h2" look="h3" id="quick-links">
          <Trans id="welcome.links">Quick links</Trans>
        </Heading>
        <QuickLinks links={links} />
      </Stack>
    </Stack>
  );
}
