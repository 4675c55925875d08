import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { pagesShown, Pagination } from './pagination.tsx';

const labels = {
  navigation: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page: number) => `Page ${page}`,
};

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('page %i of %i offers %j', (page, pageCount, expected) => {
  expect(pagesShown(page, pageCount)).toEqual(expected);
});

test('shows links that can be followed, the current page marked', async () => {
  await renderWithApp(<Pagination page={2} pageCount={3} linkTo={(page) => `/lieux?page=${page}`} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/lieux?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Précédente' }).getAttribute('href')).toBe('/lieux?page=1');
});

test('is not there for a single page', async () => {
  const { container } = await renderWithApp(<Pagination page={1} pageCount={1} linkTo={() => '/'} labels={labels} />);
  expect(container.querySelector('nav')).toBeNull();
});
