import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { usePlanLabels } from '../plan-labels.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useSubscriptionCardPartsFragment, type SubscriptionCardPartsFragment } from './subscription.gen.ts';
import type { FragmentType } from '@apollo/client/masking';

type SubscriptionCardProps = { subscription: FragmentType<SubscriptionCardPartsFragment> };

/** One's plan and until when it holds, for the dashboard: `...SubscriptionCardParts` of `myBillingAccount`. */
export function SubscriptionCard({ subscription: reference }: SubscriptionCardProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePlanLabels();
  const own = useSubscriptionCardPartsFragment(reference);
  const { currentPlan, subscription, usage, hiddenVenues } = own;
  const day = subscription?.endDate ? date(subscription.endDate) : null;
  const hidden = hiddenVenues.length;
  return (
    <Card as="section" padded aria-labelledby="subscription-card">
      <Stack gap="2">
        <Flex justifyContent="space-between" gap="3" alignItems="center">
          <Heading as="h2" look="h3" id="subscription-card">
            <Trans id="subscription.title">My subscription</Trans>
          </Heading>
          <StatusBadge subscription={subscription} />
        </Flex>
        <Text textStyle="h4">{currentPlan?.name}</Text>
        {subscription?.daysLeft != null && day && (
          <Text look="small" color={subscription.endsSoon ? 'gold.text' : undefined}>
            {t({ id: 'subscription.validUntil', message: `Valid until ${day}` })} ·{' '}
            {words.daysLeft(subscription.daysLeft)}
          </Text>
        )}
        <Text look="small" tone="muted">
          <Trans id="subscription.venuesUsed">Venues:</Trans>{' '}
          {words.used(usage.venues, currentPlan?.venueLimit ?? null)}
        </Text>
        {hidden > 0 && (
          <Text look="small" tone="danger">
            <Trans id="subscription.someHidden">Some of your venues are no longer visible.</Trans>
          </Text>
        )}
        <Link to="/dashboard/subscription">
          <Trans id="subscription.manage">Manage my subscription</Trans>
        </Link>
      </Stack>
    </Card>
  );
}
