import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { useFieldError, type FieldIssue } from './forms.ts';

function Told({ issue }: { issue: FieldIssue }) {
  return <output>{useFieldError()('text', 'Texte', issue)}</output>;
}

test.each([
  [{ code: 'tooLong', params: { max: '20000' } }, '20\u202F000'],
  [{ code: 'tooGreat', params: { max: 10_000 } }, '10\u202F000'],
  [{ code: 'tooSmall', params: { min: '-90,5' } }, '-90,5'],
])('a bound is told with the thousands of the language: %j', async (issue, bound) => {
  await renderWithApp(<Told issue={issue} />);
  expect(screen.getByRole('status').textContent).toContain(`${bound} `);
});
