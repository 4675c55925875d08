import { PASSWORD } from '../../schema/constants.ts';
import type { FieldIssue } from './forms.ts';

/** The five rules that a password keeps, in the order of the list on the screen. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= PASSWORD.minLength,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => Array.from(PASSWORD.special).some((character) => password.includes(character)),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

export const PASSWORD_RULE_NAMES = Object.keys(PASSWORD_RULES) as PasswordRule[];

export type Strength = 'weak' | 'medium' | 'strong';

/** Weak below three rules, medium with three or four, strong with all five. */
export function strengthOf(password: string): Strength {
  const kept = PASSWORD_RULE_NAMES.filter((rule) => PASSWORD_RULES[rule](password)).length;
  if (kept < 3) return 'weak';
  return kept < PASSWORD_RULE_NAMES.length ? 'medium' : 'strong';
}

/** What is wrong with a new password. That it is not a common one, the API says. */
export function newPasswordIssue(password: string): FieldIssue | undefined {
  if (password === '') return { code: 'required' };
  if (password.length < PASSWORD.minLength) return { code: 'tooShort', params: { min: PASSWORD.minLength } };
  if (password.length > PASSWORD.maxLength) return { code: 'tooLong', params: { max: PASSWORD.maxLength } };
  return PASSWORD_RULE_NAMES.every((rule) => PASSWORD_RULES[rule](password))
    ? undefined
    : { code: 'passwordComplexity' };
}

/** What is wrong with a password typed again. */
export function repeatedIssue(password: string, again: string): FieldIssue | undefined {
  if (again === '') return { code: 'required' };
  return again === password ? undefined : { code: 'different' };
}
