import { Trans, useLingui } from '@lingui/react/macro';
import { CHANGES } from '../features/change-requests/requests-address.ts';
import { RequestsList } from '../features/change-requests/requests-list.tsx';
import { Stack } from '../ui/box.ts';
import { LinkButton } from '../ui/button.tsx';
import { Heading, Text } from '../ui/text.tsx';

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
            What you asked to change of approved venues. The public site shows it once our team has accepted it.
          </Trans>
        </Text>
      </Stack>
      <RequestsList
        terms={CHANGES}
        types={['UPDATE', 'DELETION']}
        empty={{
          title: t({ id: 'changeRequests.none', message: 'No change request yet' }),
          text: t({
            id: 'changeRequests.noneText',
            message: 'When you edit a venue that is approved, your changes are listed here.',
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
