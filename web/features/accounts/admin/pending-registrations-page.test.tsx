import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import PendingRegistrationsPage from './pending-registrations-page.tsx';
import {
  type RegistrationsQueryVariables,
  ApproveRegistrationsDocument,
  RegistrationsDocument,
  RejectRegistrationsDocument,
} from './registrations.gen.ts';

type Registration = Answer<typeof RegistrationsDocument>['registrations']['items'][number];

const aRegistration = (id: string, given: Partial<Registration> = {}): Registration => ({
  id,
  email: `${id}@maison.example`,
  emailVerified: true,
  firstName: 'Jeanne',
  lastName: id.toUpperCase(),
  phone: '+33 1 99 00 12 34',
  companyName: `Maison ${id}`,
  companyAddress: 'Place Bellecour, Lyon',
  companyPhone: null,
  language: 'fr',
  registrationNumber: 'REG-000001',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...given,
});

/** Who waits; those that are decided on are taken out. */
let waiting: Registration[];
/** What was decided, as it was sent. */
let decided: object[];
let asked: RegistrationsQueryVariables[];

function decide(variables: { ids: readonly string[] }, code: (id: string) => string | null = () => null) {
  const { ids } = variables;
  decided.push(variables);
  waiting = waiting.filter(({ id }) => !ids.includes(id));
  return { outcomes: ids.map((id) => ({ id, done: code(id) === null, code: code(id) })) };
}

beforeEach(() => {
  [waiting, decided, asked] = [[aRegistration('a'), aRegistration('b'), aRegistration('c')], [], []];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(RegistrationsDocument, ({ variables }) => {
      asked.push(variables);
      const registrations = { items: waiting, totalCount: waiting.length, page: 1, pageCount: 1 };
      return { registrations };
    }),
    api.mutation(ApproveRegistrationsDocument, ({ variables }) => ({ approveRegistrations: decide(variables) })),
    api.mutation(RejectRegistrationsDocument, ({ variables }) => ({ rejectRegistrations: decide(variables) })),
  );
});

const PATH = '/admin/pending-registrations';
const open = (search = '') => renderWithApp(<PendingRegistrationsPage />, { url: PATH + search, path: PATH });

test('search, proof of the address and order stand in the address, and are asked for', async () => {
  await open('?q=maison&adresse=a-confirmer&tri=nom');
  await screen.findByRole('button', { name: 'Jeanne A' });
  expect(asked[0]).toEqual({ filter: { text: 'maison', emailVerified: false }, sort: 'NAME', page: 1 });
});

test('with the keyboard: a approves, and the focus goes on to the next in the queue', async () => {
  const { user } = await open();
  (await screen.findByRole('button', { name: 'Jeanne A' })).focus();
  await user.keyboard('a');
  expect(await screen.findByText(/^Jeanne A\s: compte approuvé, la connexion est possible\.$/)).toBeDefined();
  expect(decided).toEqual([{ ids: ['a'] }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Jeanne B'));
});

test('a rejection needs a reason; what was typed stays when it can’t be sent', async () => {
  server.use(api.mutation(RejectRegistrationsDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rejeter Jeanne B…' }));
  const dialog = within(screen.getByRole('dialog', { name: /Jeanne B/ }));
  await user.click(dialog.getByRole('button', { name: 'Rejeter' }));
  expect(decided).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'SIRET inconnu');
  await user.click(dialog.getByRole('button', { name: 'Rejeter' }));
  expect(await dialog.findByText('La décision n’a pas pu être envoyée')).toBeDefined();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('SIRET inconnu');
  await user.click(dialog.getByRole('button', { name: 'Rejeter' }));
  expect(await screen.findByText(/^Jeanne B\s: inscription rejetée, motif envoyé par e-mail\.$/)).toBeDefined();
  expect(decided).toEqual([{ ids: ['b'], reason: 'SIRET inconnu' }]);
});

test('one after the other in the dialog: a decision leads to the next one', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Jeanne A' }));
  expect(within(screen.getByRole('dialog', { name: 'Jeanne A' })).getByText('Place Bellecour, Lyon')).toBeDefined();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Jeanne B' })).toBeDefined();
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Jeanne C' })).toBeDefined();
  expect(decided).toEqual([{ ids: ['a'] }]);
});

test('many at once, in one call; who was decided on elsewhere is told', async () => {
  server.use(
    api.mutation(ApproveRegistrationsDocument, ({ variables }) => ({
      approveRegistrations: decide(variables, (id) => (id === 'c' ? 'CONFLICT' : null)),
    })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  const bar = within(screen.getByRole('region', { name: 'Inscriptions sélectionnées' }));
  await user.click(bar.getByRole('button', { name: 'Approuver…' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('2 inscriptions approuvées.')).toBeDefined();
  expect(screen.getByText(/^Jeanne C.*quelqu’un d’autre a déjà décidé/)).toBeDefined();
  expect(decided).toEqual([{ ids: ['a', 'b', 'c'] }]);
});

test('an empty queue says so', async () => {
  waiting = [];
  await open();
  expect(await screen.findByText('Personne n’attend')).toBeDefined();
});
