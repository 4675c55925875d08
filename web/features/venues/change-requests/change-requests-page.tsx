import { Trans, useLingui } from '@lingui/react/macro';
import { CHANGES } from './requests-address.ts';
import { VenuesNav } from '../owner/venues-nav.tsx';
import { RequestsList } from './requests-list.tsx';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/dashboard/change-requests`: what was asked of the moderators for venues that are approved. */
export default function ChangeRequestsPage() {
  const { t } = useLingui();
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="changeRequests.title">Change requests</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="changeRequests.lead">
            The changes you have requested for approved venues. They appear on the public site once our team has
            accepted them.
          </Trans>
        </Text>
      </Stack>
      <VenuesNav />
      <RequestsList
        terms={CHANGES}
        types={['UPDATE', 'DELETION']}
        empty={{
          title: t({ id: 'changeRequests.none', message: 'No change requests yet' }),
          text: t({
            id: 'changeRequests.noneText',
            message: 'When you edit an approved venue, your requests appear here.',
          }),
          action: (
            <LinkButton to="/dashboard/manage-establishments" look="quiet">
              {t({ id: 'myVenues.title', message: 'My venues' })}
            </LinkButton>
          ),
        }}
      />
    </Stack>
  );
}
