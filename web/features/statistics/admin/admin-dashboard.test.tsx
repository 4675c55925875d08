import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { DashboardDocument } from './dashboard.gen.ts';

test('each figure leads to the list of what it counts', async () => {
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs({ ...VIEWER, role: 'ADMIN' }),
    api.query(DashboardDocument, () => ({
      dashboard: {
        venues: { total: 42, public: 30, newThisMonth: 3 },
        users: { total: 20, newThisMonth: 2, trendPercent: 11 },
        waiting: { registrations: 1, venues: 2, changeRequests: 3, quoteRequests: 4, messages: 5 },
        months: [{ month: '2026-11-01', venues: 3, users: 2, quoteRequests: 4, pageViews: 9 }],
        quoteRequests: [
          { state: 'NEW', count: 4 },
          { state: 'WON', count: 6 },
        ],
        regions: [],
        activity: [{ event: 'INVITATION_ACCEPTED', objectId: 'u-1', subject: 'Ormes SA', at: '2026-11-20T08:00:00Z' }],
      },
    })),
  );
  await renderWithApp(<AdminDashboard />);
  await screen.findByRole('heading', { name: 'À traiter' });
  expect(screen.getByRole('link', { name: /Invitation acceptée/ }).getAttribute('href')).toBe('/admin/users/u-1');
  const leads = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(leads).toMatchObject({
    'Inscriptions 1': '/admin/pending-registrations',
    'Lieux soumis 2': '/admin/establishment-requests',
    'Modifications 3': '/admin/change-requests',
    'Nouvelles demandes de devis 4': '/admin/quotes?etat=nouvelles',
    'Nouveaux messages 5': '/admin/messages?etat=nouveaux',
    'Lieux 42': '/admin/establishments',
    '30 en ligne': '/admin/establishments?suivi=visibles',
    'Nouveaux lieux ce mois-ci 3': '/admin/establishments?suivi=ce-mois',
    'Utilisateurs 20': '/admin/users?etat=acceptes',
    'Nouveaux utilisateurs ce mois-ci 2': '/admin/users?etat=acceptes&creation=ce-mois',
    'Nouvelle 4': '/admin/quotes?etat=nouvelles',
    'Gagnée 6': '/admin/quotes?etat=gagnees',
  });
});
