import { describe, expect, test } from 'vitest';
import { newPasswordIssue, repeatedIssue, strengthOf } from './passwords.ts';

describe('a new password', () => {
  test.each([
    ['', 'required'],
    ['Ab1!', 'tooShort'],
    ['abcdefgh', 'passwordComplexity'],
    ['Abcdefg1', 'passwordComplexity'],
    [`Ab1!${'x'.repeat(125)}`, 'tooLong'],
  ])('%s is refused: %s', (password, code) => {
    expect(newPasswordIssue(password)?.code).toBe(code);
  });

  test.each(['Abcdef1!', 'Éclair9,', 'Pl"n13re'])(
    '%s is taken, with any special character of the larger set',
    (password) => {
      expect(newPasswordIssue(password)).toBeUndefined();
    },
  );
});

test.each([
  ['', 'weak'],
  ['abc1', 'weak'],
  ['abcA1', 'medium'],
  ['abcdefA1', 'medium'],
  ['abcdefA1?', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('typed again it has to be the same', () => {
  expect(repeatedIssue('Abcdef1!', '')?.code).toBe('required');
  expect(repeatedIssue('Abcdef1!', 'Abcdef1?')?.code).toBe('different');
  expect(repeatedIssue('Abcdef1!', 'Abcdef1!')).toBeUndefined();
});
