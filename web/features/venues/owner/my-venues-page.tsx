import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { MyVenuesList } from './my-venues-list.tsx';
import { VenuesNav } from './venues-nav.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

/** `/dashboard/manage-establishments`: one's venues. */
export default function MyVenuesPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Flex as="header" gap="4" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Heading as="h1" look="h1">
          <Trans id="myVenues.title">My venues</Trans>
        </Heading>
        <LinkButton to="/dashboard/create-establishment-selection" look="solid">
          <Plus size={18} aria-hidden />
          <Trans id="myVenues.add">Add a venue</Trans>
        </LinkButton>
      </Flex>
      <VenuesNav />
      <MyVenuesList />
    </Stack>
  );
}
