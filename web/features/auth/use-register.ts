import { useState } from 'react';
import { failedCall, useCheckedCall } from '../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../lib/forms.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { newIdempotencyKey } from '../../lib/tab-storage.ts';
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
        },
        captchaToken,
        idempotencyKey,
      },
    });
    const answer = data?.register;
    switch (answer?.__typename) {
      case 'Registered':
        return { kind: 'registered', number: answer.registrationNumber } as const;
      case 'ValidationFailed': {
        const { byField, others } = issuesByField(answer.fields, FIELDS);
        return byField.size > 0 && others.length === 0
          ? ({ kind: 'wrong', byField } as const)
          : failedCall('VALIDATION_FAILED');
      }
      case 'RateLimited':
        return failedCall('RATE_LIMITED', answer.retryAfter);
      case 'Conflict':
        return failedCall('CONFLICT');
      case 'CaptchaFailed':
        return failedCall('CAPTCHA_FAILED');
      case undefined:
        return failedCall('INTERNAL');
    }
  };
  const { send, sending } = useCheckedCall<[form: RegisterForm], RegisterOutcome>(captcha, attempt);
  return { register: send, sending };
}
