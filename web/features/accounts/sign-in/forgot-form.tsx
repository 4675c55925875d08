import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { CaptchaLine } from '../../../lib/captcha/captcha-line.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { emailIssues, type EmailForm } from './auth-rules.ts';
import { useForgot } from './use-reset.ts';
import { useWaitSentence } from './wait-sentence.ts';

const ignore = () => {};

/** Asks for the link by which one chooses a new password. Says the same for every address. */
export function ForgotForm() {
  const { t } = useLingui();
  const live = useHydrated();
  const form = useRuledForm<EmailForm>({ email: '' }, emailIssues, ignore);
  const [begun, setBegun] = useState(false);
  const captcha = useCaptcha(live && begun);
  const { request, sending } = useForgot(captcha);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [sent, setSent] = useState(false);
  const waiting = useWaitSentence();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    if (!(await form.trigger())) {
      form.setFocus('email');
      return;
    }
    const outcome = await request(form.getValues('email').trim());
    if (outcome.kind === 'sent') {
      setSent(true);
      return;
    }
    captcha.renew();
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      return;
    }
    form.setError('email', toFieldError(outcome.issue));
    form.setFocus('email');
  };

  if (sent) return <Sent onAgain={() => setSent(false)} />;
  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <AuthForm live={live} onSubmit={(event) => void submit(event)} onFocus={() => setBegun(true)}>
          {failure && (
            <SendFailure
              code={failure.code}
              wait={failure.wait}
              title={<Trans id="auth.forgotFailed">Failed to send reset email</Trans>}
              texts={failure.wait === null ? {} : { RATE_LIMITED: waiting(failure.wait) }}
            />
          )}
          <TextField
            name="email"
            label={t({ id: 'auth.email', message: 'E-mail address' })}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <CaptchaLine captcha={captcha} begun={begun} />
          <Button type="submit" look="solid" size="lg" busy={sending}>
            <Trans id="auth.sendLink">Send me a link</Trans>
          </Button>
          <LinkButton to="/login" look="ghost">
            <Trans id="auth.backToLogin">Back to sign-in</Trans>
          </LinkButton>
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="5" ref={text} tabIndex={-1} outline="none" role="status">
      <Notice tone="sage">
        <Stack gap="2">
          <Text fontWeight="600">
            <Trans id="auth.forgotSent">The reset instructions have been sent to your e-mail address.</Trans>
          </Text>
          <Text look="small">
            <Trans id="auth.forgotUniform">
              If an account exists with the e-mail address provided, you will find a link there that is valid for 30
              minutes. Check your spam folder too.
            </Trans>
          </Text>
        </Stack>
      </Notice>
      <LinkButton to="/login" look="quiet">
        <Trans id="auth.backToLogin">Back to sign-in</Trans>
      </LinkButton>
      <Button look="link" size="sm" onClick={onAgain}>
        <Trans id="auth.forgotAgain">Nothing received? Try another address</Trans>
      </Button>
    </Stack>
  );
}
