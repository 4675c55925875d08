import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { FORM_LIMITS } from '../../schema/constants.ts';
import { ConfirmDialog, type Disclosure } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

type ReasonDialogProps = {
  dialog: Disclosure;
  title: string;
  /** What will happen, and who will read the reason. */
  children: ReactNode;
  confirmLabel: string;
  busy?: boolean;
  /** Told once there is a reason. What was typed stays until the dialog is taken off the page. */
  onConfirm: (reason: string) => void;
};

/** Asks why, before something is refused: a reason is required. */
export function ReasonDialog({ dialog, title, children, confirmLabel, busy = false, onConfirm }: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = reason.trim();
  const fault =
    typed === ''
      ? t({ id: 'error.rejectionReasonRequired', message: 'Rejection reason is required' })
      : typed.length > FORM_LIMITS.reason
        ? t({ id: 'tracking.reasonTooLong', message: `${FORM_LIMITS.reason} characters at most.` })
        : null;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={() => {
        setAsked(true);
        if (fault === null) onConfirm(typed);
        else area.current?.focus();
      }}
    >
      {children}
      <Field label={<Trans id="reason.label">Reason</Trans>} required error={asked && fault ? fault : undefined}>
        <TextArea ref={area} rows={4} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
