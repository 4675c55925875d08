import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Text } from '../../ui/text.tsx';

type LeaveDialogProps = {
  /** Something is not saved. */
  unsaved: boolean;
  /** Tries to save it; true = nothing is left to lose. Null where that takes a press of a button. */
  save: (() => Promise<boolean>) | null;
};

/** Asks who is about to leave with something unsaved, once saving it has not helped. */
export function LeaveDialog({ unsaved, save }: LeaveDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { wanted, leave, stay } = useLeaveGuard(unsaved);
  useEffect(() => {
    if (wanted === null) return undefined;
    let current = true;
    const ask = async () => {
      const saved = save ? await save() : false;
      if (!current) return;
      if (saved) leave();
      else dialog.current?.showModal();
    };
    void ask();
    return () => {
      current = false;
    };
  }, [leave, save, wanted]);
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('close', stay);
    return () => element?.removeEventListener('close', stay);
  }, [stay]);
  return (
    <ConfirmDialog
      dialogRef={dialog}
      title={t({ id: 'leave.title', message: 'Leave without saving?' })}
      confirmLabel={t({ id: 'leave.confirm', message: 'Leave' })}
      cancelLabel={t({ id: 'leave.cancel', message: 'Stay here' })}
      onConfirm={leave}
    >
      <Text>
        <Trans id="leave.text">
          Some of what you typed is not saved. It is kept in this tab until you close it: come back to this form to find
          it again.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
