import { email, firstIssue, required, wholeWebAddress } from '../../../lib/form-rules.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { formOf, profileIssues, type ProfileField, type ProfileForm } from '../../../lib/profile-rules.ts';
import type { Role } from '../../../lib/account-labels.ts';
import type { User } from './user.ts';
import type { CreateUserMutationVariables, UpdateUserMutationVariables } from './users.gen.ts';

type Language = 'fr' | 'en';

/** What is asked of somebody for whom an account is made; they choose their password themselves. */
export type NewUserForm = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  companyName: string;
  role: Role;
  language: Language;
};
export const NEW_USER_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'companyName',
  'phone',
  'language',
] as const satisfies readonly (keyof NewUserForm)[];

export const NEW_USER: NewUserForm = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  companyName: '',
  role: 'CLIENT',
  language: 'fr',
};

/** What is wrong with a new user, by the rules and codes of the API. */
export function newUserIssues(form: NewUserForm): FieldIssues<NewUserForm> {
  const address: FieldIssue | undefined = firstIssue(form.email, required, email);
  const others = profileIssues({ ...formOf(NOBODY), ...form }, ['firstName', 'lastName', 'phone', 'companyName']);
  return { ...(address ? { email: address } : {}), ...others };
}

export function newUserInput(form: NewUserForm): CreateUserMutationVariables['input'] {
  const { phone, companyName } = form;
  return {
    ...form,
    email: form.email.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phone: phone.trim() || null,
    companyName: companyName.trim() || null,
  };
}

/** A user as an administrator changes them. */
export type UserForm = ProfileForm & { role: Role; language: Language };

/** In the order of the screen. */
const USER_MESSAGES = [
  'firstName',
  'lastName',
  'position',
  'phone',
  'website',
  'companyName',
  'companyPhone',
  'companyAddress',
  'address',
  'postalCode',
  'city',
  'country',
  'bio',
] as const satisfies readonly ProfileField[];
export const USER_FIELDS = ['role', ...USER_MESSAGES, 'language'] as const satisfies readonly (keyof UserForm)[];

export function userFormOf(user: User): UserForm {
  return { ...formOf(user), role: user.role, language: user.language };
}

export function userIssues(form: UserForm): FieldIssues<UserForm> {
  return profileIssues({ ...form, website: wholeWebAddress(form.website) }, USER_MESSAGES);
}

/** Only what was changed: two administrators who change different things do not undo each other. */
export function userInput(
  form: UserForm,
  before: UserForm,
): Omit<UpdateUserMutationVariables['input'], 'id' | 'version'> {
  const whole: UserForm = { ...form, website: wholeWebAddress(form.website) };
  const changed = USER_FIELDS.filter((field) => whole[field].trim() !== before[field].trim());
  return Object.fromEntries(changed.map((field) => [field, whole[field].trim()]));
}

const NOBODY: Readonly<Record<ProfileField, null>> = {
  firstName: null,
  lastName: null,
  position: null,
  bio: null,
  phone: null,
  website: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  companyName: null,
  companyAddress: null,
  companyPhone: null,
};
