import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-static/icons/arrow-left.svg?react';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { CaptchaLine } from '../../../lib/captcha/captcha-line.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { mendedForm, tabStorage } from '../../../lib/tab-storage.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading, VisuallyHidden } from '../../../ui/text.tsx';
import { AuthForm } from './auth-form.tsx';
import {
  EMPTY_REGISTRATION,
  REGISTER_STEPS,
  RESUMED_STEPS,
  registerIssues,
  type RegisterField,
  type RegisterForm,
} from './auth-rules.ts';
import { AccountStep, BusinessStep, PersonStep, RegisterProgress, useRegisterSteps } from './register-steps.tsx';
import { keepRegistered, keptRegistered, type Registered } from './registered.ts';
import { useRegister } from './use-register.ts';
import { useWaitSentence } from './wait-sentence.ts';

const DRAFT_KEY = 'registration-draft';
const STEP = 'etape';
const LAST = REGISTER_STEPS.length;
const PENDING_PATH = '/registration-pending';

const stepAddress = (step: number) => (step === 1 ? '/register' : `/register?${STEP}=${step}`);

/** What a tab may keep of the form: never a password. */
const keep = (values: RegisterForm) => tabStorage.write(DRAFT_KEY, { ...values, password: '', confirmPassword: '' });

/** The fields that are wrong on these steps, in the order of the screen. */
function wrongOn(steps: typeof REGISTER_STEPS, form: RegisterForm): RegisterField[] {
  const issues = registerIssues(form);
  return steps.flat().filter((field) => field in issues);
}

/** Three steps to an account; each has its address, and what was typed stays whichever way one goes. */
export function RegisterWizard() {
  const live = useHydrated();
  return <KeptWizard key={String(live)} live={live} />;
}

function KeptWizard({ live }: { live: boolean }) {
  const { t } = useLingui();
  const names = useRegisterSteps();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useRuledForm<RegisterForm>(
    live ? mendedForm(EMPTY_REGISTRATION, tabStorage.read(DRAFT_KEY)) : EMPTY_REGISTRATION,
    registerIssues,
    keep,
  );
  const asked = Number(new URLSearchParams(search).get(STEP)) || 1;
  const { getValues, setFocus } = form;
  const [resumed] = useState(() => live && asked > 1 && getValues('email') !== '' && getValues('password') === '');
  const steps = resumed ? RESUMED_STEPS : REGISTER_STEPS;
  const stepOf = (field: RegisterField) => steps.findIndex((fields) => fields.includes(field)) + 1;
  // A step stands on those before it.
  const open = wrongOn(steps, getValues())[0];
  const step = Math.max(1, Math.min(asked, LAST, open ? stepOf(open) : LAST));
  const over = live && asked > 1 && getValues('email') === '' && keptRegistered() !== null;
  const captcha = useCaptcha(live && step === LAST);
  const { register, sending } = useRegister(captcha);
  const [refused, setRefused] = useState<readonly RegisterField[]>([]);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const waiting = useWaitSentence();

  useLayoutEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    if (refused[0] && steps[step - 1]?.includes(refused[0])) setFocus(refused[0]);
    else if (isNew) title.current?.focus({ preventScroll: true });
  }, [refused, setFocus, step, steps]);

  const done = (registered: Registered) => {
    tabStorage.write(DRAFT_KEY, null);
    keepRegistered(registered);
    void navigate(PENDING_PATH, { replace: true });
  };

  const refuse = (fields: readonly RegisterField[]) => {
    setRefused(fields);
    const first = fields[0];
    if (first && stepOf(first) !== step) void navigate(stepAddress(stepOf(first)));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    const wrong = wrongOn(steps.slice(0, step), getValues());
    if (wrong.length > 0) {
      await form.trigger(wrong);
      refuse(wrong);
      return;
    }
    setRefused([]);
    if (step < LAST) {
      void navigate(stepAddress(step + 1));
      return;
    }
    const outcome = await register(getValues());
    if (outcome.kind === 'registered') {
      done({ number: outcome.number, email: getValues('email').trim() });
      return;
    }
    captcha.renew();
    if (outcome.kind === 'failed') {
      setFailure(outcome);
      return;
    }
    for (const [field, issue] of outcome.byField) form.setError(field, toFieldError(issue));
    refuse([...outcome.byField.keys()]);
  };

  // Back from the confirmation there is nothing left to fill in.
  if (over) return <Navigate to={PENDING_PATH} replace />;
  return (
    <FieldMessagesContext value={ACCOUNT_MESSAGES}>
      <FormProvider {...form}>
        <RegisterProgress step={step} />
        <AuthForm live={live} onSubmit={(event) => void submit(event)}>
          <Heading as="h2" look="h3" ref={title} tabIndex={-1} outline="none">
            <VisuallyHidden>
              {t({ id: 'register.stepOf', message: `Step ${step} of ${LAST}` })}
              {', '}
            </VisuallyHidden>
            {names[step - 1]}
          </Heading>
          {step === 1 && <AccountStep withPassword={!resumed} />}
          {step === 2 && <PersonStep />}
          {step === LAST && <BusinessStep withPassword={resumed} />}
          {step === LAST && <CaptchaLine captcha={captcha} />}
          {failure && (
            <SendFailure
              code={failure.code}
              wait={failure.wait}
              title={<Trans id="auth.registrationFailed">Registration failed</Trans>}
              texts={failure.wait === null ? {} : { RATE_LIMITED: waiting(failure.wait) }}
            />
          )}
          <Flex justifyContent="space-between" gap="3" flexWrap="wrap-reverse">
            {step > 1 ? (
              <Button look="ghost" onClick={() => void navigate(stepAddress(step - 1))}>
                <ArrowLeft size={18} aria-hidden />
                <Trans id="register.back">Back</Trans>
              </Button>
            ) : (
              <Span display={{ base: 'none', sm: 'inline' }} />
            )}
            <Button type="submit" look="solid" size="lg" busy={sending} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
              {step === LAST ? (
                <Trans id="register.send">Create my account</Trans>
              ) : (
                <Trans id="register.next">Next</Trans>
              )}
              {step < LAST && <ArrowRight size={18} aria-hidden />}
            </Button>
          </Flex>
        </AuthForm>
      </FormProvider>
    </FieldMessagesContext>
  );
}
