import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { emailIssues, type EmailForm } from './auth-rules.ts';
import { useResend } from './use-verification.ts';
import { useWaitSentence } from './wait-sentence.ts';

const ignore = () => {};

/** Has the mail that confirms an address sent once more. */
export function ResendForm({ email = '' }: { email?: string }) {
  const { t } = useLingui();
  const live = useHydrated();
  const form = useRuledForm<EmailForm>({ email }, emailIssues, ignore);
  const { resend, sending } = useResend();
  const [outcome, setOutcome] = useState<FailedCall | 'sent' | null>(null);
  const waiting = useWaitSentence();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setOutcome(null);
    if (!(await form.trigger())) {
      form.setFocus('email');
      return;
    }
    const answer = await resend(form.getValues('email').trim());
    if (answer.kind === 'wrong') {
      form.setError('email', toFieldError({ code: 'notEmail' }));
      form.setFocus('email');
    } else setOutcome(answer.kind === 'failed' ? answer : 'sent');
  };

  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <AuthForm live={live} onSubmit={(event) => void submit(event)}>
          <Heading as="h2" look="h4">
            <Trans id="verify.resendTitle">Get the confirmation e-mail again</Trans>
          </Heading>
          <TextField
            name="email"
            label={t({ id: 'verify.resendEmail', message: 'The e-mail address you registered with' })}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <Button type="submit" look="quiet" busy={sending}>
            <Trans id="verify.resend">Resend the e-mail</Trans>
          </Button>
          {outcome === 'sent' && (
            <Notice tone="sage" role="status">
              <Text>
                <Trans id="verify.resent">
                  Verification email sent. If the address belongs to an unconfirmed registration, the new link is on its
                  way; it is valid for 24 hours.
                </Trans>
              </Text>
            </Notice>
          )}
          {outcome !== null && outcome !== 'sent' && (
            <SendFailure
              code={outcome.code}
              wait={outcome.wait}
              texts={outcome.wait === null ? {} : { RATE_LIMITED: waiting(outcome.wait) }}
            />
          )}
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}
