import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-static/icons/undo-2.svg?react';
import { useState } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { WithdrawChangeRequestDocument } from './change-requests.gen.ts';
import type { RequestType } from '../content/request-labels.ts';

type WithdrawButtonProps = {
  id: string;
  type: RequestType;
  venueName: string;
  /** It is withdrawn, or had been decided before. */
  onDone: () => void | Promise<void>;
};

/** Takes a request back, after saying what that does. */
export function WithdrawButton({ id, type, venueName, onDone }: WithdrawButtonProps) {
  const { t } = useLingui();
  const dialog = useDisclosure();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [withdraw, withdrawing] = useMutationCall(WithdrawChangeRequestDocument, 'withdrawChangeRequest', () => ({
    id,
  }));
  const confirm = async () => {
    setFailure(null);
    const outcome = await withdraw();
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      return;
    }
    dialog.onClose();
    await onDone();
  };
  const says = {
    CREATION: t({
      id: 'request.withdrawCreation',
      message: 'The venue becomes a draft again. You can complete it and submit it later.',
    }),
    UPDATE: t({
      id: 'request.withdrawUpdate',
      message: 'The requested changes are discarded, including photos. The public site stays unchanged.',
    }),
    DELETION: t({ id: 'request.withdrawDeletion', message: 'The venue stays unchanged.' }),
  };
  return (
    <>
      <Button size="sm" onClick={() => dialog.onOpen()}>
        <Undo size={16} aria-hidden />
        <Trans id="request.withdraw">Withdraw the request</Trans>
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'request.withdrawTitle', message: `Withdraw the request about ${venueName}?` })}
        confirmLabel={t({ id: 'request.withdraw', message: 'Withdraw the request' })}
        cancelLabel={t({ id: 'request.keep', message: 'Keep it' })}
        busy={withdrawing}
        onConfirm={() => void confirm()}
      >
        <Text>{says[type]}</Text>
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            title={t({ id: 'request.withdrawFailed', message: 'The request could not be withdrawn' })}
            texts={{
              CONFLICT: t({
                id: 'request.decided',
                message: 'A decision has been made in the meantime. Reload the page to see it.',
              }),
            }}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
