import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { MAIN_ID, ScrollManager } from './scroll-manager.tsx';

const site = (
  <>
    <ScrollManager />
    <Link to="/a-propos#%">Plus loin</Link>
    <main id={MAIN_ID} tabIndex={-1}>
      Le contenu
    </main>
  </>
);

test('a malformed hash names nothing: the page begins at its top', async () => {
  const { user, address } = await renderWithApp(site);
  await user.click(screen.getByRole('link'));
  expect(address()).toBe('/a-propos');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
