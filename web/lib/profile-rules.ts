import { FORM_LIMITS, PROFILE } from '../../schema/constants.ts';
import { atMost, firstIssue, phone, required, webAddress, type Rule } from './form-rules.ts';
import type { FieldIssue, FieldIssues } from './forms.ts';

/** The texts of a profile, as a form holds them. */
export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'position',
  'bio',
  'phone',
  'website',
  'address',
  'postalCode',
  'city',
  'country',
  'companyName',
  'companyAddress',
  'companyPhone',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileForm = Record<ProfileField, string>;

/** The texts of a user as a form holds them. */
export function formOf(profile: Readonly<Record<ProfileField, string | null>>): ProfileForm {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as ProfileForm;
}

const POSTAL_CODE_LENGTH = 20;

const RULES: Record<ProfileField, readonly Rule[]> = {
  firstName: [required, atMost(FORM_LIMITS.name)],
  lastName: [required, atMost(FORM_LIMITS.name)],
  position: [atMost(PROFILE.text)],
  bio: [atMost(PROFILE.bio)],
  phone: [phone],
  website: [atMost(PROFILE.website), webAddress],
  address: [atMost(PROFILE.address)],
  postalCode: [atMost(POSTAL_CODE_LENGTH)],
  city: [atMost(PROFILE.text)],
  country: [atMost(PROFILE.text)],
  companyName: [atMost(FORM_LIMITS.company)],
  companyAddress: [atMost(PROFILE.address)],
  companyPhone: [phone],
};

/** What is wrong with these fields, by the rules and codes of the API. */
export function profileIssues(form: ProfileForm, fields: readonly ProfileField[]): FieldIssues<ProfileForm> {
  const found = fields
    .map((field): [ProfileField, FieldIssue | undefined] => [field, firstIssue(form[field], ...RULES[field])])
    .filter(([, issue]) => issue !== undefined);
  return Object.fromEntries(found);
}
