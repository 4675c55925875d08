import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { CreationSteps } from './creation-steps.tsx';
import { StartForm } from './start-form.tsx';
import { VenueRoom } from '../../billing/owner/venue-room.tsx';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/dashboard/create-establishment`, `-free` and `-paid`: name and place of a new venue, which make a draft. */
export default function CreateVenuePage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Stack gap="6" maxWidth="3xl!" width="full" mx="0!">
      <Stack as="header" gap="3">
        <Heading as="h1" look="h1">
          <Trans id="creation.title">New venue</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="creation.startLead">
            A name and a town are enough for a draft. Nobody else sees it until you submit it for review.
          </Trans>
        </Text>
        <CreationSteps current={2} />
      </Stack>
      <VenueRoom>
        {pathname.endsWith('-paid') && (
          <Notice tone="gold">
            <Trans id="creation.paid">
              Create your venue now. What your subscription offers beyond the free plan opens as soon as our team has
              recorded it. <Link to="/dashboard/subscription">Choose a plan</Link>.
            </Trans>
          </Notice>
        )}
        <StartForm onCreated={(id) => void navigate(`/dashboard/edit-establishment/${id}`, { replace: true })} />
      </VenueRoom>
    </Stack>
  );
}
