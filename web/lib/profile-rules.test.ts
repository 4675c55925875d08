import { expect, test } from 'vitest';
import { wholeWebAddress } from './form-rules.ts';
import { PROFILE_FIELDS, profileIssues, type ProfileForm } from './profile-rules.ts';

const form = (changes: Partial<ProfileForm>): ProfileForm => ({
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, ''])) as ProfileForm),
  firstName: 'Jeanne',
  lastName: 'Essai',
  ...changes,
});

test('a profile needs a name and nothing else', () => {
  expect(profileIssues(form({}), PROFILE_FIELDS)).toEqual({});
  expect(profileIssues(form({ lastName: ' ' }), PROFILE_FIELDS)).toEqual({ lastName: { code: 'required' } });
});

test('only the fields of the section are judged', () => {
  expect(profileIssues(form({ lastName: '', phone: 'abc' }), ['phone'])).toEqual({ phone: { code: 'notPhone' } });
});

test.each(['javascript:alert(1)', 'ftp://essai.test', 'pas une adresse'])('%s is no web address', (website) => {
  expect(profileIssues(form({ website }), ['website'])).toEqual({ website: { code: 'notWebAddress' } });
});

test.each([
  ['essai.test', 'https://essai.test'],
  ['http://essai.test', 'http://essai.test'],
  [' ', ''],
])('“%s” is the address %s', (typed, whole) => {
  expect(wholeWebAddress(typed)).toBe(whole);
});
