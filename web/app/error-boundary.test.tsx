import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactNode, Suspense } from 'react';
import { ChunkLoadError } from '../lib/chunks.ts';
import { lazyPage } from '../lib/lazy-page.tsx';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

let failure: Error | null = null;

function Part() {
  if (failure) throw failure;
  return <p>Le contenu</p>;
}

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  failure = null;
  vi.restoreAllMocks();
});

const show = () =>
  renderWithApp(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );

test('a script that could not be loaded is told as such, with a button, and tried again when the connection is back', async () => {
  failure = new ChunkLoadError('no network');
  await show();
  expect(screen.getByRole('alert').textContent).toContain('Une partie du site n’a pas pu être chargée');
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeDefined();
  failure = null;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Le contenu')).toBeDefined();
});

test('the script of a page is asked for once, and again when the connection is back', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(() => Promise.reject(new TypeError('offline')));
  const { Component } = lazyPage('a/page', load);
  await renderWithApp(
    <ErrorBoundary>
      <Suspense>
        <Component />
      </Suspense>
    </ErrorBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Une partie du site n’a pas pu être chargée');
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue({ default: () => <p>Le contenu</p> });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Le contenu')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is around the pages can fail too: the error screen is then all that there is', async () => {
  failure = new Error('bug');
  await renderWithApp(
    <ErrorBoundary whole>
      <Part />
    </ErrorBoundary>,
  );
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeDefined();
});

test('an error of ours is not tried again by itself', async () => {
  failure = new Error('bug');
  await show();
  failure = null;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Le contenu')).toBeNull();
  expect(screen.getByRole('alert')).toBeDefined();
});
