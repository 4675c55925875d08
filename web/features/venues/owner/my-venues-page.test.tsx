import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { chooseFromMenu } from '../../../testing/choose-from-menu.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import MyVenuesPage from './my-venues-page.tsx';
import {
  type MyVenuesQueryVariables,
  ActOnVenuesDocument,
  DeleteVenueDocument,
  MyVenuesDocument,
} from './my-venues.gen.ts';

type Page = Answer<typeof MyVenuesDocument>['myVenues'];
type Venue = Page['items'][number];

const aVenue = (id: string, given: Partial<Venue> = {}): Venue => ({
  id,
  slug: id,
  name: `Maison ${id}`,
  kind: 'HOTEL',
  city: 'Nantes',
  status: 'DRAFT',
  rejectionReason: null,
  isPublic: false,
  subscriptionExpired: false,
  isBeyondPlan: false,
  pendingChange: null,
  completeness: { percent: 40, missing: ['PHOTO'], next: 'PHOTO' },
  changedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
  availableActions: ['EDIT', 'SUBMIT', 'DELETE'],
  photo: null,
  ...given,
});
const DRAFT = aVenue('a');
const PUBLISHED = aVenue('b', {
  status: 'PUBLISHED',
  isPublic: true,
  availableActions: ['EDIT', 'UNPUBLISH', 'REQUEST_DELETION'],
});

/** What was asked of the API. */
let asked: MyVenuesQueryVariables[];
const apiHas = (...items: Venue[]) =>
  server.use(
    api.query(MyVenuesDocument, ({ variables }) => {
      asked.push(variables);
      const statuses: Page['statuses'] = items.length > 0 ? [{ status: 'PUBLISHED', count: 7 }] : [];
      const myVenues = { items, totalCount: items.length, page: 1, pageCount: 1, statuses };
      return { myVenues };
    }),
  );

beforeEach(() => {
  asked = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
});

const PATH = '/dashboard/manage-establishments';
const open = (search = '') => renderWithApp(<MyVenuesPage />, { url: PATH + search, path: PATH });

test('who has no venue is led to the first one', async () => {
  apiHas();
  await open();
  const link = await screen.findByRole('link', { name: 'Ajouter votre premier lieu' });
  expect(link.getAttribute('href')).toBe('/dashboard/create-establishment-selection');
});

test('search, state and order stand in the address, and are asked for', async () => {
  apiHas(DRAFT, PUBLISHED);
  const { user, address } = await open('?etat=publies&tri=nom');
  await screen.findByText('Maison a');
  expect(asked[0]).toEqual({ filter: { statuses: ['PUBLISHED'] }, sort: 'NAME', page: 1 });
  expect(screen.getByRole('link', { name: /^Publiés/ }).getAttribute('aria-current')).toBe('true');
  await user.type(screen.getByRole('searchbox'), 'lac{Enter}');
  await waitFor(() => expect(address()).toBe(`${PATH}?q=lac&etat=publies&tri=nom`));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ text: 'lac', statuses: ['PUBLISHED'] }));
});

test('the next thing to add leads to its place in the form', async () => {
  apiHas(DRAFT);
  await open();
  const next = await screen.findByRole('link', { name: 'Ajouter une première photo' });
  expect(next.getAttribute('href')).toBe('/dashboard/establishments/a/edit?onglet=photos');
});

test('the menu of a venue offers what the API allows', async () => {
  apiHas(DRAFT, PUBLISHED);
  const { user } = await open();
  const row = within((await screen.findByText('Maison b')).closest('tr')!);
  await user.click(row.getByLabelText(/^Actions/));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Dépublier' })).toBeDefined();
  expect(menu.getByRole('menuitem', { name: 'Demander la suppression…' })).toBeDefined();
  expect(menu.queryByRole('menuitem', { name: 'Publier' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a venue is deleted after one question, which says what happens', async () => {
  apiHas(DRAFT);
  let deleted: object | undefined;
  server.use(
    api.mutation(DeleteVenueDocument, ({ variables }) => {
      deleted = variables;
      return { deleteVenue: { deletedId: 'a', errors: [] } };
    }),
  );
  const { user } = await open();
  await chooseFromMenu(user, await screen.findByLabelText(/^Actions.+Maison a/), 'Supprimer…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Supprimer Maison a/ }));
  expect(dialog.getByText(/Pendant 30 jours/)).toBeDefined();
  expect(deleted).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Maison a est supprimé.')).toBeDefined();
  expect(deleted).toEqual({ id: 'a', comment: null });
});

test('of several venues those are acted on with which it can be done, and each failure is told', async () => {
  apiHas(DRAFT, PUBLISHED);
  let acted: object | undefined;
  server.use(
    api.mutation(ActOnVenuesDocument, ({ variables }) => {
      acted = variables;
      const outcome = { id: 'b', done: false, changeRequestId: null, code: 'CONFLICT' };
      return { actOnVenues: { outcomes: [outcome] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  const bar = within(screen.getByRole('region', { name: 'Lieux sélectionnés' }));
  expect(bar.getByRole('button', { name: 'Publier' }).hasAttribute('disabled')).toBe(true);
  await user.click(bar.getByRole('button', { name: 'Dépublier (1)' }));
  await user.click(
    within(screen.getByRole('dialog', { name: /^Dépublier/ })).getByRole('button', { name: 'Dépublier' }),
  );
  expect(await screen.findByText(/^Maison b.*rien n’a été fait/)).toBeDefined();
  expect(acted).toEqual({ action: 'UNPUBLISH', ids: ['b'] });
});

test('a list that can’t be loaded says so, and is tried again', async () => {
  server.use(api.query(MyVenuesDocument, () => HttpResponse.error()));
  const { user } = await open();
  const alert = within(await screen.findByRole('alert'));
  apiHas(DRAFT);
  await user.click(alert.getByRole('button'));
  expect(await screen.findByText('Maison a')).toBeDefined();
});
