import { useState } from 'react';
import { mutationResult } from '../../../lib/calls.ts';
import { failedCall, useCheckedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../../lib/forms.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { newIdempotencyKey } from '../../../lib/tab-storage.ts';
import { EMPTY_REGISTRATION, type RegisterField, type RegisterForm } from './auth-rules.ts';
import { useRegisterMutation } from './register.gen.ts';

type RegisterOutcome =
  | { readonly kind: 'registered'; readonly number: string }
  | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<RegisterField, FieldIssue> };

const FIELDS = Object.keys(EMPTY_REGISTRATION) as RegisterField[];

/** Sends a registration. Never rejects. */
export function useRegister(captcha: Captcha) {
  const [register] = useRegisterMutation();
  const { language } = usePreferences();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const attempt = async (
    captchaToken: string,
    { email, password, firstName, lastName, phone, companyName, ...company }: RegisterForm,
  ) => {
    const { data } = await register({
      variables: {
        input: {
          email: email.trim(),
          password,
          firstName,
          lastName,
          phone,
          companyName,
          companyAddress: company.companyAddress.trim() || null,
          companyPhone: company.companyPhone.trim() || null,
          language,
          captchaToken,
          idempotencyKey,
        },
      },
    });
    const outcome = mutationResult(data?.register, 'registrationNumber');
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'done') return { kind: 'registered', number: outcome.answer.registrationNumber } as const;
    const { byField, others } = issuesByField(outcome.fields, FIELDS);
    return byField.size > 0 && others.length === 0
      ? ({ kind: 'wrong', byField } as const)
      : failedCall('VALIDATION_FAILED');
  };
  const { send, sending } = useCheckedCall<[form: RegisterForm], RegisterOutcome>(captcha, attempt);
  return { register: send, sending };
}
