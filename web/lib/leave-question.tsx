import { useDisclosure } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialog.tsx';
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
  const dialog = useDisclosure({ onClose: stay });
  const { onOpen } = dialog;
  useEffect(() => {
    if (wanted === null) return undefined;
    let current = true;
    const ask = async () => {
      const saved = save ? await save() : false;
      if (!current) return;
      if (saved) leave();
      else onOpen();
    };
    void ask();
    return () => {
      current = false;
    };
  }, [leave, onOpen, save, wanted]);
  return (
    <ConfirmDialog
      dialog={dialog}
      title={t({ id: 'leave.title', message: 'Leave without saving?' })}
      confirmLabel={t({ id: 'leave.confirm', message: 'Leave' })}
      cancelLabel={t({ id: 'leave.cancel', message: 'Stay here' })}
      onConfirm={leave}
    >
      <Text>{children}</Text>
    </ConfirmDialog>
  );
}
