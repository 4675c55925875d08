import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { api, refusal, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import CreateVenuePage from './create-venue-page.tsx';
import CreateVenueSelectionPage from './create-venue-selection-page.tsx';
import { CommunesDocument, CreateVenueDocument } from './venue-form.gen.ts';
import { PlansDocument, VenueRoomDocument } from '../../billing/owner/subscription.gen.ts';

const LYON = {
  code: '69382',
  name: 'Lyon 2e',
  department: { code: '69', name: 'Rhône' },
  postalCodes: ['69002'],
  latitude: 45.75,
  longitude: 4.83,
};

// Not in jsdom, which has no layout.
Element.prototype.scrollIntoView = () => {};

let created: object[];
beforeEach(() => {
  created = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(CommunesDocument, () => ({ communes: [LYON] })),
  );
  venuesOf(0);
});
/** An owner with so many venues, on a plan for two. */
const venuesOf = (venues: number) =>
  server.use(
    api.query(VenueRoomDocument, () => ({
      myBillingAccount: {
        id: 'user-1',
        currentPlan: { id: 'essential', name: 'Essentiel', venueLimit: 2 },
        usage: { venues },
      },
    })),
  );
const answer = (createVenue: Answer<typeof CreateVenueDocument>['createVenue']) =>
  server.use(
    api.mutation(CreateVenueDocument, ({ variables }) => {
      created.push(variables);
      return { createVenue };
    }),
  );

const PATH = '/dashboard/create-establishment-free';
const open = () => renderWithApp(<CreateVenuePage />, { url: PATH, path: PATH });
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(await screen.findByRole('textbox', { name: 'Nom du lieu' }), 'Domaine des Ormes');
  await user.type(screen.getByRole('combobox', { name: 'Code postal et commune' }), '69002');
  await screen.findByRole('option', { name: /Lyon 2e/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
};

test('name and place make a draft, whose form comes next', async () => {
  answer({ venue: { id: 'venue-9' }, errors: [] });
  const page = await open();
  await fill(page);
  await waitFor(() => expect(page.address()).toBe('/dashboard/edit-establishment/venue-9'));
  expect(created).toEqual([
    { input: { name: 'Domaine des Ormes', kind: 'HOTEL', communeCode: '69382', postalCode: '69002' } },
  ]);
});

test('nothing goes on without them', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Créer le brouillon' }));
  expect(await screen.findByText('Veuillez remplir tous les champs obligatoires')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nom du lieu' }));
  expect(created).toEqual([]);
});

const wayOut = async () =>
  (await screen.findByRole('link', { name: 'Choisissez une formule plus large' })).getAttribute('href');

test('a plan that is full meanwhile is told, with the way to a larger one', async () => {
  answer({ venue: null, errors: [{ __typename: 'PlanLimitReached', code: 'PLAN_LIMIT_REACHED' }] });
  const page = await open();
  await fill(page);
  expect(await screen.findByText(/Votre formule ne permet pas un lieu de plus/)).toBeDefined();
  expect(await wayOut()).toBe('/dashboard/subscription');
});

test('a plan that is full says so before the form, with the way to a larger one', async () => {
  venuesOf(2);
  await open();
  expect((await screen.findByRole('status')).textContent).toContain('Formule Essentiel\u00A0: 2 lieux sur 2');
  expect(await wayOut()).toBe('/dashboard/subscription');
  expect(screen.queryByRole('button', { name: 'Créer le brouillon' })).toBeNull();
});

test('a plan that is full is told before a plan is chosen', async () => {
  venuesOf(2);
  server.use(api.query(PlansDocument, () => ({ plans: [] })));
  await renderWithApp(<CreateVenueSelectionPage />);
  expect(await wayOut()).toBe('/dashboard/subscription');
  expect(screen.queryByText(/Vous pouvez changer de formule/)).toBeNull();
});

test('where the room of the plan can’t be loaded the form is there', async () => {
  server.use(api.query(VenueRoomDocument, () => refusal('INTERNAL')));
  await open();
  expect(await screen.findByRole('button', { name: 'Créer le brouillon' })).toBeDefined();
});
