import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { useFormats } from './formats.ts';

function Days() {
  const { date, dateRange, dayRange, shortDay, shortDate } = useFormats();
  const said = [
    date('2027-09-01'),
    dayRange('2027-09-01', '2027-09-01'),
    dayRange('2027-09-01', '2027-09-03'),
    dateRange('2027-01-11', '2027-02-01'),
    shortDay('2027-05-01'),
    shortDate('2027-05-01'),
    shortDay('2027-05-11'),
  ];
  return <p>{said.join(' | ')}</p>;
}

test.each([
  [
    'fr',
    '1er septembre 2027 | 1er septembre | 1er–3 septembre | 11 janvier – 1er février 2027 | 1er mai | 1er mai 2027 | 11 mai',
  ],
  [
    'en',
    '1 September 2027 | 1 September | 1 – 3 September | 11 January – 1 February 2027 | 1 May | 1 May 2027 | 11 May',
  ],
] as const)('the first of a month is an ordinal number in French alone (%s)', async (language, said) => {
  await renderWithApp(<Days />, { language });
  expect(screen.getByText(/2027/).textContent.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toBe(said);
});
