import { Trans } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import type { ReactNode } from 'react';
import { usePlanLabels, type Plan } from '../plan-labels.ts';
import { Box, Flex, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

type PlanCardProps = {
  plan: Plan & { readonly name: string };
  /** The rank of its name. */
  as: 'h2' | 'h3';
  /** How it stands: one's own, asked for. */
  badge?: ReactNode;
  isCurrent?: boolean;
  /** The way to it, at the foot of the card. */
  action: ReactNode;
};

/** A plan: its price and what it allows. */
export function PlanCard({ plan, as, badge, isCurrent = false, action }: PlanCardProps) {
  const words = usePlanLabels();
  return (
    <Card as="article" padded display="flex" flexDirection="column" borderColor={isCurrent ? 'ink' : undefined}>
      <Stack gap="4" flex="1">
        <Stack gap="3">
          <Flex justifyContent="space-between" gap="2" alignItems="center" minHeight="7">
            <Heading as={as} look="h3">
              {plan.name}
            </Heading>
            {badge}
          </Flex>
          <Text look="small" tone="muted">
            {words.suits(plan)}
          </Text>
          <Flex alignItems="baseline" gap="1.5" flexWrap="wrap">
            <Span textStyle="figure">{words.price(plan)}</Span>
            <Text look="small" tone="muted">
              {words.duration(plan)}
            </Text>
          </Flex>
        </Stack>
        <List display="grid" gap="1.5">
          {words.allows(plan).map((line) => (
            <Item key={line} display="flex" gap="2" textStyle="small">
              <Box color="sage.text" pt="0.5" flexShrink="0">
                <Check size={16} strokeWidth={2.5} aria-hidden />
              </Box>
              {line}
            </Item>
          ))}
        </List>
        {action}
      </Stack>
    </Card>
  );
}

/** What no plan limits. */
export function IncludedInAll() {
  return (
    <Text look="small">
      <Trans id="plan.included">
        Every plan includes quote requests without limit, priced answers from your dashboard, and the views of each
        venue.
      </Trans>
    </Text>
  );
}
