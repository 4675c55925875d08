import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlanLabels } from '../plan-labels.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useFormats } from '../../../lib/formats.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { DeclineButton } from './decline-button.tsx';
import type { AdminPlan, BillingAccount } from './subscriptions.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import { StatusFacts } from './status-facts.tsx';
import { useSubscriptionCalls } from './use-subscription-calls.ts';

type OwnerStatusProps = { owner: BillingAccount; plans: readonly AdminPlan[] };

/** How the subscription of an owner stands, and what can be done about it. */
export function OwnerStatus({ owner, plans }: OwnerStatusProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePlanLabels();
  const { subscription, currentPlan } = owner;
  const { cancel, cancelling } = useSubscriptionCalls();
  const [writing, setWriting] = useState<'renewal' | 'payment' | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const dialog = useDisclosure();
  const { name } = owner.owner;
  const runs = subscription?.daysLeft != null;
  const day = subscription?.endDate ? date(subscription.endDate) : '';
  const begins = subscription === null || subscription.status === 'PENDING';
  const end = async () => {
    if (!subscription) return;
    setFailure(null);
    const outcome = await cancel({ userId: owner.id, version: subscription.version });
    dialog.onClose();
    if (outcome.kind === 'failed') setFailure(outcome);
  };
  return (
    <Card as="section" padded aria-labelledby="status">
      <Stack gap="5">
        <Flex justifyContent="space-between" gap="4" flexWrap="wrap" alignItems="flex-start">
          <Row gap="3">
            <Heading as="h2" look="h2" id="status">
              {currentPlan?.name}
            </Heading>
            <StatusBadge subscription={subscription} />
          </Row>
          {subscription?.daysLeft != null && (
            <Text textStyle="figure" color={subscription.endsSoon ? 'gold.text' : 'ink'}>
              {words.daysLeft(subscription.daysLeft)}
            </Text>
          )}
        </Flex>
        {subscription && <StatusFacts subscription={subscription} />}
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            title={
              runs
                ? t({ id: 'billing.notCancelled', message: 'The subscription could not be cancelled' })
                : t({ id: 'billing.notWithdrawn', message: 'The request could not be withdrawn' })
            }
            texts={{
              CONFLICT: t({
                id: 'billing.changedMeanwhile',
                message:
                  'This was changed elsewhere in the meantime. Close this, see what changed, then open it again.',
              }),
            }}
          />
        )}
        <Row gap="3">
          <Button look="solid" onClick={() => setWriting('renewal')}>
            {begins
              ? t({ id: 'billing.beginAsk', message: 'Start a subscription…' })
              : t({ id: 'billing.renewAsk', message: 'Renew…' })}
          </Button>
          <DeclineButton owner={owner} />
          {subscription && (
            <Button onClick={() => setWriting('payment')}>
              {t({ id: 'billing.recordAsk', message: 'Record a payment…' })}
            </Button>
          )}
          {subscription?.availableActions.includes('CANCEL') && (
            <Button look="ghost" onClick={() => dialog.onOpen()}>
              {runs
                ? t({ id: 'billing.cancelAsk', message: 'Cancel the subscription…' })
                : t({ id: 'billing.withdrawAsk', message: 'Withdraw the request…' })}
            </Button>
          )}
        </Row>
      </Stack>
      {writing === 'renewal' && <RenewalDialog owner={owner} plans={plans} onClose={() => setWriting(null)} />}
      {writing === 'payment' && subscription && (
        <PaymentDialog userId={owner.id} price={subscription.price} onClose={() => setWriting(null)} />
      )}
      <ConfirmDialog
        dialog={dialog}
        title={
          runs
            ? t({ id: 'billing.cancelTitle', message: `Cancel ${name}’s subscription?` })
            : t({ id: 'billing.withdrawTitle', message: `Withdraw ${name}’s request?` })
        }
        confirmLabel={
          runs
            ? t({ id: 'billing.cancelConfirm', message: 'Cancel the subscription' })
            : t({ id: 'subscription.withdrawConfirm', message: 'Withdraw the request' })
        }
        cancelLabel={t({ id: 'billing.keep', message: 'Keep it' })}
        busy={cancelling}
        onConfirm={() => void end()}
      >
        <Text>
          {runs ? (
            t({
              id: 'billing.cancelText',
              message: `The client keeps everything until ${day}; it is then not renewed, and the free plan applies. Nothing is deleted. The client is notified.`,
            })
          ) : (
            <Trans id="billing.cancelRequestText">The request is withdrawn and the client is notified.</Trans>
          )}
        </Text>
      </ConfirmDialog>
    </Card>
  );
}
