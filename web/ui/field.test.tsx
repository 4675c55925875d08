import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { TextInput } from './field.tsx';
import { SearchField } from './search-field.tsx';

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

test('the icon of a search stands in the middle of a box that is as high as its field', async () => {
  await renderWithApp(<SearchField label="Search" text="" onSearch={() => {}} />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const box = field.parentElement!;
  const icon = box.querySelector('svg')!.parentElement!;
  // Nothing but the field gives the box its height; a list may make the form around it higher.
  expect([...box.children]).toEqual([icon, field]);
  expect(box.getAttribute('role')).toBeNull();
  expect(getComputedStyle(box).position).toBe('relative');
  for (const measure of ['height', 'minHeight', 'flexBasis', 'flexGrow', 'padding'] as const)
    expect(getComputedStyle(box)[measure], measure).toMatch(/^(|0|0px|auto|0 auto)$/);
  expect(getComputedStyle(icon)).toMatchObject({ position: 'absolute', top: '50%', transform: 'translateY(-50%)' });
});
