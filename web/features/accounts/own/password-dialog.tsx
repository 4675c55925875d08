import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { CheckField, FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { required } from '../../../lib/form-rules.ts';
import { toFieldError, useRuledForm, type FieldIssues } from '../../../lib/forms.ts';
import { PasswordField } from '../../../lib/password-field.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { ConfirmDialog, type Disclosure } from '../../../ui/dialog.tsx';
import { Form } from './profile-form.tsx';

type Values = { currentPassword: string; code: string; knowingly: boolean };

/** What is given beside the password. */
export type Confirmed = { readonly code: string | null; readonly knowingly: boolean };

const EMPTY: Values = { currentPassword: '', code: '', knowingly: false };
const ignore = () => {};

/** In the order of the screen. */
const issuesOf = (
  { currentPassword, code, knowingly }: Values,
  { withCode, knowing }: { withCode: boolean; knowing: boolean },
): FieldIssues<Values> => {
  const wrong = {
    knowingly: knowing && !knowingly ? ({ code: 'required' } as const) : undefined,
    currentPassword: required(currentPassword),
    code: withCode ? required(code) : undefined,
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, issue]) => issue !== undefined));
};

type PasswordDialogProps = {
  dialog: Disclosure;
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** Does it; null when it is done. */
  onConfirm: (password: string, more: Confirmed) => Promise<FailedCall | null>;
  /** Whether a code of the second step is asked for as well. */
  withCode?: boolean;
  /** What one has to say that one knows; null = nothing. */
  acknowledge?: string | null;
  /** Sentences for refusals, by their codes. */
  texts?: Readonly<Record<string, string>>;
};

/** Asks for one's password before what matters for the safety of the account. */
export function PasswordDialog({
  dialog,
  title,
  children,
  confirmLabel,
  onConfirm,
  withCode = false,
  acknowledge = null,
  texts = {},
}: PasswordDialogProps) {
  const { t } = useLingui();
  const knowing = acknowledge !== null;
  const rules = useCallback((values: Values) => issuesOf(values, { withCode, knowing }), [withCode, knowing]);
  const form = useRuledForm<Values>(EMPTY, rules, ignore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { reset, setFocus, setError } = form;

  // Nothing that was typed stays behind a closed dialog.
  const close = () => {
    reset();
    setFailure(null);
    dialog.onClose();
  };

  const confirm = async () => {
    if (busy) return;
    setFailure(null);
    if (!(await form.trigger())) {
      const [first] = Object.keys(rules(form.getValues())) as (keyof Values)[];
      if (first) setFocus(first);
      return;
    }
    setBusy(true);
    const { currentPassword, code, knowingly } = form.getValues();
    const outcome = await onConfirm(currentPassword, { code: withCode ? code : null, knowingly });
    setBusy(false);
    if (outcome === null) close();
    else if (outcome.code === 'INVALID_CREDENTIALS') {
      setError('currentPassword', toFieldError({ code: 'wrong' }));
      setFocus('currentPassword');
    } else if (outcome.code === 'INVALID_CODE') {
      setError('code', toFieldError({ code: 'wrong' }));
      setFocus('code');
    } else setFailure(outcome);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };

  return (
    <ConfirmDialog
      dialog={{ open: dialog.open, onClose: close }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t({ id: 'profile.cancel', message: 'Cancel' })}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {children}
      <FieldMessagesContext value={ACCOUNT_MESSAGES}>
        <FormProvider {...form}>
          <Form noValidate onSubmit={submit}>
            {acknowledge !== null && (
              <CheckField name="knowingly" label={acknowledge}>
                {acknowledge}
              </CheckField>
            )}
            <PasswordField
              name="currentPassword"
              label={t({ id: 'profile.currentPassword', message: 'Current password' })}
              autoComplete="current-password"
            />
            {withCode && (
              <TextField
                name="code"
                label={t({ id: 'profile.secondCode', message: 'Code of the second step' })}
                help={t({
                  id: 'profile.secondCodeHelp',
                  message: 'The six digits in your authenticator app, or one of your recovery codes.',
                })}
                autoComplete="one-time-code"
                fontFamily="mono"
              />
            )}
            {/* A form of several fields is sent by Enter only where it has a button. */}
            <button type="submit" hidden>
              {confirmLabel}
            </button>
          </Form>
        </FormProvider>
      </FieldMessagesContext>
      {failure && <SendFailure code={failure.code} wait={failure.wait} texts={texts} />}
    </ConfirmDialog>
  );
}
