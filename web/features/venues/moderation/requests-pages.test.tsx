import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { aChangeRequest, aContent } from '../content/managed-venue.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import ChangeRequestPage from './change-request-page.tsx';
import EstablishmentRequestPage from './establishment-request-page.tsx';
import EstablishmentRequestsPage from './establishment-requests-page.tsx';
import {
  ApproveRequestDocument,
  ModeratedRequestsDocument,
  RejectRequestDocument,
  ReviewPlaceDocument,
  VenueChecklistDocument,
} from './moderation.gen.ts';
import { ChangeRequestDocument } from '../content/venue-content.gen.ts';

const REQUEST = aChangeRequest();
type Request = Answer<typeof ModeratedRequestsDocument>['changeRequests']['items'][number];

const PLACE = { waiting: 3, position: 2, previousId: 'request-0', nextId: 'request-2' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs({ ...VIEWER, role: 'TEAM' }),
    api.query(ReviewPlaceDocument, () => ({ reviewPlace: PLACE })),
  );
});

const openRequest = (request: typeof REQUEST) => {
  server.use(
    api.query(ChangeRequestDocument, ({ variables }) => ({ changeRequest: { ...request, id: variables.id } })),
  );
  return renderWithApp(<ChangeRequestPage />, {
    url: '/admin/change-requests/request-1',
    path: '/admin/change-requests/:id',
  });
};

test('a request is accepted by two keys, and the next one follows', async () => {
  let sent: object | undefined;
  server.use(
    api.mutation(ApproveRequestDocument, ({ variables }) => {
      sent = variables;
      return { approveChangeRequest: { errors: [] } };
    }),
  );
  const { user, address } = await openRequest(REQUEST);
  expect(await screen.findByText('2 sur 3')).toBeDefined();
  await user.keyboard('a');
  const dialog = within(screen.getByRole('dialog', { name: /^Accepter Domaine des Ormes/ }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Accepter' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/change-requests/request-2'));
  expect(sent).toEqual({ id: 'request-1', version: 3, note: null });
  expect(await screen.findByText(/^Domaine des Ormes.+accepté/)).toBeDefined();
});

test('a refusal needs a reason, and what was typed is kept when somebody was quicker, who is named', async () => {
  server.use(
    api.mutation(RejectRequestDocument, () => ({
      rejectChangeRequest: { changeRequest: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
    })),
  );
  const { user } = await openRequest(REQUEST);
  await screen.findByText('2 sur 3');
  const decided = aChangeRequest({
    status: 'APPROVED',
    processedAt: '2026-11-23T09:00:00.000Z',
    processedBy: { id: 't', name: 'Julien Sarrazin' },
    availableActions: [],
  });
  server.use(
    api.query(ChangeRequestDocument, ({ variables }) => ({
      changeRequest: { ...decided, id: variables.id },
    })),
  );
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: /^Refuser/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  const reason = dialog.getByLabelText(/^Motif/);
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await user.type(reason, 'Photos floues.');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await dialog.findByText(/^Julien Sarrazin l’a acceptée le 23/)).toBeDefined();
  expect((reason as HTMLTextAreaElement).value).toBe('Photos floues.');
});

test('a change marks the words that have changed', async () => {
  await openRequest({ ...REQUEST, before: aContent({ description: 'Un petit parc, une orangerie.' }) });
  const changes = within(await screen.findByRole('region', { name: 'Ce qui change' }));
  expect(changes.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['retiré\u00a0: petit (fin)']);
  expect(changes.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
    'nouveau\u00a0: agrandie (fin)',
  ]);
});

test('the rooms of both versions scroll together', async () => {
  const [room] = aContent().rooms;
  const after = aContent({ rooms: [{ ...room!, areaSqm: 140 }] });
  await openRequest({ ...REQUEST, fields: ['ROOMS'], after });
  const before = await screen.findByRole('group', { name: 'Salles – Avant' });
  expect(within(before).getByRole('deletion').textContent).toContain('120');
  fireEvent.scroll(before, { target: { scrollLeft: 80 } });
  expect(screen.getByRole('group', { name: 'Salles – Après' }).scrollLeft).toBe(80);
});

test('what has changed elsewhere is shown as it was, is now and would be, and cannot be accepted', async () => {
  const now = aContent({ description: 'Un parc, une orangerie rouverte.' });
  await openRequest({ ...REQUEST, conflicts: ['DESCRIPTION'], now });
  const changes = within(await screen.findByRole('region', { name: 'Ce qui change' }));
  expect(changes.getAllByText(/^(Avant|Maintenant|Proposé|Après)$/).map(({ textContent }) => textContent)).toEqual([
    'Avant',
    'Maintenant',
    'Proposé',
  ]);
  expect(changes.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('rouverte'),
    expect.stringContaining('agrandie'),
  ]);
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
  const help = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
  expect(help.getByText('Accepter, après confirmation')).toBeDefined();
  await user.click(help.getByRole('switch', { name: 'Raccourcis à une touche' }));
  await user.click(help.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('a?p');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/change-requests/request-1');
  expect(localStorage.getItem('letter-keys')).toBe('off');

  await user.click(screen.getByRole('button', { name: 'Raccourcis clavier' }));
  await user.click(await screen.findByRole('switch', { name: 'Raccourcis à une touche' }));
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('p');
  await waitFor(() => expect(address()).toBe('/admin/change-requests/request-0'));
});

test('the queue asks for what waits, oldest first, and begins with the first that one may decide', async () => {
  let asked: unknown;
  const item = (id: string, availableActions: Request['availableActions']): Request => ({
    ...REQUEST,
    id,
    type: 'CREATION',
    fields: [],
    availableActions,
    venue: { ...REQUEST.venue, name: `Maison ${id}`, kind: 'HOTEL', photo: null },
  });
  server.use(
    api.query(ModeratedRequestsDocument, ({ variables }) => {
      asked = variables;
      return {
        changeRequests: {
          items: [item('own', ['WITHDRAW']), item('first', ['APPROVE', 'REJECT'])],
          totalCount: 2,
          page: 1,
          pageCount: 1,
          statuses: [{ status: 'PENDING', count: 2 }],
        },
      };
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

test('to accept a venue repeats what is still open on its checklist', async () => {
  type Check = Answer<typeof VenueChecklistDocument>['venueChecklist'][number];
  const check = (name: Check['check'], state: Check['state'], value: number | null): Check => ({
    check: name,
    state,
    value,
  });
  server.use(
    api.query(ChangeRequestDocument, () => ({ changeRequest: { ...REQUEST, type: 'CREATION' } })),
    api.query(VenueChecklistDocument, () => ({
      venueChecklist: [check('PARTS', 'GOOD', 0), check('PHOTOS', 'WRONG', 0), check('CONTACT', 'LOOK', null)],
    })),
  );
  const { user } = await renderWithApp(<EstablishmentRequestPage />, {
    url: '/admin/establishment-requests/request-1',
    path: '/admin/establishment-requests/:id',
  });
  await user.click(await screen.findByRole('button', { name: /^Accepter/ }));
  const open = within(screen.getByRole('dialog', { name: /^Accepter Domaine des Ormes/ })).getAllByRole('listitem');
  expect(open.map(({ textContent }) => textContent)).toEqual(['Photos · 0', 'E-mail et téléphone']);
});

test('a queue that was worked off says that nothing waits, and what was decided can be looked up', async () => {
  const counted = { status: 'APPROVED', count: 4 } as const;
  server.use(
    api.query(ModeratedRequestsDocument, () => ({
      changeRequests: { items: [], totalCount: 0, page: 1, pageCount: 1, statuses: [counted] },
    })),
  );
  await renderWithApp(<EstablishmentRequestsPage />, {
    url: '/admin/establishment-requests',
    path: '/admin/establishment-requests',
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Rien n’attend de décision' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Voir toute la liste' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Acceptées\s*4$/ })).toBeDefined();
});
