import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { aContent } from '../../lib/venue-content/managed-venue.factory.ts';
import { api, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../testing/viewer.ts';
import ChangeRequestPage from './change-request-page.tsx';
import EstablishmentRequestsPage from './establishment-requests-page.tsx';

const PERSON = { __typename: 'ChangeRequestPerson', id: 'o', name: 'Anne Orme', companyName: 'Ormes SA' };
const REQUEST = {
  __typename: 'ChangeRequest',
  id: 'request-1',
  type: 'UPDATE',
  status: 'PENDING',
  fields: ['DESCRIPTION'],
  conflicts: [] as string[],
  reason: null,
  note: null,
  comment: 'Nous avons agrandi.',
  submittedAt: '2026-11-20T08:00:00.000Z',
  processedAt: null,
  processedBy: null,
  submittedBy: PERSON,
  version: 3,
  availableActions: ['APPROVE', 'REJECT'],
  venue: { __typename: 'ChangeRequestVenue', id: 'venue-1', slug: 'ormes', name: 'Domaine des Ormes', city: 'Lyon 2e' },
  before: aContent(),
  after: aContent({ description: 'Un parc, une orangerie agrandie.' }),
};
const PLACE = { __typename: 'ReviewPlace', waiting: 3, position: 2, previousId: 'request-0', nextId: 'request-2' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs({ ...VIEWER, role: 'TEAM' }),
    api.query('ReviewPlace', () => HttpResponse.json({ data: { reviewPlace: PLACE } })),
  );
});

const openRequest = (request: object) => {
  server.use(
    api.query('ChangeRequest', ({ variables }) =>
      HttpResponse.json({ data: { changeRequest: { ...request, id: variables['id'] as string } } }),
    ),
  );
  return renderWithApp(<ChangeRequestPage />, {
    url: '/admin/change-requests/request-1',
    path: '/admin/change-requests/:id',
  });
};

test('a request is accepted by two keys, and the next one follows', async () => {
  let sent: object | undefined;
  server.use(
    api.mutation('ApproveRequest', ({ variables }) => {
      sent = variables;
      return HttpResponse.json({ data: { approveChangeRequest: { __typename: 'ChangeRequestSaved' } } });
    }),
  );
  const { user, address } = await openRequest(REQUEST);
  expect(await screen.findByText('2 sur 3')).toBeDefined();
  await user.keyboard('a');
  expect(screen.getByRole('dialog', { name: /^Accepter Domaine des Ormes/ })).toBeDefined();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/change-requests/request-2'));
  expect(sent).toEqual({ id: 'request-1', version: 3, note: null });
  expect(await screen.findByText(/^Domaine des Ormes.+accepté/)).toBeDefined();
});

test('a refusal needs a reason, and what was typed is kept when it fails', async () => {
  server.use(
    api.mutation('RejectRequest', () =>
      HttpResponse.json({ data: { rejectChangeRequest: { __typename: 'Conflict' } } }),
    ),
  );
  const { user } = await openRequest(REQUEST);
  await screen.findByText('2 sur 3');
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refuser/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  const reason = dialog.getByLabelText(/^Motif/);
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await user.type(reason, 'Photos floues.');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await dialog.findByText(/traitée ou modifiée entre-temps/)).toBeDefined();
  expect((reason as HTMLTextAreaElement).value).toBe('Photos floues.');
});

test('what has changed elsewhere is shown, and cannot be accepted', async () => {
  await openRequest({ ...REQUEST, conflicts: ['DESCRIPTION'] });
  expect(await screen.findByText('Le lieu a changé entre-temps')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Accepter/ }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: /^Refuser/ }).hasAttribute('disabled')).toBe(false);
});

test('one’s own request is somebody else’s to decide', async () => {
  await openRequest({ ...REQUEST, availableActions: ['WITHDRAW'] });
  expect(await screen.findByText(/quelqu’un d’autre doit décider/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Accepter/ })).toBeNull();
});

test('the keys lead to the one before and the next', async () => {
  const { user, address } = await openRequest(REQUEST);
  await screen.findByText('2 sur 3');
  await user.keyboard('p');
  await waitFor(() => expect(address()).toBe('/admin/change-requests/request-0'));
});

test('the keys are told, and turned off for good; a button leads back to them', async () => {
  const { user, address } = await openRequest(REQUEST);
  await screen.findByText('2 sur 3');
  await user.keyboard('?');
  const help = within(screen.getByRole('dialog', { name: 'Raccourcis clavier' }));
  expect(help.getByText('Accepter, après une dernière question')).toBeDefined();
  await user.click(help.getByRole('switch', { name: 'Raccourcis à une touche' }));
  await user.click(help.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('a?p');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/admin/change-requests/request-1');
  expect(localStorage.getItem('letter-keys')).toBe('off');

  await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  await user.click(screen.getByRole('switch', { name: 'Raccourcis à une touche' }));
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('p');
  await waitFor(() => expect(address()).toBe('/admin/change-requests/request-0'));
});

test('the queue asks for what waits, oldest first, and begins with the first that one may decide', async () => {
  let asked: unknown;
  const item = (id: string, availableActions: string[]) => ({
    ...REQUEST,
    __typename: 'ChangeRequestItem',
    id,
    type: 'CREATION',
    fields: [],
    availableActions,
    venue: { ...REQUEST.venue, name: `Maison ${id}`, kind: 'HOTEL', photo: null },
  });
  server.use(
    api.query('ModeratedRequests', ({ variables }) => {
      asked = variables;
      const changeRequests = {
        __typename: 'ChangeRequestPage',
        items: [item('own', ['WITHDRAW']), item('first', ['APPROVE', 'REJECT'])],
        totalCount: 2,
        page: 1,
        pageCount: 1,
        statuses: [{ __typename: 'ChangeRequestStatusCount', status: 'PENDING', count: 2 }],
      };
      return HttpResponse.json({ data: { changeRequests } });
    }),
  );
  await renderWithApp(<EstablishmentRequestsPage />, {
    url: '/admin/establishment-requests',
    path: '/admin/establishment-requests',
  });
  const begin = await screen.findByRole('link', { name: 'Commencer l’examen' });
  expect(begin.getAttribute('href')).toBe('/admin/establishment-requests/first');
  expect(screen.getByText(/le vôtre/)).toBeDefined();
  expect(asked).toEqual({ filter: { types: ['CREATION'], statuses: ['PENDING'] }, sort: 'OLDEST', page: 1 });
});
