import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { CaptchaLine } from '../../../lib/captcha/captcha-line.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { PasswordField } from '../../../lib/password-field.tsx';
import { Flex } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import { loginIssues, type LoginForm as Values } from './auth-rules.ts';
import { LoginNotice, type Refusal } from './login-notice.tsx';
import { useLogin } from './use-login.ts';

const ignore = () => {};

type LoginFormProps = {
  /** The password was right: the token of the session. */
  onSignedIn: (token: string) => void;
  /** The password was right, and a second step follows. */
  onSecondStep: (ticket: string) => void;
};

/** E-mail address and password. */
export function LoginForm({ onSignedIn, onSecondStep }: LoginFormProps) {
  const { t } = useLingui();
  const live = useHydrated();
  const form = useRuledForm<Values>({ email: '', password: '' }, loginIssues, ignore);
  const [begun, setBegun] = useState(false);
  const captcha = useCaptcha(live && begun);
  const { login, sending } = useLogin(captcha);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [wrong, setWrong] = useState<readonly (keyof Values)[]>([]);

  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    if (!(await form.trigger())) {
      const issues = loginIssues(form.getValues());
      setWrong((['email', 'password'] as const).filter((field) => field in issues));
      return;
    }
    setWrong([]);
    const { email, password } = form.getValues();
    const outcome = await login({ email: email.trim(), password });
    if (outcome.kind === 'signedIn') {
      onSignedIn(outcome.token);
      return;
    }
    if (outcome.kind === 'secondStep') {
      onSecondStep(outcome.ticket);
      return;
    }
    captcha.renew();
    if (outcome.kind === 'wrong') {
      for (const [field, issue] of outcome.byField) form.setError(field, toFieldError(issue));
      setWrong([...outcome.byField.keys()]);
      return;
    }
    setRefusal(outcome);
  };

  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <AuthForm live={live} onSubmit={(event) => void submit(event)} onFocus={() => setBegun(true)}>
          {refusal && <LoginNotice refusal={refusal} email={form.getValues('email').trim()} />}
          <TextField
            name="email"
            label={t({ id: 'auth.email', message: 'E-mail address' })}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <PasswordField
            name="password"
            label={t({ id: 'auth.password', message: 'Password' })}
            autoComplete="current-password"
          />
          <Flex justifyContent="flex-end" mt="-3">
            <Link to="/forgot-password" fontSize="sm" display="inline-flex" alignItems="center" minHeight="8">
              <Trans id="auth.forgot">Forgot your password?</Trans>
            </Link>
          </Flex>
          <CaptchaLine captcha={captcha} begun={begun} />
          <Button type="submit" look="solid" size="lg" busy={sending}>
            <Trans id="auth.signIn">Sign in</Trans>
          </Button>
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}
