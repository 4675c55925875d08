import { Trans } from '@lingui/react/macro';
import { PLANS_PATH } from './subscriptions.ts';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** `/admin/subscriptions`: who has which plan until when, and who asks for one. */
export default function SubscriptionsPage() {
  return (
    <Stack gap="4">
      <PageTop title={<Trans id="billing.subscriptions">Subscriptions</Trans>}>
        <LinkButton to={PLANS_PATH}>
          <Trans id="billing.plans">Plans</Trans>
        </LinkButton>
      </PageTop>
      <SubscriptionsList />
    </Stack>
  );
}
