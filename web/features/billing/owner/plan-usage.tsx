import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '../../../ui/styled.ts';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { usePlanLabels } from '../plan-labels.ts';
import type { BillingAccount } from './use-subscription.ts';

const Track = styled('div', { base: { height: '1.5', borderRadius: 'full', bg: 'sunken', overflow: 'hidden' } });
const Fill = styled('div', {
  base: { height: 'full', borderRadius: 'full', bg: 'sage' },
  variants: { full: { true: { bg: 'gold' } } },
});

/** What the plan of today allows, against what is used of it. */
export function PlanUsage({ own }: { own: BillingAccount }) {
  const { t } = useLingui();
  const { currentPlan, usage } = own;
  return (
    <Card as="section" padded aria-labelledby="usage-title">
      <Stack gap="5">
        <Heading as="h2" look="h3" id="usage-title">
          <Trans id="subscription.usage">Your usage</Trans>
        </Heading>
        <Grid gap={{ base: '4', md: '10' }} gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
          <Meter
            label={t({ id: 'subscription.usageVenues', message: 'Venues' })}
            count={usage.venues}
            limit={currentPlan?.venueLimit ?? null}
          />
          <Meter
            label={t({ id: 'subscription.usagePhotos', message: 'Photos of the venue with the most' })}
            count={usage.photos}
            limit={currentPlan?.photoLimit ?? null}
          />
          <Meter
            label={t({ id: 'subscription.usagePromotions', message: 'Current or upcoming offers' })}
            count={usage.promotions}
            limit={currentPlan?.promotionLimit ?? null}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

function Meter({ label, count, limit }: { label: string; count: number; limit: number | null }) {
  const words = usePlanLabels();
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, count / limit);
  return (
    <Stack gap="2" justifyContent="space-between">
      <Flex justifyContent="space-between" gap="3" alignItems="baseline">
        <Text look="small" tone="muted">
          {label}
        </Text>
        <Text look="small" fontWeight="600" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {words.used(count, limit)}
        </Text>
      </Flex>
      {limit !== null && (
        // The words beside it say as much.
        <Track aria-hidden>
          <Fill full={share >= 1} style={{ width: `${share * 100}%` }} />
        </Track>
      )}
    </Stack>
  );
}
