import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { firstIssue, required } from '../../../lib/form-rules.ts';
import { toFieldError, useRuledForm, type FieldIssues } from '../../../lib/forms.ts';
import { Flex } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import { LoginNotice, type Refusal } from './login-notice.tsx';
import { useSecondStep } from './use-login.ts';

type Values = { code: string };
const issues = ({ code }: Values): FieldIssues<Values> => {
  const issue = firstIssue(code, required);
  return issue ? { code: issue } : {};
};
const ignore = () => {};

type SecondStepProps = {
  ticket: string;
  onSignedIn: (token: string) => void;
  /** Back to e-mail address and password. */
  onStartAgain: () => void;
};

/** The code of the application on one's telephone, or one of the recovery codes where the telephone is lost. */
export function SecondStep({ ticket, onSignedIn, onStartAgain }: SecondStepProps) {
  const { t } = useLingui();
  const form = useRuledForm<Values>({ code: '' }, issues, ignore);
  const { complete, sending } = useSecondStep();
  const [recovery, setRecovery] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { setFocus, setError, resetField } = form;

  useEffect(() => {
    setFocus('code');
  }, [setFocus]);

  const change = () => {
    resetField('code');
    setRecovery(!recovery);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    if (!(await form.trigger())) {
      setFocus('code');
      return;
    }
    const outcome = await complete(ticket, form.getValues('code'));
    if (outcome.kind === 'signedIn') onSignedIn(outcome.token);
    else if (outcome.kind === 'wrongCode') {
      setError('code', toFieldError({ code: recovery ? 'wrongRecovery' : 'wrong' }));
      setFocus('code');
    } else setRefusal(outcome);
  };

  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <AuthForm live onSubmit={(event) => void submit(event)}>
          {refusal && <LoginNotice refusal={refusal} email="" />}
          {recovery ? (
            <TextField
              key="recovery"
              name="code"
              label={t({ id: 'auth.recoveryCode', message: 'Recovery code' })}
              help={t({
                id: 'auth.recoveryHelp',
                message: 'One of the codes you saved when you turned on two-step sign-in. Each works once.',
              })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              fontFamily="mono"
            />
          ) : (
            <TextField
              key="totp"
              name="code"
              label={t({ id: 'auth.totp', message: 'Six-digit code' })}
              help={t({
                id: 'auth.totpHelp',
                message: 'Open the authenticator app on your phone: it shows a new code every 30 seconds.',
              })}
              inputMode="numeric"
              autoComplete="one-time-code"
              fontFamily="mono"
              letterSpacing="0.3em"
              maxLength={11}
            />
          )}
          <Button type="submit" look="solid" size="lg" busy={sending}>
            <Trans id="auth.confirmCode">Confirm</Trans>
          </Button>
          <Flex justifyContent="space-between" flexWrap="wrap" columnGap="4">
            <Button look="link" size="sm" onClick={change}>
              {recovery
                ? t({ id: 'auth.useTotp', message: 'Use a code from the app' })
                : t({ id: 'auth.useRecovery', message: 'Use a recovery code' })}
            </Button>
            <Button look="link" size="sm" onClick={onStartAgain}>
              <Trans id="auth.startAgain">Use a different account</Trans>
            </Button>
          </Flex>
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}
