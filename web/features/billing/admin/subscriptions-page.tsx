import { Trans } from '@lingui/react/macro';
import { PLANS_PATH } from './subscriptions.ts';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/subscriptions`: who has which plan until when, and who asks for one. */
export default function SubscriptionsPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Flex as="header" gap="4" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Heading as="h1" look="h1">
          <Trans id="billing.subscriptions">Subscriptions</Trans>
        </Heading>
        <LinkButton to={PLANS_PATH}>
          <Trans id="billing.plans">Plans</Trans>
        </LinkButton>
      </Flex>
      <SubscriptionsList />
    </Stack>
  );
}
