import { Trans } from '@lingui/react/macro';
import { RegistrationsList } from './registrations-list.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/pending-registrations`: who registered and waits for a decision. */
export default function PendingRegistrationsPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="people.registrations">Pending registrations</Trans>
      </Heading>
      <RegistrationsList />
    </Stack>
  );
}
