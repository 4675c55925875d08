import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { chooseFromMenu } from '../../../testing/choose-from-menu.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import EstablishmentsPage from './establishments-page.tsx';
import { ActOnAdminVenuesDocument, AdminVenuesDocument, SetVenuesStaffDocument } from './venues-admin.gen.ts';

const FLAGS = {
  isFeatured: false,
  isFavourite: false,
  topFiveOrder: null,
  isPremierPage: false,
  isHomepageSlider: false,
};
type Venue = Answer<typeof AdminVenuesDocument>['managedVenues']['items'][number];

const aVenue = (id: string, given: Partial<Venue> = {}): Venue => ({
  id,
  slug: id,
  name: `Maison ${id}`,
  kind: 'HOTEL',
  category: 3,
  city: 'Nantes',
  status: 'PUBLISHED',
  rejectionReason: null,
  isPublished: true,
  isPublic: true,
  subscriptionExpired: false,
  isBeyondPlan: false,
  pendingChange: null,
  completeness: { percent: 80 },
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
  availableActions: ['EDIT', 'UNPUBLISH', 'REJECT', 'DELETE'],
  flags: FLAGS,
  owner: { id: 'o', name: 'Anne Orme', companyName: 'Ormes SA' },
  photo: null,
  ...given,
});
const PUBLISHED = aVenue('a');
const APPROVED = aVenue('b', {
  status: 'APPROVED',
  isPublished: false,
  isPublic: false,
  availableActions: ['EDIT', 'PUBLISH'],
});

let asked: object[];
const apiHas = (...items: Venue[]) =>
  server.use(
    api.query(AdminVenuesDocument, ({ variables }) => {
      asked.push(variables);
      return {
        managedVenues: {
          items,
          totalCount: items.length,
          page: 1,
          pageCount: 1,
          statuses: [{ status: 'PUBLISHED', count: 7 }],
        },
      };
    }),
  );
const outcome = (id: string, code: string | null = null) => ({ id, done: code === null, code });

beforeEach(() => {
  asked = [];
  localStorage.clear();
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs({ ...VIEWER, role: 'ADMIN' }));
});

const PATH = '/admin/establishments';
const open = (search = '') => renderWithApp(<EstablishmentsPage />, { url: PATH + search, path: PATH });

const placesOf = (id: string) => screen.findByRole('button', { name: new RegExp(`^Mises en avant.+Maison ${id}`) });

test('what the address says is asked for, and another page of an owner keeps to him', async () => {
  apiHas(PUBLISHED);
  await open('?etat=publies&place=top-5&suivi=modifications&tri=-nom&proprietaire=o-1');
  await screen.findByText('Maison a');
  expect(asked[0]).toEqual({
    filter: { statuses: ['PUBLISHED'], places: ['TOP_FIVE'], pendingChange: true, ownerId: 'o-1' },
    sort: 'NAME_DESC',
    page: 1,
    pageSize: 25,
  });
  const head = screen.getByRole('columnheader', { name: 'Lieu' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(within(head).getByRole('link').getAttribute('href')).toContain('proprietaire=o-1');
});

test('a place is lit at once, and the venue has it', async () => {
  apiHas(PUBLISHED);
  let sent: object | undefined;
  server.use(
    api.mutation(SetVenuesStaffDocument, async ({ variables }) => {
      sent = variables;
      await delay(50);
      apiHas({ ...PUBLISHED, flags: { ...FLAGS, isFavourite: true } });
      return { updateVenuesStaff: { outcomes: [outcome('a')] } };
    }),
  );
  const { user } = await open();
  const places = await placesOf('a');
  expect(places.textContent).toMatch(/Aucune$/);
  await chooseFromMenu(user, places, 'Coup de cœur');
  await waitFor(() => expect(places.textContent).toMatch(/Coup de cœur$/));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(sent).toEqual({ input: { ids: ['a'], isFavourite: true } });
  expect(places.textContent).toMatch(/Coup de cœur$/);
});

test('a click moves no row, whatever the order or the filter makes of it', async () => {
  const [first, second] = [aVenue('a'), aVenue('c', { flags: { ...FLAGS, isFavourite: true } })];
  apiHas(first, second);
  server.use(
    api.mutation(SetVenuesStaffDocument, ({ variables }) => {
      const [id] = (variables as { input: { ids: string[] } }).input.ids;
      // The one that is changed last comes first, and who is no favourite leaves the list of favourites.
      if (id === 'a') apiHas(second);
      else apiHas(aVenue('c'), first);
      return { updateVenuesStaff: { outcomes: [outcome(id!)] } };
    }),
  );
  const { user } = await open('?place=coups-de-coeur');
  const toggle = async (id: string) => {
    await chooseFromMenu(user, await placesOf(id), 'Coup de cœur');
    await user.keyboard('{Escape}');
  };
  const names = () => screen.getAllByRole('link', { name: /^Maison/ }).map(({ textContent }) => textContent);
  await toggle('c');
  await waitFor(async () => expect((await placesOf('c')).textContent).toMatch(/Aucune$/));
  await waitFor(() => expect(asked.length).toBe(2));
  expect(names()).toEqual(['Maison a', 'Maison c']);
  await toggle('a');
  await waitFor(() => expect(asked.length).toBe(3));
  expect(names()).toEqual(['Maison a', 'Maison c']);
  expect((await placesOf('a')).textContent).toMatch(/Coup de cœur$/);
  await user.click(screen.getByRole('link', { name: 'Lieu' }));
  await waitFor(() => expect(names()).toEqual(['Maison c']));
});

test('what is taken off the site with a switch is asked once', async () => {
  apiHas(PUBLISHED);
  let sent: object | undefined;
  server.use(
    api.mutation(ActOnAdminVenuesDocument, ({ variables }) => {
      sent = variables;
      apiHas({ ...PUBLISHED, status: 'APPROVED', isPublished: false, isPublic: false });
      return { actOnVenues: { outcomes: [outcome('a')] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: /Maison a/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Retirer Maison a du site/ }));
  expect(sent).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Dépublier' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: /Maison a/, checked: false })).toBeDefined());
  expect(sent).toEqual({ ids: ['a'], action: 'UNPUBLISH' });
});

test.each([
  [{ isBeyondPlan: true }, /^Masqué.+au-delà de la formule$/],
  [{ subscriptionExpired: true }, /^Masqué.+abonnement terminé$/],
  [{ owner: null }, /^Masqué.+compte fermé ou suspendu$/],
])('a venue that is published and hidden is called neither published nor online: %j', async (why, said) => {
  apiHas(aVenue('a', { isPublic: false, ...why }));
  await open();
  const row = within(await screen.findByRole('row', { name: /Maison a/ }));
  expect(row.getByRole('switch', { name: /Maison a/, checked: false })).toBeDefined();
  expect(row.getByText(said)).toBeDefined();
  expect(row.queryByText('Publié')).toBeNull();
});

test('what is refused goes back, and the reason is told', async () => {
  apiHas(APPROVED);
  server.use(
    api.mutation(ActOnAdminVenuesDocument, () => ({ actOnVenues: { outcomes: [outcome('b', 'PLAN_LIMIT_REACHED')] } })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: /Maison b/ }));
  expect(await screen.findByText(/Maison b.+formule de son propriétaire/)).toBeDefined();
  await waitFor(() => expect(screen.getByRole('switch', { name: /Maison b/, checked: false })).toBeDefined());
});

test('of several venues those are acted on with which it can be done', async () => {
  apiHas(PUBLISHED, APPROVED);
  let acted: object | undefined;
  server.use(
    api.mutation(ActOnAdminVenuesDocument, ({ variables }) => {
      acted = variables;
      return { actOnVenues: { outcomes: [outcome('a')] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  const bar = within(screen.getByRole('region', { name: 'Lieux sélectionnés' }));
  await user.click(bar.getByRole('button', { name: 'Supprimer… (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Supprimer Maison a/ }));
  expect(dialog.getByText(/un administrateur peut le rétablir/)).toBeDefined();
  expect(acted).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('1 lieu traité.')).toBeDefined();
  expect(acted).toEqual({ ids: ['a'], action: 'DELETE' });
});

test('places are given to many at once; what is not chosen stays', async () => {
  apiHas(PUBLISHED, APPROVED);
  let sent: object | undefined;
  server.use(
    api.mutation(SetVenuesStaffDocument, ({ variables }) => {
      sent = variables;
      return { updateVenuesStaff: { outcomes: [outcome('a'), outcome('b', 'CONFLICT')] } };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  await user.click(screen.getByRole('button', { name: 'Mises en avant…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mises en avant de 2 lieux' }));
  await user.selectOptions(dialog.getByLabelText('Top 5'), 'Oui');
  await user.selectOptions(dialog.getByLabelText('Recommandé'), 'Non');
  await user.click(dialog.getByRole('button', { name: 'Appliquer' }));
  expect(await screen.findByText(/^Maison b.+/, { selector: 'p p, [role=status] p' })).toBeDefined();
  expect(sent).toEqual({ input: { ids: ['a', 'b'], isTopFive: true, isFeatured: false } });
});

test('a column is left out and stays so', async () => {
  apiHas(PUBLISHED);
  const first = await open();
  await screen.findByText('Maison a');
  expect(screen.getByText('Ormes SA')).toBeDefined();
  await chooseFromMenu(first.user, screen.getByRole('button', { name: 'Colonnes' }), 'Propriétaire');
  expect(screen.queryByText('Ormes SA')).toBeNull();
  first.unmount();
  await open();
  await screen.findByText('Maison a');
  expect(screen.queryByText('Ormes SA')).toBeNull();
});
