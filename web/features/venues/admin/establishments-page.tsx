import { Trans } from '@lingui/react/macro';
import { VenuesAdmin } from './venues-admin.tsx';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/establishments`: all venues and what the platform decides about them. */
export default function EstablishmentsPage() {
  return (
    <Stack gap="4">
      <PageTop title={<Trans id="venuesAdmin.title">Venues</Trans>} />
      <VenuesAdmin />
    </Stack>
  );
}
