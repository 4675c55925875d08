import { useDisclosure } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Text } from '../ui/text.tsx';

type LeaveQuestionProps = {
  /** Something is not saved. */
  unsaved: boolean;
  /** Tries to save it first; true = nothing is left to lose. Null where that takes a press of a button. */
  save?: (() => Promise<boolean>) | null;
  /** What is lost. */
  children: ReactNode;
};

/** Asks whoever is about to leave the page with something unsaved, once saving it has not helped; the browser asks whoever closes the tab. */
export function LeaveQuestion({ unsaved, save = null, children }: LeaveQuestionProps) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed, reset } = blocker;
  const dialog = useDisclosure({ onClose: () => reset?.() });
  const { onOpen } = dialog;
  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    let current = true;
    const ask = async () => {
      const saved = save ? await save() : false;
      if (!current) return;
      if (saved) proceed();
      else onOpen();
    };
    void ask();
    return () => {
      current = false;
    };
  }, [onOpen, proceed, save, state]);
  return (
    <ConfirmDialog
      dialog={dialog}
      title={t({ id: 'leave.title', message: 'Leave without saving?' })}
      confirmLabel={t({ id: 'leave.confirm', message: 'Leave' })}
      cancelLabel={t({ id: 'leave.cancel', message: 'Stay here' })}
      onConfirm={() => proceed?.()}
    >
      <Text>{children}</Text>
    </ConfirmDialog>
  );
}
