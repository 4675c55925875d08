import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anEditedVenue } from '../content/managed-venue.factory.ts';
import { api, server } from '../../../testing/api.ts';
import { signedInAs, VIEWER } from '../../../testing/viewer.ts';
import { UpdateVenueDocument } from '../content/venue-content.gen.ts';
import { apiHas, field, open, save, signIn, stored } from './edit-venue-page.fixtures.tsx';

beforeEach(signIn);

describe('left while something is not saved yet', () => {
  test('it is saved, and is not called found again on the way back', async () => {
    apiHas(anEditedVenue());
    const { user, unmount } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    unmount();
    await waitFor(() => expect(sessionStorage.getItem('venue-form-2:venue-1')).toBeNull());
    await open('?onglet=contact');
    expect((field(/^Personne à contacter/) as HTMLInputElement).value).toBe('Anne Orme fils');
    expect(screen.queryByText(/a été retrouvé/)).toBeNull();
    expect(stored.saves).toHaveLength(1);
  });

  test('who comes back before that is done waits for it: nobody is in conflict with himself', async () => {
    apiHas(anEditedVenue());
    const held = Promise.withResolvers<void>();
    const late = api.mutation(
      UpdateVenueDocument,
      async ({ variables }) => {
        await held.promise;
        return { updateVenue: save(variables.input) };
      },
      { once: true },
    );
    server.use(late);
    const { user, unmount } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    unmount();
    const reopened = open('?onglet=contact');
    held.resolve();
    const again = await reopened;
    expect((field(/^Personne à contacter/) as HTMLInputElement).value).toBe('Anne Orme fils');
    await again.user.type(field(/^Personne à contacter/), ' aîné');
    expect(await screen.findByText(/^Enregistré à/, {}, { timeout: 5_000 })).toBeDefined();
    expect(stored.saves.map(({ version }) => version)).toEqual([1, 2]);
  });
});

test('a conflict loses nothing: both versions are there, and the choice is saved', async () => {
  apiHas(anEditedVenue());
  const { user } = await open('?onglet=contact');
  stored.venue = anEditedVenue({
    version: 2,
    content: { contactName: 'Autre personne', contactPhone: '01 99 00 00 09' },
  });
  await user.type(field(/^Personne à contacter/), ' fils');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Ce lieu a été modifié ailleurs entre-temps')).toBeDefined();
  expect(await alert.findByText('Autre personne')).toBeDefined();
  expect(alert.getByText('Anne Orme fils')).toBeDefined();
  await user.click(alert.getByRole('button', { name: 'Garder ma version' }));
  await waitFor(() => expect(stored.saves.at(-1)).toEqual({ version: 2, input: { contactName: 'Anne Orme fils' } }));
  expect((field('Téléphone') as HTMLInputElement).value).toBe('01 99 00 00 09');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
});

describe('a venue that is public', () => {
  const approved = () =>
    anEditedVenue({
      status: 'PUBLISHED',
      reviewStatus: 'APPROVED',
      isPublic: true,
      availableActions: ['EDIT', 'UNPUBLISH', 'REQUEST_DELETION'],
    });

  test('is changed by a request that one sends, with a word to the team', async () => {
    apiHas(approved());
    const { user } = await open('?onglet=contact');
    expect(screen.getByText(/Le site public reste inchangé jusqu’à validation/)).toBeDefined();
    await user.type(field(/^Personne à contacter/), ' fils');
    expect(await screen.findByText('1 modification non envoyée')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Envoyer ces modifications…' }));
    expect(stored.saves).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: /validation/ })).getByRole('button', { name: 'Envoyer' }),
    );
    expect(await screen.findByText(/^Envoyé\. Notre équipe/)).toBeDefined();
    expect(stored.saves).toEqual([{ version: 1, input: { contactName: 'Anne Orme fils' } }]);
  });

  test('is changed at once by those who moderate: nothing is sent, and not saved yet', async () => {
    server.use(...signedInAs({ ...VIEWER, role: 'ADMIN' }));
    apiHas(approved());
    await open('?onglet=contact', 'en');
    fireEvent.change(field(/^Contact person/), { target: { value: 'Anne' } });
    expect(await screen.findByText('1 unsaved change')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  test('asks who leaves with changes, and finds them again', async () => {
    apiHas(approved());
    const { user, address, unmount } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    await screen.findByText('1 modification non envoyée');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Quitter sans enregistrer/ }));
    expect(address()).toContain('/edit');
    await user.click(dialog.getByRole('button', { name: 'Quitter' }));
    await waitFor(() => expect(address()).toBe('/ailleurs'));
    unmount();
    const again = await open('?onglet=contact');
    expect((field(/^Personne à contacter/) as HTMLInputElement).value).toBe('Anne Orme fils');
    expect(screen.getByText(/a été retrouvé/)).toBeDefined();
    await again.user.click(await screen.findByRole('button', { name: 'Envoyer ces modifications…' }));
    const sending = within(screen.getByRole('dialog', { name: /validation/ }));
    await again.user.click(sending.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(screen.queryByText(/a été retrouvé/)).toBeNull());
  });
});
