import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { recommendedPlan } from '../plan-labels.ts';
import { Badge } from '../../../ui/layout.tsx';
import { IncludedInAll, PlanCard } from './plan-card.tsx';
import { usePlansQuery, type PlansQuery } from './subscription.gen.ts';

type Plan = PlansQuery['plans'][number];

/** The plans to begin a venue with: free, or by subscription. */
export function PlanChoice() {
  const { t } = useLingui();
  const { data, error, refetch } = usePlansQuery();
  if (!data) {
    return error ? (
      <LoadFailed
        error={error}
        title={t({ id: 'planCard.failed', message: 'The plans could not be loaded' })}
        retry={refetch}
      />
    ) : (
      <Skeleton height="18rem" borderRadius="md" />
    );
  }
  const recommended = recommendedPlan(data.plans);
  return (
    <Stack gap="4">
      <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
        {data.plans.map((plan) => (
          <ChosenPlan key={plan.id} plan={plan} isRecommended={plan.id === recommended} />
        ))}
      </Grid>
      <IncludedInAll />
      <Text look="small" tone="muted">
        <Trans id="planCard.note">
          You can change plans at any time. Nothing is charged here: our team records payments by card or bank transfer.
        </Trans>
      </Text>
    </Stack>
  );
}

function ChosenPlan({ plan, isRecommended }: { plan: Plan; isRecommended: boolean }) {
  const { t } = useLingui();
  const { name, isFree } = plan;
  return (
    <PlanCard
      as="h2"
      plan={plan}
      badge={
        isRecommended && (
          <Badge tone="copper">
            <Trans id="plan.recommended">Recommended</Trans>
          </Badge>
        )
      }
      action={
        <LinkButton
          mt="auto"
          alignSelf="flex-start"
          look={isRecommended ? 'solid' : 'outline'}
          to={isFree ? '/dashboard/create-establishment-free' : '/dashboard/create-establishment-paid'}
        >
          {t({ id: 'planCard.choose', message: `Choose ${name}` })}
        </LinkButton>
      }
    />
  );
}
