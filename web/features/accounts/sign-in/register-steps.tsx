import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../lib/form-fields.tsx';
import { PasswordField } from '../../../lib/password-field.tsx';
import { Grid, Span } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import type { RegisterField, RegisterForm } from './auth-rules.ts';
import { PAIR } from '../../../ui/pair.ts';

/** The labels of the fields. */
function useRegisterLabels(): Readonly<Record<RegisterField, string>> {
  const { t } = useLingui();
  return {
    email: t({ id: 'auth.email', message: 'E-mail address' }),
    password: t({ id: 'auth.password', message: 'Password' }),
    confirmPassword: t({ id: 'auth.confirmPassword', message: 'Confirm the password' }),
    firstName: t({ id: 'quote.firstName', message: 'First name' }),
    lastName: t({ id: 'quote.lastName', message: 'Last name' }),
    phone: t({ id: 'quote.phone', message: 'Phone' }),
    companyName: t({ id: 'auth.companyName', message: 'Company' }),
    companyAddress: t({ id: 'auth.companyAddress', message: 'Company address' }),
    companyPhone: t({ id: 'auth.companyPhone', message: 'Company phone' }),
  };
}

/** The names of the steps. */
export function useRegisterSteps(): readonly string[] {
  const { t } = useLingui();
  return [
    t({ id: 'register.account', message: 'Your account' }),
    t({ id: 'register.person', message: 'You' }),
    t({ id: 'register.business', message: 'Your business' }),
  ];
}

const Steps = styled('ol', {
  base: { listStyle: 'none', display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2' },
});

const Step = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    pt: '2',
    borderTop: '3px solid',
    borderColor: 'rule',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '500',
    lineHeight: 'snug',
    _currentStep: { borderColor: 'copper', color: 'ink', fontWeight: '600' },
  },
  variants: { done: { true: { borderColor: 'sage' } } },
});

/** Where one is among the three steps. */
export function RegisterProgress({ step }: { step: number }) {
  const { t } = useLingui();
  return (
    <Steps aria-label={t({ id: 'register.steps', message: 'Steps of the registration' })}>
      {useRegisterSteps().map((name, index) => (
        <Step key={name} done={index + 1 < step} aria-current={index + 1 === step ? 'step' : undefined}>
          {index + 1 < step && (
            <Span display="inline-flex" color="sage.text" flexShrink="0">
              <Check size={16} strokeWidth={2.5} aria-hidden />
            </Span>
          )}
          {name}
          {index + 1 < step && <VisuallyHidden>, {t({ id: 'quote.stepDone', message: 'done' })}</VisuallyHidden>}
        </Step>
      ))}
    </Steps>
  );
}

/** First step: what one signs in with. */
export function AccountStep({ withPassword }: { withPassword: boolean }) {
  const { t } = useLingui();
  const labels = useRegisterLabels();
  return (
    <>
      <TextField
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        help={t({ id: 'register.emailHelp', message: 'You use it to sign in; an e-mail confirms it.' })}
      />
      {withPassword && <PasswordFields />}
    </>
  );
}

function PasswordFields() {
  const labels = useRegisterLabels();
  return (
    <>
      <PasswordField name="password" label={labels.password} autoComplete="new-password" checklist />
      <PasswordField name="confirmPassword" label={labels.confirmPassword} autoComplete="new-password" />
    </>
  );
}

/** Second step: who one is. */
export function PersonStep() {
  const { t } = useLingui();
  const labels = useRegisterLabels();
  return (
    <>
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      </Grid>
      <TextField
        name="phone"
        label={labels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={t({
          id: 'register.phoneHelp',
          message: 'For questions about your registration, never for advertising.',
        })}
      />
    </>
  );
}

/** Third step: for whom one does it. */
export function BusinessStep({ withPassword }: { withPassword: boolean }) {
  const { t } = useLingui();
  const labels = useRegisterLabels();
  const { control } = useFormContext<RegisterForm>();
  const own = useWatch({ control, name: 'phone' }).trim();
  return (
    <>
      <TextField name="companyName" label={labels.companyName} autoComplete="organization" />
      <TextField name="companyAddress" label={labels.companyAddress} autoComplete="street-address" optional />
      <TextField
        name="companyPhone"
        label={labels.companyPhone}
        type="tel"
        inputMode="tel"
        autoComplete="work tel"
        optional
        placeholder={own}
        help={
          own === ''
            ? undefined
            : t({ id: 'register.companyPhoneHelp', message: `If left empty, we use yours: ${own}.` })
        }
      />
      {withPassword && (
        <>
          <Text look="small">
            <Trans id="register.passwordAgain">
              The page was reloaded, and passwords are never kept: please choose yours again.
            </Trans>
          </Text>
          <PasswordFields />
        </>
      )}
      <Text look="small" tone="muted">
        <Trans id="register.terms">
          By registering, you accept the{' '}
          <Link to="/conditions-utilisation" target="_blank">
            terms of use
          </Link>
          . How we use your data is explained in the{' '}
          <Link to="/politique-confidentialite" target="_blank">
            privacy policy
          </Link>{' '}
          (both open in a new tab).
        </Trans>
      </Text>
    </>
  );
}
