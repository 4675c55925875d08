import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { aChangeRequest, aContent } from '../content/managed-venue.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import ChangeRequestPage from './change-request-page.tsx';
import ChangeRequestsPage from './change-requests-page.tsx';
import { ChangeRequestDocument } from '../content/venue-content.gen.ts';
import { ChangeRequestsDocument, WithdrawChangeRequestDocument } from './change-requests.gen.ts';

const [room] = aContent().rooms;
const REQUEST = aChangeRequest({
  fields: ['DESCRIPTION', 'ROOMS', 'PHOTOS'],
  conflicts: ['DESCRIPTION'],
  availableActions: ['WITHDRAW'],
  after: aContent({
    description: 'Un parc, une orangerie agrandie.',
    rooms: [{ ...room!, capacities: [{ layout: 'THEATRE', capacity: 140 }] }],
    photos: [],
  }),
});

beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
});

const openRequest = (request: Answer<typeof ChangeRequestDocument>['changeRequest']) => {
  server.use(api.query(ChangeRequestDocument, () => ({ changeRequest: request })));
  return renderWithApp(<ChangeRequestPage />, {
    url: '/dashboard/change-requests/request-1',
    path: '/dashboard/change-requests/:id',
  });
};

test('a change is shown field by field, rooms and pictures too, with what has changed elsewhere', async () => {
  await openRequest(REQUEST);
  const changes = within(await screen.findByRole('region', { name: 'Ce qui change' }));
  const descriptions = changes.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Un parc'));
  expect(descriptions.map(({ textContent }) => textContent)).toEqual([
    'Un parc, une orangerie.',
    'Un parc, une orangerie nouveau\u00a0: agrandie (fin).',
  ]);
  const [before, after] = changes.getAllByRole('table');
  expect(within(before!).getByRole('deletion').textContent).toContain('100');
  expect(within(after!).getByRole('insertion').textContent).toContain('140');
  expect(changes.getByRole('img', { name: /^retiré.*La façade/ })).toBeDefined();
  expect(changes.getByRole('heading', { name: /^Description.*modifié entre-temps/ })).toBeDefined();
  expect(screen.getByText('Le lieu a changé entre-temps')).toBeDefined();
});

test('a request is withdrawn after one question, and shown as it then is', async () => {
  const { user } = await openRequest(REQUEST);
  server.use(
    api.mutation(WithdrawChangeRequestDocument, () => {
      server.use(
        api.query(ChangeRequestDocument, () => ({
          changeRequest: { ...REQUEST, status: 'WITHDRAWN', availableActions: [] },
        })),
      );
      return {
        withdrawChangeRequest: {
          changeRequest: { id: 'request-1', status: 'WITHDRAWN', availableActions: [] },
          errors: [],
        },
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Retirer la demande/ }));
  await user.click(dialog.getByRole('button', { name: 'Retirer la demande' }));
  expect(await screen.findByText('Retirée')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull());
});

test('a request of somebody else is not there', async () => {
  await openRequest(null);
  expect(await screen.findByText('Cette demande n’existe pas')).toBeDefined();
});

test('the list asks for changes and deletions, and tells what became of them and why', async () => {
  let asked: unknown;
  server.use(
    api.query(ChangeRequestsDocument, ({ variables }) => {
      asked = variables;
      const rejected = {
        ...REQUEST,
        status: 'REJECTED' as const,
        reason: 'Photos floues.',
        availableActions: [],
        venue: { ...REQUEST.venue, kind: 'HOTEL' as const, photo: null },
      };
      return { changeRequests: { items: [rejected], totalCount: 1, page: 1, pageCount: 1 } };
    }),
  );
  await renderWithApp(<ChangeRequestsPage />, {
    url: '/dashboard/change-requests?etat=refusees',
    path: '/dashboard/change-requests',
  });
  expect(await screen.findByText(/Photos floues/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Domaine des Ormes' }).getAttribute('href')).toBe(
    '/dashboard/change-requests/request-1',
  );
  expect(asked).toEqual({ filter: { types: ['UPDATE', 'DELETION'], statuses: ['REJECTED'] }, sort: 'NEWEST', page: 1 });
});
