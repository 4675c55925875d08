import { Trans } from '@lingui/react/macro';
import { SettingsScreen } from './settings-screen.tsx';
import { Stack } from '../../ui/box.ts';
import { Heading } from '../../ui/text.tsx';

/** `/admin/settings`: who publishes the site, whom mails are from, and for how long what is kept. */
export default function SettingsPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="adminMenu.settings">Settings</Trans>
      </Heading>
      <SettingsScreen />
    </Stack>
  );
}
