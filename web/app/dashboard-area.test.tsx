import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TOKEN_KEY } from '../../schema/constants.ts';
import { api, server } from '../testing/api.ts';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../testing/viewer.ts';
import AdminArea from './admin-area.tsx';
import DashboardArea from './dashboard-area.tsx';
import { MyVenueViewsDocument } from '../features/venues/views/venue-views.gen.ts';

const asUser = (viewer: typeof VIEWER) => {
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs(viewer), ...nothingYet());
};
/** What the first page asks for. */
const nothingYet = () => [
  api.query(MyVenueViewsDocument, () => ({ myVenueViews: { days: [], total: 0, previousTotal: 0, venues: [] } })),
];
const dashboard = (url = '/dashboard') => renderWithApp(<DashboardArea />, { url, path: '/dashboard/*' });
const admin = (url = '/admin') => renderWithApp(<AdminArea />, { url, path: '/admin/*' });

test('who is not signed in signs in first, and comes back', async () => {
  const { address } = await dashboard('/dashboard/profile?x=1');
  await waitFor(() => expect(address()).toBe('/login?retour=%2Fdashboard%2Fprofile%3Fx%3D1'));
});

test('a client is welcomed, and is not let into the administration', async () => {
  asUser(VIEWER);
  const { unmount } = await dashboard();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Jeanne' })).toBeDefined();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  unmount();
  const { address } = await admin();
  await waitFor(() => expect(address()).toBe('/'));
});

test('an administrator finds the administration in the client area', async () => {
  asUser({ ...VIEWER, role: 'ADMIN' });
  await dashboard();
  expect((await screen.findAllByRole('link', { name: 'Administration' })).length).toBeGreaterThan(0);
});

test('the team works in the administration, and has no client area', async () => {
  asUser({ ...VIEWER, role: 'TEAM' });
  const { unmount } = await admin();
  expect(await screen.findByText(/Vous modérez/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Espace client' })).toBeNull();
  unmount();
  const { address } = await dashboard();
  await waitFor(() => expect(address()).toBe('/'));
});

test('the team is told which pages are the administrators’, and whom to ask', async () => {
  asUser({ ...VIEWER, role: 'TEAM' });
  const { address } = await admin('/admin/users');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cette page est réservée aux administrateurs' }),
  ).toBeDefined();
  expect(screen.getByText(/Adressez-vous à un administrateur/)).toBeDefined();
  expect(address()).toBe('/admin/users');
});

test('paths that lead elsewhere do so', async () => {
  asUser(VIEWER);
  const { address, unmount } = await dashboard('/dashboard/messages');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  unmount();
  const unknown = await dashboard('/dashboard/nulle-part');
  await waitFor(() => expect(unknown.address()).toBe('/'));
});

test('signing out leads home, and signing out elsewhere to the sign-in', async () => {
  asUser(VIEWER);
  const { user, address, unmount } = await dashboard();
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByLabelText(/^Mon compte/));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(address()).toBe('/'));
  unmount();

  asUser(VIEWER);
  const other = await dashboard();
  await screen.findByRole('heading', { level: 1 });
  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  await waitFor(() => expect(other.address()).toBe('/login?retour=%2Fdashboard'));
});
