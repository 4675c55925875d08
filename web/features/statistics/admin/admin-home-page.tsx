import { Trans, useLingui } from '@lingui/react/macro';
import { AdminDashboard } from './admin-dashboard.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/admin`: what waits, and how the site does. */
export default function AdminHomePage() {
  const { t } = useLingui();
  const { viewer } = useSession();
  if (!viewer) return null;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          {t({ id: 'welcome.hello', message: `Hello ${viewer.firstName}` })}
        </Heading>
        <Text tone="muted">
          {viewer.role === 'ADMIN' ? (
            <Trans id="admin.leadAdmin">You run the site.</Trans>
          ) : (
            <Trans id="admin.leadTeam">You moderate venues, requests and messages.</Trans>
          )}
        </Text>
      </Stack>
      <AdminDashboard />
    </Stack>
  );
}
