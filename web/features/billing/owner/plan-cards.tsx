import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { recommendedPlan } from '../plan-labels.ts';
import { IncludedInAll, PlanCard } from './plan-card.tsx';
import type { BillingAccount, Plan } from './use-subscription.ts';

type PlanCardsProps = {
  plans: readonly Plan[];
  own: BillingAccount;
  /** Id of the plan that is being asked for. */
  asking: string | null;
  onAsk: (plan: Plan) => void;
};

/** The plans side by side, each with what it allows, and the way to ask for it. */
export function PlanCards({ plans, own, asking, onAsk }: PlanCardsProps) {
  const recommended = recommendedPlan(plans, own.currentPlan, own.usage);
  return (
    <Stack as="section" gap="4" aria-labelledby="plans-title">
      <Heading as="h2" look="h3" id="plans-title">
        <Trans id="subscription.plans">The plans</Trans>
      </Heading>
      <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
        {plans.map((plan) => (
          <AskedPlan
            key={plan.id}
            plan={plan}
            own={own}
            isRecommended={plan.id === recommended}
            asking={asking === plan.id}
            onAsk={() => onAsk(plan)}
          />
        ))}
      </Grid>
      <IncludedInAll />
      <Text look="small" tone="muted">
        <Trans id="subscription.howToPay">
          Nothing is charged here. Once you have requested a plan, our team sends you the invoice, payable by card or
          bank transfer, then opens the plan.
        </Trans>
      </Text>
    </Stack>
  );
}

type AskedPlanProps = {
  plan: Plan;
  own: BillingAccount;
  isRecommended: boolean;
  asking: boolean;
  onAsk: () => void;
};

function AskedPlan({ plan, own, isRecommended, asking, onAsk }: AskedPlanProps) {
  const { t } = useLingui();
  const { name } = plan;
  const isCurrent = plan.id === own.currentPlan?.id;
  const isRequested = plan.id === own.subscription?.requestedPlan?.id;
  return (
    <PlanCard
      as="h3"
      plan={plan}
      isCurrent={isCurrent}
      badge={
        isCurrent ? (
          <Badge tone="sage">
            <Trans id="subscription.yours">Your plan</Trans>
          </Badge>
        ) : isRequested ? (
          <Badge tone="gold">
            <Trans id="subscription.pending">Requested</Trans>
          </Badge>
        ) : (
          isRecommended && (
            <Badge tone="copper">
              <Trans id="plan.recommended">Recommended</Trans>
            </Badge>
          )
        )
      }
      action={
        !plan.isFree &&
        !isCurrent &&
        !isRequested && (
          <Button mt="auto" look={isRecommended ? 'solid' : 'outline'} busy={asking} onClick={onAsk}>
            {t({ id: 'subscription.askFor', message: `Request ${name}` })}
          </Button>
        )
      }
    />
  );
}
