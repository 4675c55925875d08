import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_TEXTS } from '../../lib/account-texts.ts';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { FieldTextsContext } from '../../lib/form-fields.tsx';
import { required } from '../../lib/form-rules.ts';
import { toFieldError, useRuledForm, type FieldIssues } from '../../lib/forms.ts';
import { PasswordField } from '../../lib/password-field.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Form } from './profile-form.tsx';

type Values = { currentPassword: string };

const issues = ({ currentPassword }: Values): FieldIssues<Values> => {
  const issue = required(currentPassword);
  return issue ? { currentPassword: issue } : {};
};
const ignore = () => {};

type PasswordDialogProps = {
  dialogRef: RefObject<HTMLDialogElement | null>;
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** Does it; null when it is done. */
  onConfirm: (password: string) => Promise<FailedCall | null>;
};

/** Asks for one's password before what matters for the safety of the account. */
export function PasswordDialog({ dialogRef, title, children, confirmLabel, onConfirm }: PasswordDialogProps) {
  const { t } = useLingui();
  const form = useRuledForm<Values>({ currentPassword: '' }, issues, ignore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { reset, setFocus, setError } = form;

  // Nothing that was typed stays behind a closed dialog.
  useEffect(() => {
    const dialog = dialogRef.current;
    const onClose = () => {
      reset();
      setFailure(null);
    };
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [dialogRef, reset]);

  const confirm = async () => {
    if (busy) return;
    setFailure(null);
    if (!(await form.trigger())) {
      setFocus('currentPassword');
      return;
    }
    setBusy(true);
    const outcome = await onConfirm(form.getValues('currentPassword'));
    setBusy(false);
    if (outcome === null) dialogRef.current?.close();
    else if (outcome.code === 'INVALID_CREDENTIALS') {
      setError('currentPassword', toFieldError({ code: 'wrong' }));
      setFocus('currentPassword');
    } else setFailure(outcome);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };

  return (
    <ConfirmDialog
      dialogRef={dialogRef}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t({ id: 'profile.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {children}
      <FieldTextsContext value={ACCOUNT_TEXTS}>
        <FormProvider {...form}>
          <Form noValidate onSubmit={submit}>
            <PasswordField
              name="currentPassword"
              label={t({ id: 'profile.currentPassword', message: 'Current password' })}
              autoComplete="current-password"
            />
          </Form>
        </FormProvider>
      </FieldTextsContext>
      {failure && <SendFailure code={failure.code} wait={failure.wait} />}
    </ConfirmDialog>
  );
}
