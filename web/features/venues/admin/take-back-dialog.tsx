import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import type { Disclosure } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { TakeApprovalBackDocument } from './venues-admin.gen.ts';

type TakeBackDialogProps = {
  dialog: Disclosure;
  id: string;
  version: number;
  name: string;
  onDone: () => Promise<unknown>;
};

/** Takes the approval of a venue back, with a reason. */
export function TakeBackDialog({ dialog, id, version, name, onDone }: TakeBackDialogProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [reject, rejecting] = useMutationCall(TakeApprovalBackDocument, 'rejectVenue', (reason: string) => ({
    id,
    version,
    reason,
  }));
  const confirm = async (reason: string) => {
    setFailure(null);
    const outcome = await reject(reason);
    if (outcome.kind === 'failed') setFailure(outcome);
    if (outcome.kind !== 'done') return;
    dialog.onClose();
    await onDone().catch(() => {});
  };
  return (
    <ReasonDialog
      dialog={dialog}
      title={t({ id: 'venuesAdmin.takeBackTitle', message: `Revoke the approval of ${name}?` })}
      confirmLabel={t({ id: 'venuesAdmin.takeBackConfirm', message: 'Revoke' })}
      busy={rejecting}
      onConfirm={(reason) => void confirm(reason)}
    >
      <Text>
        <Trans id="venuesAdmin.takeBackText">
          The venue leaves the public site at once. Its owner will read the reason, and can correct it and submit it
          again.
        </Trans>
      </Text>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          messageOf={VENUE_ERRORS.modify}
          title={t({ id: 'venuesAdmin.takeBackFailed', message: 'The approval was not revoked' })}
          texts={{
            CONFLICT: t({
              id: 'venuesAdmin.conflictSheet',
              message: 'The venue’s state has changed. Reload the page to see where it stands.',
            }),
          }}
        />
      )}
    </ReasonDialog>
  );
}
