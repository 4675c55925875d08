import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { MutationResult } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { tell } from '../../../ui/toaster.tsx';

type LinkQuestionProps = {
  title: string;
  confirmLabel: string;
  /** What is said once it is done. */
  done: string;
  /** What is said if it could not be. */
  failed: string;
  busy: boolean;
  confirm: () => Promise<MutationResult<unknown>>;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** Asks once before a link to another calendar ends. It opens as it comes. */
export function LinkQuestion({
  title,
  confirmLabel,
  done,
  failed,
  busy,
  confirm,
  onClose,
  children,
}: LinkQuestionProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const onConfirm = async () => {
    const outcome = await confirm();
    if (outcome.kind !== 'done') {
      setFailure(outcome.kind === 'failed' ? outcome : null);
      return;
    }
    onClose();
    tell({ tone: 'sage', lines: [done] });
  };
  return (
    <ConfirmDialog
      dialog={{ open: true, onClose }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t({ id: 'calendar.keep', message: 'Keep it' })}
      busy={busy}
      finalFocus={() => document.querySelector('#agendas-lies-titre')}
      onConfirm={() => void onConfirm()}
    >
      {children}
      {failure && <SendFailure code={failure.code} wait={failure.wait} title={failed} />}
    </ConfirmDialog>
  );
}
