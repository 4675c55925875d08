import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Text } from '../ui/text.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

type LeaveQuestionProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  /** Tries to save it first; true = nothing is left to lose. Null where that takes a press of a button. */
  save?: (() => Promise<boolean>) | null;
  /** What is lost. */
  children: ReactNode;
};

/** Asks who is about to leave something that is not saved, once saving it has not helped. */
export function LeaveQuestion({ guard, save = null, children }: LeaveQuestionProps) {
  const { t } = useLingui();
  const { wanted, leave, stay } = guard;
  const dialog = useRef<HTMLDialogElement>(null);
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
      <Text>{children}</Text>
    </ConfirmDialog>
  );
}
