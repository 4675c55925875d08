import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { type Part, partVariables } from './connection.ts';
import { PartLinks } from './part-links.tsx';

const place = (wanted: object) => ({
  hasPreviousPage: false,
  hasNextPage: false,
  startCursor: 'first',
  endCursor: 'last',
  ...wanted,
});
const linkTo = (part: Part) => `/liste?${new URLSearchParams(part)}`;
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('leads to the parts before and after, and says so to search engines', async () => {
  await renderWithApp(<PartLinks place={place({ hasPreviousPage: true, hasNextPage: true })} linkTo={linkTo} />);
  expect(screen.getByRole('navigation', { name: 'Pages de résultats' })).toBeTruthy();
  expect(href('Page précédente')).toBe('/liste?before=first');
  expect(href('Page suivante')).toBe('/liste?after=last');
  expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('rel')).toBe('next');
});

test('has no link to what is not there, and is not there for a single part', async () => {
  const { unmount } = await renderWithApp(<PartLinks place={place({ hasNextPage: true })} linkTo={linkTo} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  const { container } = await renderWithApp(<PartLinks place={place({})} linkTo={linkTo} />);
  expect(container.querySelector('nav')).toBeNull();
});

test('leads from a part that was emptied to the first one', async () => {
  const emptied = place({ hasPreviousPage: true, startCursor: null, endCursor: null });
  await renderWithApp(<PartLinks place={emptied} linkTo={(part) => `/liste${part.before ?? ''}`} />);
  expect(href('Page précédente')).toBe('/liste');
});

test('backwards the API is told how many to give', () => {
  expect(partVariables({})).toEqual({});
  expect(partVariables({ after: 'a' })).toEqual({ after: 'a' });
  expect(partVariables({ before: 'b' })).toEqual({ before: 'b', last: 20 });
});
