import { FORM_LIMITS, PROFILE } from '../../../../schema/constants.ts';
import { atMost, email, firstIssue, phone, required } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { newPasswordIssue, repeatedIssue } from '../../../lib/passwords.ts';

export type LoginForm = { email: string; password: string };
export type EmailForm = { email: string };
export type ResetForm = { password: string; confirmPassword: string };
export type RegisterForm = {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  phone: string;
  companyName: string;
  companyAddress: string;
  companyPhone: string;
};
export type RegisterField = keyof RegisterForm;

export const EMPTY_REGISTRATION: RegisterForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  phone: '',
  companyName: '',
  companyAddress: '',
  companyPhone: '',
};

/** The fields of each step, in the order of the screen. */
export const REGISTER_STEPS: readonly (readonly RegisterField[])[] = [
  ['email', 'password', 'confirmPassword'],
  ['firstName', 'lastName', 'phone'],
  ['companyName', 'companyAddress', 'companyPhone'],
];

/** The same after a reload on a later step: the password, which no tab keeps, is asked for at the end. */
export const RESUMED_STEPS: typeof REGISTER_STEPS = [
  ['email'],
  ['firstName', 'lastName', 'phone'],
  ['companyName', 'companyAddress', 'companyPhone', 'password', 'confirmPassword'],
];

function found<Form extends object>(checked: Record<keyof Form, FieldIssue | undefined>): FieldIssues<Form> {
  const issues = Object.entries<FieldIssue | undefined>(checked).filter(([, issue]) => issue !== undefined);
  return Object.fromEntries(issues) as FieldIssues<Form>;
}

export const loginIssues = (form: LoginForm): FieldIssues<LoginForm> =>
  found<LoginForm>({ email: firstIssue(form.email, required, email), password: required(form.password) });

export const emailIssues = (form: EmailForm): FieldIssues<EmailForm> =>
  found<EmailForm>({ email: firstIssue(form.email, required, email) });

export const resetIssues = ({ password, confirmPassword }: ResetForm): FieldIssues<ResetForm> =>
  found<ResetForm>({
    password: newPasswordIssue(password),
    confirmPassword: repeatedIssue(password, confirmPassword),
  });

export function registerIssues(form: RegisterForm): FieldIssues<RegisterForm> {
  const { name, company } = FORM_LIMITS;
  return found<RegisterForm>({
    email: firstIssue(form.email, required, email),
    password: newPasswordIssue(form.password),
    confirmPassword: repeatedIssue(form.password, form.confirmPassword),
    firstName: firstIssue(form.firstName, required, atMost(name)),
    lastName: firstIssue(form.lastName, required, atMost(name)),
    phone: firstIssue(form.phone, required, phone),
    companyName: firstIssue(form.companyName, required, atMost(company)),
    companyAddress: atMost(PROFILE.address)(form.companyAddress),
    companyPhone: phone(form.companyPhone),
  });
}
