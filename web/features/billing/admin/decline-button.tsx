import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import type { BillingAccount } from './subscriptions.ts';
import { useSubscriptionCalls } from './use-subscription-calls.ts';

/** Says no to what an owner asks for, with a reason. There is no button while he asks for nothing. */
export function DeclineButton({ owner }: { owner: BillingAccount }) {
  const { t } = useLingui();
  const { subscription } = owner;
  const { decline, declining } = useSubscriptionCalls();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const dialog = useDisclosure();
  // What the decision is made from; when it changes underneath, the API says so.
  const [seen, setSeen] = useState(0);
  const { name } = owner.owner;
  const runs = subscription?.daysLeft != null;
  const confirm = async (reason: string) => {
    setFailure(null);
    const outcome = await decline({ userId: owner.id, version: seen, reason });
    if (outcome.kind === 'done') dialog.onClose();
    else setFailure(outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED'));
  };
  return (
    <>
      {subscription?.availableActions.includes('DECLINE') && (
        <Button
          onClick={() => {
            setFailure(null);
            setSeen(subscription.version);
            dialog.onOpen();
          }}
        >
          <Trans id="billing.declineAsk">Decline the request…</Trans>
        </Button>
      )}
      <ReasonDialog
        dialog={dialog}
        title={t({ id: 'billing.declineTitle', message: `Decline ${name}’s request?` })}
        confirmLabel={t({ id: 'billing.declineConfirm', message: 'Decline' })}
        busy={declining}
        onConfirm={(reason) => void confirm(reason)}
      >
        <Text>
          {runs ? (
            <Trans id="billing.declineText">
              The subscription continues unchanged. The client reads the reason, also by e-mail, and can ask again.
            </Trans>
          ) : (
            <Trans id="billing.declineFirstText">
              No subscription starts. The client reads the reason, also by e-mail, and can ask again.
            </Trans>
          )}
        </Text>
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            title={t({ id: 'billing.notDeclined', message: 'The request could not be declined' })}
            texts={{
              CONFLICT: t({
                id: 'billing.changedMeanwhile',
                message:
                  'This was changed elsewhere in the meantime. Close this, see what changed, then open it again.',
              }),
            }}
          />
        )}
      </ReasonDialog>
    </>
  );
}
