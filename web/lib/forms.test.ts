import { expect, test } from 'vitest';
import { issuesByField } from './forms.ts';

test('what the API found wrong comes to the fields of the form, the first issue of each', () => {
  const { byField, others } = issuesByField(
    [
      { path: 'input.email', code: 'notEmail', params: [] },
      { path: 'email', code: 'tooLong', params: [] },
      { path: 'budgetCents', code: 'tooGreat', params: [{ name: 'max', value: '10' }] },
      { path: 'venueIds.0', code: 'unknownValue', params: [] },
    ],
    ['email', 'budget'],
    { budgetCents: 'budget' },
  );
  expect([...byField]).toEqual([
    ['email', { code: 'notEmail' }],
    ['budget', { code: 'tooGreat', params: { max: '10' } }],
  ]);
  expect(others.map(({ path }) => path)).toEqual(['venueIds.0']);
});
