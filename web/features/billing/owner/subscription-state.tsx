import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { usePlanLabels } from '../plan-labels.ts';
import { StatusBadge } from '../status-badge.tsx';
import { DeclinedRequest } from './declined-request.tsx';
import type { BillingAccount } from './use-subscription.ts';

type SubscriptionStateProps = {
  own: BillingAccount;
  renewing: boolean;
  cancelling: boolean;
  onRenew: () => void;
  /** Resolves when it is done, well or not. */
  onCancel: () => Promise<void>;
};

/** Which plan holds, until when, and what depends on it. */
export function SubscriptionState({ own, renewing, cancelling, onRenew, onCancel }: SubscriptionStateProps) {
  const { t } = useLingui();
  const { date, and } = useFormats();
  const words = usePlanLabels();
  const dialog = useDisclosure();
  const { currentPlan, subscription, hiddenVenues, venuesAtRisk } = own;
  const day = subscription?.endDate ? date(subscription.endDate) : '';
  const hidden = and(hiddenVenues.map(({ name }) => name));
  const atRisk = and(venuesAtRisk.map(({ name }) => name));
  const requested = subscription?.requestedPlan?.name;
  const planName = subscription?.plan.name ?? '';
  const mayRenew = subscription && subscription.status !== 'PENDING' && !requested;
  const mayCancel = subscription?.availableActions.includes('CANCEL') ?? false;
  const runs = subscription?.daysLeft != null;

  return (
    <Card as="section" padded aria-labelledby="state-title">
      <Stack gap="4">
        <Flex justifyContent="space-between" gap="4" flexWrap="wrap" alignItems="flex-start">
          <Stack gap="1">
            <Row gap="3">
              <Heading as="h2" look="h2" id="state-title">
                {currentPlan?.name}
              </Heading>
              <StatusBadge subscription={subscription} />
            </Row>
            {runs ? (
              <>
                <Text>{t({ id: 'subscription.validUntil', message: `Valid until ${day}` })}</Text>
                {subscription.renewsOn && (
                  <Text tone="muted">
                    {t({ id: 'billing.autoRenewFact', message: 'Next renewal' })} · {date(subscription.renewsOn)}
                  </Text>
                )}
              </>
            ) : subscription?.status === 'EXPIRED' ? (
              <Text>
                {t({
                  id: 'subscription.endedOn',
                  message: `Your ${planName} subscription ended on ${day}. The free plan applies.`,
                })}
              </Text>
            ) : (
              <Text tone="muted">
                <Trans id="subscription.freeText">The free plan applies for as long as you like.</Trans>
              </Text>
            )}
          </Stack>
          {subscription?.daysLeft != null && (
            <Text textStyle="figure" color={subscription.endsSoon ? 'gold.text' : 'ink'}>
              {words.daysLeft(subscription.daysLeft)}
            </Text>
          )}
        </Flex>
        {requested && (
          <Notice tone="sage">
            {t({
              id: 'subscription.requestedNotice',
              message: `You have requested the ${requested} plan. Our team will send you the invoice; nothing changes until then.`,
            })}
          </Notice>
        )}
        {subscription?.declinedAt && (
          <DeclinedRequest on={subscription.declinedAt} reason={subscription.declineReason ?? ''} />
        )}
        {hiddenVenues.length > 0 && (
          <Notice tone="danger">
            {subscription?.status === 'EXPIRED'
              ? t({
                  id: 'subscription.hiddenNotice',
                  message: `Visitors no longer see: ${hidden}. Nothing is deleted; a renewal restores them at once.`,
                })
              : t({
                  id: 'subscription.beyondNotice',
                  message: `Your plan has no room for: ${hidden}. Visitors do not see them. Nothing is deleted; a larger plan, or room in this one, restores them at once.`,
                })}
          </Notice>
        )}
        {venuesAtRisk.length > 0 && subscription && (subscription.endsSoon || subscription.status === 'CANCELLED') && (
          <Notice tone="gold">
            {t({
              id: 'subscription.riskNotice',
              message: `After ${day}, unless renewed, visitors will no longer see: ${atRisk}.`,
            })}
          </Notice>
        )}
        {(mayRenew || mayCancel) && (
          <Row gap="3">
            {mayRenew && (
              <Button look={subscription.endsSoon || !runs ? 'solid' : 'outline'} busy={renewing} onClick={onRenew}>
                <Trans id="subscription.renew">Request renewal</Trans>
              </Button>
            )}
            {mayCancel && (
              <Button look="ghost" onClick={() => dialog.onOpen()}>
                {runs ? (
                  <Trans id="subscription.cancel">Cancel my subscription…</Trans>
                ) : (
                  <Trans id="subscription.withdraw">Withdraw my request…</Trans>
                )}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      <ConfirmDialog
        dialog={dialog}
        title={
          runs
            ? t({ id: 'subscription.cancelTitle', message: 'Cancel your subscription?' })
            : t({ id: 'subscription.withdrawTitle', message: 'Withdraw your request?' })
        }
        confirmLabel={
          runs
            ? t({ id: 'subscription.cancelConfirm', message: 'Cancel the subscription' })
            : t({ id: 'subscription.withdrawConfirm', message: 'Withdraw the request' })
        }
        cancelLabel={t({ id: 'subscription.keep', message: 'Keep it' })}
        busy={cancelling}
        onConfirm={() => void onCancel().then(() => dialog.onClose())}
      >
        <Text>
          {runs
            ? t({
                id: 'subscription.cancelText',
                message: `You keep everything until ${day}. It is then not renewed, and the free plan applies. Nothing is deleted.`,
              })
            : t({
                id: 'subscription.cancelRequest',
                message: 'Your request goes no further. The free plan continues.',
              })}
        </Text>
        {venuesAtRisk.length > 0 && (
          <Text>{t({ id: 'subscription.cancelRisk', message: `Visitors would then no longer see: ${atRisk}.` })}</Text>
        )}
      </ConfirmDialog>
    </Card>
  );
}
