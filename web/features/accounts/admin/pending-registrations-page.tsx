import { Trans } from '@lingui/react/macro';
import { RegistrationsList } from './registrations-list.tsx';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/pending-registrations`: who registered and waits for a decision. */
export default function PendingRegistrationsPage() {
  return (
    <Stack gap="4">
      <PageTop title={<Trans id="people.registrations">Pending registrations</Trans>} />
      <RegistrationsList />
    </Stack>
  );
}
