import { msg } from '@lingui/core/macro';
import type { FieldMessages } from './forms.ts';

const REQUIRED = msg({ id: 'error.requiredField', message: 'This field is required' });
const EMAIL_REQUIRED = msg({ id: 'auth.emailRequired', message: 'Email is required' });
const PASSWORD_REQUIRED = msg({ id: 'auth.passwordRequired', message: 'Password is required' });

/** What can be wrong in the forms of accounts, in the words of the specification. */
export const ACCOUNT_MESSAGES: FieldMessages = {
  required: REQUIRED,
  'email.required': EMAIL_REQUIRED,
  notEmail: msg({ id: 'auth.invalidEmail', message: 'Email is not valid' }),
  'password.required': PASSWORD_REQUIRED,
  'newPassword.required': PASSWORD_REQUIRED,
  'currentPassword.required': msg({
    id: 'auth.currentPasswordRequired',
    message: 'Enter your current password to prove it’s you.',
  }),
  'currentPassword.wrong': msg({ id: 'auth.currentPasswordWrong', message: 'This is not your current password.' }),
  'confirmPassword.required': msg({ id: 'auth.confirmPasswordRequired', message: 'Please confirm your password' }),
  'password.tooShort': msg({
    id: 'auth.passwordMinLength',
    message: 'Password must be at least 8 characters long',
  }),
  'newPassword.tooShort': msg({
    id: 'auth.passwordMinLength',
    message: 'Password must be at least 8 characters long',
  }),
  passwordComplexity: msg({
    id: 'auth.passwordComplexity',
    message:
      'Password must contain at least one upper-case letter, one lower-case letter, one digit and one special character',
  }),
  passwordCommon: msg({
    id: 'auth.passwordCommon',
    message: 'This password is too easy to guess. Choose another one.',
  }),
  different: msg({ id: 'auth.passwordsDontMatch', message: 'Passwords do not match' }),
  'knowingly.required': msg({
    id: 'auth.knowinglyRequired',
    message: 'Tick the box: it says that you have seen who relies on you.',
  }),
  'code.required': msg({ id: 'auth.codeRequired', message: 'Enter the code.' }),
  'code.wrongRecovery': msg({
    id: 'auth.recoveryWrong',
    message: 'This recovery code is wrong or has already been used.',
  }),
  'code.wrong': msg({
    id: 'auth.codeWrong',
    message: 'This code is wrong or has expired. Enter the one your app shows now.',
  }),
};
