import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { aContent } from '../content/managed-venue.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { chooseFromMenu } from '../../../testing/choose-from-menu.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import EstablishmentPage from './establishment-page.tsx';
import {
  AdminVenueDocument,
  OwnerCandidatesDocument,
  SetVenueStaffDocument,
  TakeApprovalBackDocument,
  VenueHistoryDocument,
} from './venues-admin.gen.ts';

type Venue = NonNullable<Answer<typeof AdminVenueDocument>['managedVenue']>;

const VENUE: Venue = {
  id: 'venue-1',
  slug: 'ormes',
  status: 'PUBLISHED',
  rejectionReason: null,
  isPublished: true,
  isPublic: true,
  subscriptionExpired: false,
  isBeyondPlan: false,
  version: 4,
  completeness: { percent: 80, missing: ['POSITION'] },
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  approvedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  availableActions: ['EDIT', 'REJECT', 'UNPUBLISH', 'DELETE'],
  flags: { isFeatured: false, isFavourite: false, topFiveOrder: null, isPremierPage: false, isHomepageSlider: false },
  owner: { id: 'o-1', name: 'Anne Orme', companyName: 'Ormes SA' },
  ownerContact: { email: 'anne@ormes.test', phone: null, status: 'APPROVED' },
  pendingChange: null,
  content: aContent(),
};
const HISTORY: Answer<typeof VenueHistoryDocument>['changeRequests']['items'][number] = {
  id: 'request-9',
  type: 'CREATION',
  status: 'REJECTED',
  fields: [],
  reason: 'Photos floues.',
  note: null,
  submittedAt: '2026-11-01T08:00:00.000Z',
  processedAt: '2026-11-02T08:00:00.000Z',
  submittedBy: { id: 'o-1', name: 'Anne Orme' },
  processedBy: { id: 't', name: 'Tom Modéré' },
};

const openAs = (role: 'ADMIN' | 'TEAM', venue = VENUE) => {
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs({ ...VIEWER, role }),
    api.query(AdminVenueDocument, () => ({ managedVenue: venue })),
    api.query(VenueHistoryDocument, () => ({ changeRequests: { items: [HISTORY], totalCount: 1 } })),
  );
  return renderWithApp(<EstablishmentPage />, {
    url: '/admin/establishments/venue-1',
    path: '/admin/establishments/:id',
  });
};

beforeEach(() => localStorage.clear());

test('the sheet says whose it is, how he is reached, and what was asked for', async () => {
  await openAs('ADMIN');
  const owner = within(await screen.findByRole('region', { name: 'Propriétaire' }));
  expect(owner.getByRole('link', { name: 'anne@ormes.test' }).getAttribute('href')).toBe('mailto:anne@ormes.test');
  expect(owner.getByRole('link', { name: /Tous les lieux/ }).getAttribute('href')).toBe(
    '/admin/establishments?proprietaire=o-1',
  );
  const history = within(screen.getByRole('region', { name: 'Historique des demandes' }));
  expect(await history.findByText('Photos floues.')).toBeDefined();
  expect(history.getByText(/Tom Modéré/)).toBeDefined();
});

test('a venue is handed over to a client who was searched for, by the version that was seen', async () => {
  let sent: object | undefined;
  server.use(
    api.query(OwnerCandidatesDocument, ({ variables }) => ({
      ownerCandidates: [
        {
          id: 'o-2',
          name: 'Paul Neuf',
          companyName: `Neuf ${variables.text}`,
          email: 'paul@neuf.test',
          venueCount: 2,
        },
      ],
    })),
    api.mutation(SetVenueStaffDocument, ({ variables }) => {
      sent = variables;
      const venue = { id: 'venue-1', version: 5 };
      return { updateVenueStaff: { venue, errors: [] } };
    }),
  );
  const { user } = await openAs('ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Changer de propriétaire…' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Confier/ }));
  await user.type(dialog.getByRole('searchbox'), 'sa{Enter}');
  await user.click(await dialog.findByRole('radio', { name: /Paul Neuf · Neuf sa/ }));
  await user.click(dialog.getByRole('button', { name: 'Confier à Paul Neuf' }));
  expect(await screen.findByText(/appartient maintenant à Paul Neuf/)).toBeDefined();
  expect(sent).toEqual({ input: { id: 'venue-1', version: 4, ownerId: 'o-2' } });
});

test('the team neither hands over nor is offered what it may not do', async () => {
  await openAs('TEAM', { ...VENUE, ownerContact: null, availableActions: ['EDIT', 'REJECT', 'UNPUBLISH'] });
  await screen.findByRole('region', { name: 'Propriétaire' });
  expect(screen.queryByRole('button', { name: 'Changer de propriétaire…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer…' })).toBeNull();
});

test('an approval is taken back with a reason only', async () => {
  let sent: object | undefined;
  server.use(
    api.mutation(TakeApprovalBackDocument, ({ variables }) => {
      sent = variables;
      return { rejectVenue: { errors: [] } };
    }),
  );
  const { user } = await openAs('TEAM');
  await chooseFromMenu(user, await screen.findByLabelText(/^Actions/), 'Retirer l’approbation…');
  const dialog = within(screen.getByRole('dialog', { name: /retirer l’approbation/ }));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(sent).toBeUndefined();
  await user.type(dialog.getByLabelText(/^Motif/), 'Fermé.');
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() => expect(sent).toEqual({ id: 'venue-1', version: 4, reason: 'Fermé.' }));
});
