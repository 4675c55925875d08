import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VENUE_GAPS, venueFormAddress, type VenueGap } from '../content/venue-gaps.ts';
import type { VenueSheetQuery } from './my-venues.gen.ts';

type NextStepProps = {
  venue: Pick<
    NonNullable<VenueSheetQuery['managedVenue']>,
    'id' | 'status' | 'completeness' | 'isBeyondPlan' | 'subscriptionExpired' | 'availableActions'
  >;
  /** How many requests for it wait for an answer. */
  waiting: number;
  requestsPath: string;
  /** The button that publishes it; null = that is not what comes next. */
  publish: ReactNode;
};

/** The one thing to do next for a venue. */
export function NextStep({ venue, waiting, requestsPath, publish }: NextStepProps) {
  const { t } = useLingui();
  const gapName = useTerm(VENUE_GAPS);
  const { id, status, completeness, isBeyondPlan, subscriptionExpired, availableActions } = venue;
  const { next, required } = completeness;
  const mayEdit = availableActions.includes('EDIT');
  const toForm = (label: string, gap: VenueGap | null, solid = true) => ({
    label,
    to: venueFormAddress(id, gap),
    solid,
  });
  const step = ((): { text: string; link?: { label: string; to: string; solid: boolean } } => {
    if (waiting > 0)
      return {
        text: t({
          id: 'nextStep.requests',
          message: plural(waiting, {
            one: 'A planner is waiting for your answer.',
            other: '# planners are waiting for your answer.',
          }),
        }),
        link: {
          label: t({ id: 'nextStep.answer', message: 'See the requests to answer' }),
          to: requestsPath,
          solid: true,
        },
      };
    if (isBeyondPlan || subscriptionExpired)
      return {
        text: t({ id: 'nextStep.hiddenText', message: 'Planners no longer see this venue.' }),
        link: {
          label: t({ id: 'subscription.manage', message: 'Manage my subscription' }),
          to: '/dashboard/subscription',
          solid: true,
        },
      };
    if (status === 'APPROVED')
      return {
        text: t({ id: 'nextStep.publish', message: 'The listing is approved: all that is left is to put it online.' }),
      };
    if (status === 'PENDING')
      return {
        text: t({ id: 'nextStep.pending', message: 'Our team is reading the listing. We will e-mail you.' }),
        ...(completeness.missing.includes('RATES') && { link: toForm(gapName('RATES'), 'RATES', false) }),
      };
    if (status === 'DRAFT' || status === 'REJECTED') {
      const gap = required[0];
      return gap
        ? {
            text: t({
              id: 'nextStep.complete',
              message: plural(required.length, {
                one: 'One thing is still required before it can be submitted for review.',
                other: '# things are still required before it can be submitted for review.',
              }),
            }),
            link: toForm(gapName(gap), gap),
          }
        : {
            text: t({ id: 'nextStep.submit', message: 'Everything required is there: submit the listing for review.' }),
            link: toForm(t({ id: 'nextStep.toForm', message: 'Review and submit' }), null),
          };
    }
    return next
      ? {
          text: t({ id: 'nextStep.improve', message: 'A fuller listing is found more often.' }),
          link: toForm(gapName(next), next, false),
        }
      : { text: t({ id: 'nextStep.none', message: 'Everything is in order.' }) };
  })();
  if (status === 'DELETED') return null;
  const { text, link } = step;
  return (
    <Card as="section" padded aria-labelledby="next-step">
      <Flex gap="4" rowGap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Stack gap="1" minWidth="0">
          <Heading as="h2" look="h4" id="next-step">
            <Trans id="nextStep.title">Next step</Trans>
          </Heading>
          <Text>{text}</Text>
        </Stack>
        {waiting === 0 && publish}
        {link && (mayEdit || !link.to.startsWith('/dashboard/establishments')) && (
          <LinkButton to={link.to} look={link.solid ? 'solid' : 'outline'}>
            {link.label}
          </LinkButton>
        )}
      </Flex>
    </Card>
  );
}
