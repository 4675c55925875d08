import { styled } from '../../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { wholeWebAddress } from '../../../lib/form-rules.ts';
import { issuesByField, toFieldError, useRuledForm, type FieldMessages } from '../../../lib/forms.ts';
import { LeaveQuestion } from '../../../lib/leave-question.tsx';
import {
  formOf,
  PROFILE_FIELDS,
  profileIssues,
  type ProfileField,
  type ProfileForm as Values,
} from '../../../lib/profile-rules.ts';
import type { Profile } from './profile.ts';
import { SaveLine, type SaveState } from './save-line.tsx';
import { useSaveProfile } from './use-profile.ts';

const TEXTS: FieldMessages = {
  ...ACCOUNT_MESSAGES,
  notWebAddress: msg({
    id: 'profile.notWebAddress',
    message: 'This web address is incomplete: https://www.company.com, for example.',
  }),
};

export const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

/** The texts of the profile, which are saved together. */
export function ProfileForm({ profile, children }: { profile: Profile; children: ReactNode }) {
  const [state, setState] = useState<SaveState>(null);
  const form = useRuledForm<Values>(
    formOf(profile),
    useCallback((values: Values) => profileIssues(values, PROFILE_FIELDS), []),
    useCallback(() => setState((before) => (before === 'saved' ? null : before)), []),
  );
  const [save, saving] = useSaveProfile(profile);
  const [wrong, setWrong] = useState<readonly ProfileField[]>([]);

  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setState(null);
    form.setValue('website', wholeWebAddress(form.getValues('website')));
    if (!(await form.trigger([...PROFILE_FIELDS]))) {
      const issues = profileIssues(form.getValues(), PROFILE_FIELDS);
      setWrong(PROFILE_FIELDS.filter((field) => field in issues));
      return;
    }
    const values = form.getValues();
    const outcome = await save(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, values[field].trim()])));
    if (outcome.kind === 'done') {
      form.reset(values, { keepValues: true });
      setState('saved');
    } else if (outcome.kind === 'failed') setState(outcome);
    else {
      const { byField } = issuesByField(outcome.fields, PROFILE_FIELDS);
      for (const [field, issue] of byField) form.setError(field, toFieldError(issue));
      if (byField.size > 0) setWrong([...byField.keys()]);
      else setState(failedCall('VALIDATION_FAILED'));
    }
  };

  return (
    <FieldMessagesContext value={TEXTS}>
      <FormProvider {...form}>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          {children}
          <SaveLine state={state} saving={saving} />
        </Form>
      </FormProvider>
      <LeaveQuestion unsaved={form.formState.isDirty}>
        <Trans id="profile.leaveText">Your changes are not saved. Your profile stays as it was.</Trans>
      </LeaveQuestion>
    </FieldMessagesContext>
  );
}
