import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { endFarewell, leaveFarewell } from '../lib/session/farewell.ts';
import { renderRouter, renderWithApp } from '../testing/render-with-app.tsx';
import LayoutExtras from './layout-extras.tsx';

const WORDS = /^Votre compte a été supprimé/;
const told = () => screen.queryByText(WORDS);

afterEach(endFarewell);

test('a deleted account is told on the page that comes next, and on none after it', async () => {
  leaveFarewell();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <StrictMode>
          <LayoutExtras />
        </StrictMode>
      ),
    },
  ]);
  await renderRouter(router);
  expect((await screen.findByText(WORDS)).closest('[role=status]')).not.toBeNull();
  await act(() => router.navigate('/establishments'));
  expect(told()).toBeNull();
  await act(() => router.navigate('/'));
  expect(told()).toBeNull();
});

test('the word about a deleted account can be closed, and does not come again', async () => {
  leaveFarewell();
  const { user, unmount } = await renderWithApp(<LayoutExtras />);
  await screen.findByText(WORDS);
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(told()).toBeNull();
  unmount();
  await renderWithApp(<LayoutExtras />);
  expect(told()).toBeNull();
});
