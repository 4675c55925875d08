import { Trans } from '@lingui/react/macro';
import { PlansTable } from './plans-table.tsx';
import { Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/subscriptions/plans`: what can be subscribed to. */
export default function PlansPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="billing.plans">Plans</Trans>
      </Heading>
      <PlansTable />
    </Stack>
  );
}
