import { PASSWORD } from '../../../schema/constants.ts';
import type { FieldIssue } from '../../platform/errors.ts';

/** Each has to match a character. */
const NEEDED = [/\p{Lu}/u, /\p{Ll}/u, /\d/];

/** Common passwords, in lower case. Loaded with the first password. */
let common: Promise<ReadonlySet<string>> | null = null;

async function readCommon(): Promise<ReadonlySet<string>> {
  // Lists of leaked passwords by frequency, as the strength meter zxcvbn uses them.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD.minLength));
}

/** The issues of a new password; empty = it is accepted. */
export async function passwordIssues(path: string, password: string): Promise<FieldIssue[]> {
  if (password === '') return [{ path, code: 'required' }];
  if (password.length < PASSWORD.minLength) return [{ path, code: 'tooShort', params: { min: PASSWORD.minLength } }];
  if (password.length > PASSWORD.maxLength) return [{ path, code: 'tooLong', params: { max: PASSWORD.maxLength } }];
  if (password.includes('\0') || !password.isWellFormed()) return [{ path, code: 'unreadable' }];
  const hasSpecial = PASSWORD.special.split('').some((character) => password.includes(character));
  if (!hasSpecial || !NEEDED.every((pattern) => pattern.test(password))) return [{ path, code: 'passwordComplexity' }];
  common ??= readCommon();
  return (await common).has(password.toLowerCase()) ? [{ path, code: 'passwordCommon' }] : [];
}
