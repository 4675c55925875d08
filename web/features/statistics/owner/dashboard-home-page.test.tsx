import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { tellOwnNews } from '../../../lib/session/own-news.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import { aMyVenue } from '../../venues/owner/my-venue.factory.ts';
import { MyVenuesDocument } from '../../venues/owner/my-venues.gen.ts';
import type { MyVenue } from '../../venues/owner/my-venue.ts';
import DashboardHomePage from './dashboard-home-page.tsx';

test('the first steps follow what their reader is told', async () => {
  const holds = (status: MyVenue['status']) =>
    server.use(
      api.query(MyVenuesDocument, () => ({
        myVenues: { items: [aMyVenue(status)], totalCount: 1, page: 1, pageCount: 1, statuses: [] },
      })),
    );
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
  holds('PENDING');
  await renderWithApp(<DashboardHomePage />);
  expect(await screen.findByText(/Notre équipe lit votre fiche/)).toBeDefined();
  holds('REJECTED');
  act(tellOwnNews);
  expect(await screen.findByRole('link', { name: 'Compléter la fiche' })).toBeDefined();
});
