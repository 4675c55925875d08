import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anEditedVenue } from '../content/managed-venue.factory.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import EditVenuePage from './edit-venue-page.tsx';
import { ManagedVenueDocument, SubmitVenueDocument, UpdateVenueDocument } from '../content/venue-content.gen.ts';
import { SlugProposalDocument } from './venue-form.gen.ts';
import { apiHas, field, open, save, signIn, stored } from './edit-venue-page.fixtures.tsx';

beforeEach(signIn);

describe('a draft', () => {
  test('is saved by itself after a pause: only what has changed, on the version that was read', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    expect(await screen.findByText(/^Enregistré à/)).toBeDefined();
    expect(stored.saves).toEqual([{ version: 1, input: { contactName: 'Anne Orme fils' } }]);
  });

  test('is changed tab by tab, by keyboard', async () => {
    // jsdom runs the callbacks of a frame in one go; in a browser what each of them starts ends before the next one.
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
    apiHas(anEditedVenue());
    const { user, address } = await open();
    await user.click(screen.getByRole('tab', { name: /^Le lieu/ }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Photos/ })));
    expect(await screen.findByDisplayValue('La façade')).toBeDefined();
    expect(address()).toContain('onglet=photos');
  });

  test('takes a room away and gives it back where it was', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=salles');
    await user.click(screen.getByRole('button', { name: /^Retirer.*Orangerie/ }));
    const undo = screen.getByRole('button', { name: 'Annuler' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect((field('Nom de la salle') as HTMLInputElement).value).toBe('Orangerie');
  });

  test('that is not complete is not submitted: what is wrong is counted on the tabs, and a press leads to it', async () => {
    apiHas(anEditedVenue({ content: { photos: [], contactEmail: null, rooms: [], description: '' } }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Envoyer pour validation' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Veuillez remplir tous les champs obligatoires')).toBeDefined();
    expect(alert.getByText('Veuillez ajouter au moins une photo')).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Salles et capacités, 1 à corriger' })).toBeDefined();
    await user.click(alert.getByRole('button', { name: /^Contact/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Adresse e-mail')));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  test('that is complete is saved, then submitted', async () => {
    apiHas(anEditedVenue());
    const submitted = { ...stored.venue, status: 'PENDING' as const, reviewStatus: 'PENDING' as const };
    server.use(api.mutation(SubmitVenueDocument, () => ({ submitVenue: { venue: submitted, errors: [] } })));
    const { user, address } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    await user.click(screen.getByRole('button', { name: 'Envoyer pour validation' }));
    await waitFor(() => expect(address()).toBe('/dashboard/establishments/venue-1'));
    expect(stored.saves).toHaveLength(1);
  });

  test('keeps back what is wrong, says so, and saves the rest', async () => {
    apiHas(anEditedVenue());
    const { user } = await open();
    const bedrooms = field(/^Chambres/);
    fireEvent.change(bedrooms, { target: { value: 'douze' } });
    fireEvent.change(field('Nom du lieu'), { target: { value: 'Domaine des Ormes bis' } });
    expect(await screen.findByRole('button', { name: /^1 réponse à corriger/ })).toBeDefined();
    await waitFor(() => expect(stored.saves).toEqual([{ version: 1, input: { name: 'Domaine des Ormes bis' } }]));
    await user.click(screen.getByRole('button', { name: /^1 réponse à corriger/ }));
    await waitFor(() => expect(document.activeElement).toBe(bedrooms));
    expect(bedrooms.getAttribute('aria-invalid')).toBe('true');
  });
});

test('an address of the page that has been saved is the current one, and not called free as well', async () => {
  apiHas(anEditedVenue());
  server.use(
    api.query(SlugProposalDocument, ({ variables: { wish } }) => ({
      slugProposal: { slug: wish, available: true, suggestion: '' },
    })),
    api.mutation(UpdateVenueDocument, ({ variables: { input } }) => {
      const updated = save(input);
      stored.venue = { ...stored.venue, slug: stored.venue.content.slug };
      return { updateVenue: { ...updated, venue: stored.venue } };
    }),
  );
  await open('?onglet=page');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ormes' } });
  expect(await screen.findByText('Disponible')).toBeDefined();
  expect(await screen.findByText(/^C’est l’adresse actuelle/, {}, { timeout: 4_000 })).toBeDefined();
  expect(screen.queryByText('Disponible')).toBeNull();
});

test('the price of a part is said to be that of its whole number', async () => {
  apiHas(anEditedVenue());
  const { user } = await open('?onglet=tarifs', 'en');
  await user.click(screen.getByRole('button', { name: 'Add a rate' }));
  const pause = within(screen.getByRole('group', { name: /break/i }));
  expect(pause.getByRole('textbox', { name: '€ excl. VAT in all' })).toBeDefined();
  expect(
    screen.getByRole('group', { name: 'What it includes', description: /for the whole number of a line/ }),
  ).toBeDefined();
});

describe('what the owner is told at once, kindly', () => {
  test('more people than a room has place for: it stops nothing', async () => {
    apiHas(anEditedVenue());
    await open('?onglet=salles');
    fireEvent.change(field('Surface (m²)'), { target: { value: '20' } });
    fireEvent.change(field('Théâtre'), { target: { value: '300' } });
    expect(await screen.findByText(/^300 personnes dans 20 m²/)).toBeDefined();
    await waitFor(() => expect(stored.saves).toHaveLength(1), { timeout: 5_000 });
    fireEvent.change(field('Théâtre'), { target: { value: '30' } });
    await waitFor(() => expect(screen.queryByText(/personnes dans 20 m²/)).toBeNull());
    await waitFor(() => expect(stored.saves).toHaveLength(2), { timeout: 5_000 });
  });

  test('a web address is typed as people type it', async () => {
    apiHas(anEditedVenue());
    await open('?onglet=contact');
    fireEvent.change(field(/^Site web/), { target: { value: 'www.ormes.test' } });
    await waitFor(() => expect(stored.saves).toEqual([{ version: 1, input: { website: 'https://www.ormes.test' } }]), {
      timeout: 5_000,
    });
    expect(screen.queryByRole('button', { name: /à corriger/ })).toBeNull();
  });
});

test('a venue that is gone is said not to be found', async () => {
  server.use(api.query(ManagedVenueDocument, () => ({ managedVenue: null })));
  await renderWithApp(<EditVenuePage />, {
    url: '/dashboard/establishments/x/edit',
    path: '/dashboard/establishments/:id/edit',
  });
  expect(await screen.findByText('Lieu introuvable')).toBeDefined();
});
