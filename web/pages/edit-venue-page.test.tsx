import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TOKEN_KEY } from '../../schema/constants.ts';
import { anEditedVenue } from '../lib/venue-content/managed-venue.factory.ts';
import { RouterLink } from '../ui/router-link.tsx';
import { api, server } from '../testing/api.ts';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../testing/viewer.ts';
import EditVenuePage from './edit-venue-page.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => {};

type Venue = ReturnType<typeof anEditedVenue>;
type Input = Record<string, unknown>;

/** The API's venue; what is saved changes it, as the API does. */
let stored: Venue;
let saves: { version: number; input: Input }[];

const named = (venue: Venue) => ({ __typename: 'ManagedVenue', ...venue });
const save = (input: Input): Venue => {
  const content = { ...stored.content, ...input } as Venue['content'];
  stored = { ...stored, version: stored.version + 1, content };
  return stored;
};

const PICTURES = {
  __typename: 'VenuePhotos',
  id: 'venue-1',
  venueVersion: 1,
  homepageImageId: null,
  limit: 50,
  limitOfPlan: false,
  needsApproval: false,
  photos: [
    {
      __typename: 'ManagedPhoto',
      id: 'photo-1',
      url: '/uploads/photo-1.jpg',
      alt: 'La façade',
      width: 1_600,
      height: 1_000,
      placeholder: 'data:image/webp;base64,AA',
      avif: null,
      webp: null,
      isPending: false,
    },
  ],
};

function apiHas(venue: Venue): void {
  stored = venue;
  server.use(
    api.query('ManagedVenue', () => HttpResponse.json({ data: { managedVenue: named(stored) } })),
    api.query('VenuePhotos', () => HttpResponse.json({ data: { venuePhotos: PICTURES } })),
    api.mutation('UpdateVenue', ({ variables }) => {
      const { version, input } = variables as { version: number; input: Input };
      saves.push({ version, input });
      const updateVenue =
        version === stored.version
          ? { __typename: 'VenueSaved', venue: named(save(input)), changeRequest: null }
          : { __typename: 'Conflict' };
      return HttpResponse.json({ data: { updateVenue } });
    }),
  );
}

beforeEach(() => {
  saves = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
});

const open = async (search = '') => {
  const rendered = await renderWithApp(
    <>
      <RouterLink to="/ailleurs">Ailleurs</RouterLink>
      <EditVenuePage />
    </>,
    { url: `/dashboard/establishments/venue-1/edit${search}`, path: '/dashboard/establishments/:id/edit' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Domaine des Ormes' });
  return rendered;
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('a draft', () => {
  test('is saved by itself after a pause: only what has changed, on the version that was read', async () => {
    apiHas(anEditedVenue());
    const { user } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    expect(await screen.findByText(/^Enregistré à/)).toBeDefined();
    expect(saves).toEqual([{ version: 1, input: { contactName: 'Anne Orme fils' } }]);
  });

  test('is changed tab by tab, by keyboard', async () => {
    apiHas(anEditedVenue());
    const { user, address } = await open();
    screen.getByRole('tab', { name: 'Le lieu' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Photos' }));
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
    const submitted = { ...stored, standing: 'PENDING' as const, reviewStatus: 'PENDING' as const };
    server.use(
      api.mutation('SubmitVenue', () =>
        HttpResponse.json({ data: { submitVenue: { __typename: 'VenueSaved', venue: named(submitted) } } }),
      ),
    );
    const { user, address } = await open('?onglet=contact');
    await user.type(field(/^Personne à contacter/), ' fils');
    await user.click(screen.getByRole('button', { name: 'Envoyer pour validation' }));
    await waitFor(() => expect(address()).toBe('/dashboard/establishments/venue-1'));
    expect(saves).toHaveLength(1);
  });

  test('keeps back what is wrong, says so, and saves the rest', async () => {
    apiHas(anEditedVenue());
    const { user } = await open();
    const bedrooms = field(/^Chambres/);
    fireEvent.change(bedrooms, { target: { value: 'douze' } });
    fireEvent.change(field('Nom du lieu'), { target: { value: 'Domaine des Ormes bis' } });
    expect(await screen.findByRole('button', { name: /^1 réponse à corriger/ })).toBeDefined();
    await waitFor(() => expect(saves).toEqual([{ version: 1, input: { name: 'Domaine des Ormes bis' } }]));
    await user.click(screen.getByRole('button', { name: /^1 réponse à corriger/ }));
    await waitFor(() => expect(document.activeElement).toBe(bedrooms));
    expect(bedrooms.getAttribute('aria-invalid')).toBe('true');
  });
});

test('a conflict loses nothing: both versions are there, and the choice is saved', async () => {
  apiHas(anEditedVenue());
  const { user } = await open('?onglet=contact');
  stored = anEditedVenue({ version: 2, content: { contactName: 'Autre personne', contactPhone: '01 99 00 00 09' } });
  await user.type(field(/^Personne à contacter/), ' fils');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Ce lieu a été modifié ailleurs entre-temps')).toBeDefined();
  expect(await alert.findByText('Autre personne')).toBeDefined();
  expect(alert.getByText('Anne Orme fils')).toBeDefined();
  await user.click(alert.getByRole('button', { name: 'Garder ma saisie' }));
  await waitFor(() => expect(saves.at(-1)).toEqual({ version: 2, input: { contactName: 'Anne Orme fils' } }));
  expect((field('Téléphone') as HTMLInputElement).value).toBe('01 99 00 00 09');
});

describe('a venue that is public', () => {
  const approved = () =>
    anEditedVenue({
      standing: 'PUBLISHED',
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
    expect(saves).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: /validation/ })).getByRole('button', { name: 'Envoyer' }),
    );
    expect(await screen.findByText(/^Envoyé\. Notre équipe/)).toBeDefined();
    expect(saves).toEqual([{ version: 1, input: { contactName: 'Anne Orme fils' } }]);
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
    await open('?onglet=contact');
    expect((field(/^Personne à contacter/) as HTMLInputElement).value).toBe('Anne Orme fils');
    expect(screen.getByText(/a été retrouvé/)).toBeDefined();
  });
});

test('a venue that one may not change is not there', async () => {
  server.use(api.query('ManagedVenue', () => HttpResponse.json({ data: { managedVenue: null } })));
  await renderWithApp(<EditVenuePage />, {
    url: '/dashboard/establishments/x/edit',
    path: '/dashboard/establishments/:id/edit',
  });
  expect(await screen.findByText('Ce lieu ne peut pas être modifié')).toBeDefined();
});
