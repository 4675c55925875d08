import { expect, test } from 'vitest';
import { referenceIssues } from './reference-rules.ts';

const form = (wanted: object = {}) => ({ name: 'Maison Dupont', website: '', isShown: true, ...wanted });

test.each([
  [{}, {}],
  [{ website: 'https://dupont.example' }, {}],
  [{ name: ' ' }, { name: { code: 'required' } }],
  [{ name: 'x'.repeat(101) }, { name: { code: 'tooLong', params: { max: 100 } } }],
  [{ website: 'dupont.example' }, {}],
  [{ website: 'dupont' }, { website: { code: 'notWebAddress' } }],
  [{ website: 'javascript:alert(1)' }, { website: { code: 'notWebAddress' } }],
])('%j', (wanted, issues) => {
  expect(referenceIssues(form(wanted))).toEqual(issues);
});
