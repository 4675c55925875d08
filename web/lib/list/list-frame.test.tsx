import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { heldIn } from './list-address.ts';
import { ListFrame } from './list-frame.tsx';

const SHOWN = { totalCount: 1, page: 1, pageCount: 1 };
const refetch = vi.fn<() => Promise<void>>(async () => {});

const list = (query: { loading: boolean; error?: Error; shown?: typeof SHOWN }, whole = false) => (
  <ListFrame
    query={{ shown: SHOWN, refetch, ...query }}
    searchLabel="Chercher"
    text="lyon"
    onSearch={() => {}}
    pageLink={(page) => `/liste?page=${page}`}
    whole={whole}
    wholePath="/liste"
    count={(total) => `${total} ligne`}
    empty={{ title: 'Rien' }}
  >
    {() => <p>La ligne d’avant</p>}
  </ListFrame>
);

test('while another page is asked for, the one before stays', async () => {
  await renderWithApp(list({ loading: true }));
  expect(screen.getByText('La ligne d’avant')).toBeTruthy();
});

test('when it fails, the one before is no answer: the failure is told, with another try', async () => {
  const { user } = await renderWithApp(list({ loading: false, error: new TypeError('offline') }));
  expect(screen.queryByText('La ligne d’avant')).toBeNull();
  expect(screen.queryByText('1 ligne')).toBeNull();
  expect(screen.getByText('La liste n’a pas pu être chargée')).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Chercher' })).toHaveProperty('value', 'lyon');
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a page after the last one leads back to it', async () => {
  await renderWithApp(list({ loading: false, shown: { totalCount: 165, page: 999, pageCount: 7 } }));
  expect(screen.queryByText('La ligne d’avant')).toBeNull();
  expect(screen.getByText('Il n’y a pas de page 999')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Aller à la dernière page' }).getAttribute('href')).toBe('/liste?page=7');
});

test('a button unfolds the filters on a narrow screen, and says how many hold', async () => {
  const { user } = await renderWithApp(
    <ListFrame
      query={{ shown: SHOWN, refetch, loading: false }}
      text=""
      onSearch={() => {}}
      filters={<p>Les filtres</p>}
      filtersHeld={heldIn('CLIENT', null, '')}
      whole={false}
      wholePath="/liste"
      count={(total) => `${total} ligne`}
      empty={{ title: 'Rien' }}
    >
      {() => null}
    </ListFrame>,
  );
  const button = screen.getByRole('button', { name: /^Filtres ?1$/ });
  const folded = document.getElementById(button.getAttribute('aria-controls')!);
  expect(folded?.textContent).toBe('Les filtres');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
