import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import UnknownPathPage from './unknown-path-page.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

test('who comes from outside is shown the ways on', async () => {
  const { address } = await renderWithApp(<UnknownPathPage />, { url: '/nope', path: '/nope' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Aller à l’accueil' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('search', { name: 'Rechercher un lieu' })).toBeDefined();
  expect(address()).toBe('/nope');
});

test('a link of the site leads home', async () => {
  const { user, address } = await renderWithApp(
    <>
      <Link to="/nope?again">Plus loin</Link>
      <UnknownPathPage />
    </>,
    { url: '/nope', path: '/nope' },
  );
  await user.click(screen.getByRole('link', { name: 'Plus loin' }));
  expect(address()).toBe('/');
});
