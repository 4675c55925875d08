import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anEditedVenue } from '../content/managed-venue.factory.ts';
import { api, server } from '../../../testing/api.ts';
import { UpdateVenueDocument } from '../content/venue-content.gen.ts';
import { apiHas, field, open, signIn, stored } from './edit-venue-page.fixtures.tsx';

beforeEach(signIn);

describe('a wrong answer', () => {
  const invalid = () =>
    screen
      .getAllByRole('textbox')
      .filter((each) => each.getAttribute('aria-invalid') === 'true')
      .map((each) => each.getAttribute('name'));

  test('of a room is marked once it is left, and each one is counted', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=salles');
    await user.clear(field('Nom de la salle'));
    expect(invalid()).toEqual([]);
    await user.tab();
    await waitFor(() => expect(invalid()).toEqual(['rooms.0.name']));
    await user.clear(field('Surface (m²)'));
    await user.type(field('Surface (m²)'), 'abc');
    expect(invalid()).toEqual(['rooms.0.name']);
    await user.tab();
    await waitFor(() => expect(invalid()).toEqual(['rooms.0.name', 'rooms.0.areaSqm']));
    fireEvent.change(field('Théâtre'), { target: { value: '-5' } });
    fireEvent.blur(field('Théâtre'));
    await waitFor(() => expect(invalid()).toHaveLength(3));
    expect(screen.getByRole('button', { name: /^3 réponses à corriger/ })).toBeDefined();
    expect(stored.saves).toEqual([]);
  });

  test('of a list is no longer marked once it is right, and the others of it stay as they are', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=salles');
    await user.clear(field('Nom de la salle'));
    await user.clear(field('Surface (m²)'));
    await user.type(field('Surface (m²)'), 'abc');
    await user.tab();
    await waitFor(() => expect(invalid()).toEqual(['rooms.0.name', 'rooms.0.areaSqm']));
    await user.type(field('Nom de la salle'), 'A');
    expect(invalid()).toEqual(['rooms.0.areaSqm']);
  });

  test('of a price says how many decimals it may have', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=tarifs');
    await user.click(screen.getByRole('button', { name: 'Ajouter un tarif' }));
    const net = screen.getAllByRole('textbox', { name: /HT en tout$/ })[0]!;
    await user.type(net, '22,555');
    await user.tab();
    expect(await screen.findByText(/2 décimales au plus/)).toBeDefined();
    await user.type(net, '{Backspace}');
    expect(screen.queryByText(/2 décimales au plus/)).toBeNull();
  });

  test('is a commune that was taken out: it is marked once it is left', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=adresse');
    const commune = screen.getByRole('combobox', { name: 'Code postal et commune' });
    await user.clear(commune);
    await user.tab();
    await waitFor(() => expect(commune.getAttribute('aria-invalid')).toBe('true'));
  });

  test.each([
    ['salles', 'Ajouter une salle'],
    ['tarifs', 'Ajouter un tarif'],
    ['acces', 'Ajouter un accès'],
  ])('an item that was added is removed again: %s', async (tab, add) => {
    apiHas(anEditedVenue());
    const { user } = await open(`?onglet=${tab}`);
    const count = () => screen.queryAllByRole('button', { name: /^Retirer/ }).length;
    const before = count();
    await user.click(screen.getByRole('button', { name: add }));
    expect(count()).toBe(before + 1);
    await user.click(screen.getAllByRole('button', { name: /^Retirer/ }).at(-1)!);
    expect(count()).toBe(before);
    expect(screen.getByRole('heading', { level: 1, name: 'Domaine des Ormes' })).toBeDefined();
  });

  test('is not said of an item that is gone when its field is left', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=salles');
    await user.clear(field('Nom de la salle'));
    await user.click(screen.getByRole('button', { name: /^Retirer/ }));
    await waitFor(() => expect(stored.saves).toHaveLength(1), { timeout: 5_000 });
    expect(screen.queryByRole('tab', { name: /à corriger/ })).toBeNull();
  });

  test('of the coordinates is to be corrected like others', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=adresse');
    await user.type(field('Latitude'), '96');
    await user.type(field('Longitude'), 'abc');
    await user.tab();
    await waitFor(() => expect(invalid()).toEqual(['position.latitude', 'position.longitude']));
    expect(screen.getAllByText(/^Un nombre entre −(90|180) et/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^2 réponses à corriger/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Latitude')));
    fireEvent.change(field('Latitude'), { target: { value: '45,76' } });
    fireEvent.change(field('Longitude'), { target: { value: '4.83' } });
    await waitFor(() => expect(stored.saves).toEqual([{ version: 1, input: { latitude: 45.76, longitude: 4.83 } }]), {
      timeout: 5_000,
    });
  });
});

describe('with everything wrong', () => {
  const tooMuch = 'x'.repeat(20_001);
  const full = () =>
    anEditedVenue({
      content: {
        accesses: [{ type: 'STATION', name: 'Gare', minutes: 10, mode: 'CAR' }],
        pointsOfInterest: [{ name: 'Lac', distanceKm: 2 }],
        activities: [{ name: 'Voile', description: null, onSite: true }],
        paragraphs: [{ title: 'Histoire', text: 'Longue.' }],
      },
    });
  const isInvalid = (element: Element | null) => element?.getAttribute('aria-invalid') === 'true';

  test.each([
    ['presentation', 4],
    ['adresse', 2],
    ['salles', 11],
    ['activites', 2],
    ['acces', 2],
    ['alentours', 2],
    ['textes', 2],
    ['contact', 5],
    ['page', 1],
  ])('the part « %s » stays, says so beside each field, and leads to the first', async (tab, atLeast) => {
    apiHas(full());
    const { user } = await open(`?onglet=${tab}`);
    const fields = within(screen.getByRole('tabpanel')).getAllByRole('textbox');
    for (const each of fields) fireEvent.change(each, { target: { value: tooMuch } });
    await user.click(await screen.findByRole('button', { name: /réponses? à corriger avant/ }));
    await waitFor(() => expect(isInvalid(document.activeElement)).toBe(true));
    expect(fields.filter(isInvalid).length).toBeGreaterThanOrEqual(atLeast);
    expect(document.activeElement).toBe(fields.find(isInvalid));
  });

  test('a room without a name or a capacity leads its owner to the field', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=salles');
    await user.click(screen.getByRole('button', { name: 'Ajouter une salle' }));
    await user.click(screen.getByRole('button', { name: 'Envoyer pour validation' }));
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('button', { name: /^Salles et capacités/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Nom de la salle').at(-1)));
    expect(isInvalid(document.activeElement)).toBe(true);
  });

  test('what the API finds wrong in a room is said there, though it names it otherwise', async () => {
    apiHas(anEditedVenue());
    server.use(
      api.mutation(UpdateVenueDocument, () => ({
        updateVenue: {
          venue: null,
          changeRequest: null,
          errors: [
            {
              __typename: 'ValidationFailed',
              fields: [{ path: 'input.rooms.0.capacities.0.capacity', code: 'tooGreat', params: [] }],
              code: 'VALIDATION_FAILED',
            },
          ],
        },
      })),
    );
    const { user } = await open('?onglet=salles');
    await user.type(screen.getByLabelText('Nom de la salle'), ' bis');
    await user.click(await screen.findByRole('button', { name: /^1 réponse à corriger/ }, { timeout: 4_000 }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toMatch(/^rooms\.0\.capacities\./));
    expect(isInvalid(document.activeElement)).toBe(true);
  });
});
