import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { TextInput } from './field.tsx';

test.each([
  ['an e-mail address', { type: 'email' }, 'none', 'false'],
  ['the address of a website', { inputMode: 'url' }, 'none', 'false'],
  ['a code', { autoComplete: 'one-time-code' }, 'none', 'false'],
  ['a first name', { autoComplete: 'given-name' }, 'words', 'false'],
  ['a family name', { autoComplete: 'family-name' }, 'words', 'false'],
  ['what a list is searched for', { type: 'search' }, 'none', null],
  ['the name of a company', { autoComplete: 'organization' }, null, null],
  ['a reference, which says so itself', { autoCapitalize: 'none', spellCheck: false }, 'none', 'false'],
] as const)('what a phone makes of %s', async (_, props, capitals, spelling) => {
  await renderWithApp(<TextInput aria-label="Field" {...props} />);
  const field = screen.getByLabelText('Field');
  expect(field.getAttribute('autocapitalize')).toBe(capitals);
  expect(field.getAttribute('spellcheck')).toBe(spelling);
});
