import { Trans } from '@lingui/react/macro';
import { VenuesAdmin } from './venues-admin.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/establishments`: all venues and what the platform decides about them. */
export default function EstablishmentsPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="venuesAdmin.title">Venues</Trans>
      </Heading>
      <VenuesAdmin />
    </Stack>
  );
}
