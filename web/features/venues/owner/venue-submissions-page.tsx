import { Trans, useLingui } from '@lingui/react/macro';
import { SUBMISSIONS } from '../change-requests/requests-address.ts';
import { VenuesNav } from './venues-nav.tsx';
import { RequestsList } from '../change-requests/requests-list.tsx';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/dashboard/establishment-requests`: the venues that were put before the moderators, and what became of them. */
export default function VenueSubmissionsPage() {
  const { t } = useLingui();
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="submissions.title">Submitted venues</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="submissions.lead">The venues you submitted for review, and our team’s decisions.</Trans>
        </Text>
      </Stack>
      <VenuesNav />
      <RequestsList
        terms={SUBMISSIONS}
        types={['CREATION']}
        empty={{
          title: t({ id: 'submissions.none', message: 'Nothing submitted yet' }),
          text: t({
            id: 'submissions.noneText',
            message: 'Once a venue’s listing is complete, submit it for review from its form.',
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
