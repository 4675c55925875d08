import { styled } from '../../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext } from '../../../lib/form-fields.tsx';
import { wholeWebAddress } from '../../../lib/form-rules.ts';
import { issuesByField, toFieldError, useRuledForm, type FieldMessages } from '../../../lib/forms.ts';
import {
  formOf,
  PROFILE_FIELDS,
  profileIssues,
  type ProfileField,
  type ProfileForm as Values,
} from '../../../lib/profile-rules.ts';
import type { Profile } from './profile.ts';
import { SaveLine, type SaveState } from './save-line.tsx';
import { useConflictAnswers, useSaveProfile } from './use-profile.ts';

const TEXTS: FieldMessages = {
  ...ACCOUNT_MESSAGES,
  notWebAddress: msg({
    id: 'profile.notWebAddress',
    message: 'This web address is incomplete: https://www.company.com, for example.',
  }),
};

export const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });

type ProfileFormProps = { profile: Profile; children: ReactNode } & Unsaved;

/** Of a part of the profile that is saved by itself. */
export interface Unsaved {
  /** Is told whether something in it is not saved. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The texts of the profile, which are saved together. */
export function ProfileForm({ profile, onUnsaved, children }: ProfileFormProps) {
  const [state, setState] = useState<SaveState>(null);
  const form = useRuledForm<Values>(
    formOf(profile),
    useCallback((values: Values) => profileIssues(values, PROFILE_FIELDS), []),
    useCallback(() => setState((before) => (before === 'saved' ? null : before)), []),
  );
  const [save, saving] = useSaveProfile(profile);
  const [wrong, setWrong] = useState<readonly ProfileField[]>([]);

  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (wrong[0]) setFocus(wrong[0]);
  }, [setFocus, wrong]);

  const submit = async (event: Pick<SyntheticEvent, 'preventDefault'>) => {
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

  const conflict = useConflictAnswers({
    submit,
    take: (now) => {
      form.reset(formOf(now));
      setState(null);
    },
    fail: setState,
  });

  return (
    <FieldMessagesContext value={TEXTS}>
      <FormProvider {...form}>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          {children}
          <SaveLine state={state} saving={saving} conflict={conflict} />
        </Form>
      </FormProvider>
    </FieldMessagesContext>
  );
}
