import { Trans } from '@lingui/react/macro';
import { CreationSteps } from './creation-steps.tsx';
import { PlanChoice } from '../../billing/owner/plan-choice.tsx';
import { VenueRoom } from '../../billing/owner/venue-room.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/dashboard/create-establishment-selection`: free or by subscription. */
export default function CreateVenueSelectionPage() {
  return (
    <Stack gap="6">
      <Stack as="header" gap="3">
        <Heading as="h1" look="h1">
          <Trans id="creation.title">New venue</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="creation.lead">First the plan, then the name and town; the rest can be filled in gradually.</Trans>
        </Text>
        <CreationSteps current={1} />
      </Stack>
      <VenueRoom>
        <PlanChoice />
      </VenueRoom>
    </Stack>
  );
}
