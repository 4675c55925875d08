import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { SESSION } from '../../../../schema/constants.ts';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { PasswordField } from '../../../lib/password-field.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Stack } from '../../../ui/box.ts';
import { Button, Link, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { resetIssues, type ResetForm as Values } from './auth-rules.ts';
import { useReset } from './use-reset.ts';
import { useWaitSentence } from './wait-sentence.ts';

const FIELDS = ['password', 'confirmPassword'] as const;
const ignore = () => {};

/** Chooses a new password, with the token of a link. @param isFirst the account has none yet. */
export function ResetForm({ token, isFirst }: { token: string; isFirst: boolean }) {
  const { t } = useLingui();
  const live = useHydrated();
  const form = useRuledForm<Values>({ password: '', confirmPassword: '' }, resetIssues, ignore);
  const { reset, sending } = useReset();
  const [outcome, setOutcome] = useState<FailedCall | 'done' | 'gone' | null>(null);
  const [wrong, setWrong] = useState<readonly (keyof Values)[]>([]);
  const waiting = useWaitSentence();

  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setOutcome(null);
    if (!(await form.trigger())) {
      const issues = resetIssues(form.getValues());
      setWrong(FIELDS.filter((field) => field in issues));
      return;
    }
    setWrong([]);
    const answer = await reset(token, form.getValues('password'));
    if (answer.kind === 'wrong') {
      form.setError('password', toFieldError(answer.issue));
      setWrong(['password']);
    } else setOutcome(answer.kind === 'failed' ? answer : answer.kind);
  };

  if (outcome === 'done') return <Done isFirst={isFirst} />;
  if (outcome === 'gone') return <LinkGone />;
  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <AuthForm live={live} onSubmit={(event) => void submit(event)}>
          {outcome && (
            <SendFailure
              code={outcome.code}
              wait={outcome.wait}
              title={<Trans id="auth.resetFailed">Failed to reset password</Trans>}
              texts={outcome.wait === null ? {} : { RATE_LIMITED: waiting(outcome.wait) }}
            />
          )}
          <PasswordField
            name="password"
            label={t({ id: 'auth.newPassword', message: 'New password' })}
            autoComplete="new-password"
            checklist
          />
          <PasswordField
            name="confirmPassword"
            label={t({ id: 'auth.confirmPassword', message: 'Confirm the password' })}
            autoComplete="new-password"
          />
          <Button type="submit" look="solid" size="lg" busy={sending}>
            <Trans id="auth.saveNewPassword">Save the new password</Trans>
          </Button>
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}

/** There was no token in the address, or it is used, void or too old. */
export function LinkGone() {
  return (
    <Stack gap="5" role="alert">
      <Notice tone="danger">
        <Text>
          <Trans id="auth.resetTokenMissing">
            Invalid or missing reset token. Please request a new password reset link.
          </Trans>
        </Text>
      </Notice>
      <LinkButton to="/forgot-password" look="solid">
        <Trans id="auth.newLink">Request a new link</Trans>
      </LinkButton>
    </Stack>
  );
}

function Done({ isFirst }: { isFirst: boolean }) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.focus();
    const timer = setTimeout(() => void navigate('/login', { replace: true }), SESSION.resetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Stack gap="5" ref={text} tabIndex={-1} outline="none" role="status">
      <Notice tone="sage">
        <Stack gap="1">
          <Text fontWeight="600">
            {isFirst ? (
              <Trans id="auth.firstPasswordDone">Your password is set.</Trans>
            ) : (
              <Trans id="auth.resetDone">Your password has been reset successfully.</Trans>
            )}
          </Text>
          <Text look="small">
            {isFirst ? (
              <Trans id="auth.firstPasswordDoneText">
                You can sign in: you will be taken to <Link to="/login">sign-in</Link> in a moment.
              </Trans>
            ) : (
              <Trans id="auth.resetDoneText">
                All your sessions have been ended. You will be taken to <Link to="/login">sign-in</Link> in a moment.
              </Trans>
            )}
          </Text>
        </Stack>
      </Notice>
    </Stack>
  );
}
