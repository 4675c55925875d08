import { Trans } from '@lingui/react/macro';
import { VenueDesk } from '../../features/venue-desk/venue-desk.tsx';
import { Stack } from '../../ui/box.ts';
import { Heading } from '../../ui/text.tsx';

/** `/admin/establishments`: all venues and what the house decides about them. */
export default function EstablishmentsPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="venueDesk.title">Venues</Trans>
      </Heading>
      <VenueDesk />
    </Stack>
  );
}
