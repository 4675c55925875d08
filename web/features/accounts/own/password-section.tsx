import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { required } from '../../../lib/form-rules.ts';
import {
  issuesByField,
  toFieldError,
  useRuledForm,
  type FieldIssue,
  type FieldIssues,
  type FieldMessages,
} from '../../../lib/forms.ts';
import { PasswordField } from '../../../lib/password-field.tsx';
import { newPasswordIssue, repeatedIssue } from '../../../lib/passwords.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { Form } from './profile-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { useChangePassword } from './use-security.ts';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };
type Field = keyof Values;

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };
const FIELDS = Object.keys(EMPTY) as Field[];

const TEXTS: FieldMessages = {
  ...ACCOUNT_MESSAGES,
  'newPassword.repeated': msg({
    id: 'profile.samePassword',
    message: 'This is already your password. Choose another one.',
  }),
};

const issues = (form: Values): FieldIssues<Values> => {
  const found: Record<Field, FieldIssue | undefined> = {
    currentPassword: required(form.currentPassword),
    newPassword: newPasswordIssue(form.newPassword),
    confirmPassword: repeatedIssue(form.newPassword, form.confirmPassword),
  };
  return Object.fromEntries(Object.entries(found).filter(([, issue]) => issue !== undefined));
};

/** Another password; the other sessions end with it. */
export function PasswordSection() {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'changed' | FailedCall | null>(null);
  const form = useRuledForm<Values>(EMPTY, issues, () => {});
  const [change, changing] = useChangePassword();
  const [wrong, setWrong] = useState<readonly Field[]>([]);

  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const refuse = (byField: ReadonlyMap<Field, FieldIssue>) => {
    for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
    setWrong([...byField.keys()]);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changing) return;
    setOutcome(null);
    if (!(await form.trigger())) {
      const found = issues(form.getValues());
      setWrong(FIELDS.filter((field) => field in found));
      return;
    }
    const { currentPassword, newPassword } = form.getValues();
    const answer = await change(currentPassword, newPassword);
    if (answer.kind === 'done') {
      form.reset(EMPTY);
      setOutcome('changed');
    } else if (answer.kind === 'wrong') {
      const { byField } = issuesByField(answer.fields, FIELDS, { password: 'newPassword' });
      if (byField.size > 0) refuse(byField);
      else setOutcome(failedCall('VALIDATION_FAILED'));
    } else if (answer.code === 'INVALID_CREDENTIALS') refuse(new Map([['currentPassword', { code: 'wrong' }]]));
    else setOutcome(answer);
  };

  return (
    <Section
      id="mot-de-passe"
      title={<Trans id="profile.password">Password</Trans>}
      lead={<Trans id="profile.passwordLead">When it changes, your other sessions are ended.</Trans>}
    >
      <FieldMessagesContext value={TEXTS}>
        <FormProvider {...form}>
          <Form noValidate onSubmit={(event) => void submit(event)} maxWidth="lg">
            <PasswordField
              name="currentPassword"
              label={t({ id: 'profile.currentPassword', message: 'Current password' })}
              autoComplete="current-password"
            />
            <PasswordField
              name="newPassword"
              label={t({ id: 'auth.newPassword', message: 'New password' })}
              autoComplete="new-password"
              checklist
            />
            <PasswordField
              name="confirmPassword"
              label={t({ id: 'auth.confirmPassword', message: 'Confirm the password' })}
              autoComplete="new-password"
            />
            {outcome !== null && outcome !== 'changed' && <SendFailure code={outcome.code} wait={outcome.wait} />}
            {outcome === 'changed' && (
              <Notice tone="sage" role="status">
                <Text>
                  <Trans id="profile.passwordChanged">
                    Your password has been changed. Your other sessions have been ended.
                  </Trans>
                </Text>
              </Notice>
            )}
            <Button type="submit" look="quiet" alignSelf="flex-start" busy={changing}>
              <Trans id="profile.changePassword">Change the password</Trans>
            </Button>
          </Form>
        </FormProvider>
      </FieldMessagesContext>
    </Section>
  );
}
