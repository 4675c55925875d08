import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TOKEN_KEY, type Language } from '../../../../schema/constants.ts';
import { anEditedVenue } from '../content/managed-venue.factory.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs, VIEWER } from '../../../testing/viewer.ts';
import EditVenuePage from './edit-venue-page.tsx';
import {
  type UpdateVenueMutationVariables,
  ManagedVenueDocument,
  SubmitVenueDocument,
  UpdateVenueDocument,
} from '../content/venue-content.gen.ts';
import { SlugProposalDocument } from './venue-form.gen.ts';
import { VenuePhotosDocument } from '../photos/photos.gen.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => {};

type Venue = ReturnType<typeof anEditedVenue>;
type Input = UpdateVenueMutationVariables['input'];
type Updated = Answer<typeof UpdateVenueDocument>['updateVenue'];

/** The API's venue; what is saved changes it, as the API does. */
let stored: Venue;
let saves: { version: number; input: Partial<Input> }[];

function save({ id: _id, version, comment: _comment, ...input }: Input): Updated {
  saves.push({ version, input });
  if (version !== stored.version)
    return { venue: null, changeRequest: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] };
  const content = { ...stored.content, ...input } as Venue['content'];
  stored = { ...stored, version: stored.version + 1, content };
  return { venue: stored, changeRequest: null, errors: [] };
}

const PICTURES = {
  id: 'venue-1',
  venueVersion: 1,
  homepageImageId: null,
  limit: 50,
  limitOfPlan: false,
  needsApproval: false,
  photos: [
    {
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
    api.query(ManagedVenueDocument, () => ({ managedVenue: stored })),
    api.query(VenuePhotosDocument, () => ({ venuePhotos: PICTURES })),
    api.mutation(UpdateVenueDocument, ({ variables }) => ({ updateVenue: save(variables.input) })),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  saves = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
});

const open = async (search = '', language: Language = 'fr') => {
  const rendered = await renderWithApp(
    <>
      <RouterLink to="/ailleurs">Ailleurs</RouterLink>
      <EditVenuePage />
    </>,
    { url: `/dashboard/establishments/venue-1/edit${search}`, path: '/dashboard/establishments/:id/edit', language },
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
    const submitted = { ...stored, status: 'PENDING' as const, reviewStatus: 'PENDING' as const };
    server.use(api.mutation(SubmitVenueDocument, () => ({ submitVenue: { venue: submitted, errors: [] } })));
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
    expect(saves).toEqual([]);
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
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 5_000 });
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
    await waitFor(() => expect(saves).toEqual([{ version: 1, input: { latitude: 45.76, longitude: 4.83 } }]), {
      timeout: 5_000,
    });
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
      stored = { ...stored, slug: stored.content.slug };
      return { updateVenue: { ...updated, venue: stored } };
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

describe('what the owner is told at once, kindly', () => {
  test('more people than a room has place for: it stops nothing', async () => {
    apiHas(anEditedVenue());
    await open('?onglet=salles');
    fireEvent.change(field('Surface (m²)'), { target: { value: '20' } });
    fireEvent.change(field('Théâtre'), { target: { value: '300' } });
    expect(await screen.findByText(/^300 personnes dans 20 m²/)).toBeDefined();
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 5_000 });
    fireEvent.change(field('Théâtre'), { target: { value: '30' } });
    await waitFor(() => expect(screen.queryByText(/personnes dans 20 m²/)).toBeNull());
    await waitFor(() => expect(saves).toHaveLength(2), { timeout: 5_000 });
  });

  test('a web address is typed as people type it', async () => {
    apiHas(anEditedVenue());
    await open('?onglet=contact');
    fireEvent.change(field(/^Site web/), { target: { value: 'www.ormes.test' } });
    await waitFor(() => expect(saves).toEqual([{ version: 1, input: { website: 'https://www.ormes.test' } }]), {
      timeout: 5_000,
    });
    expect(screen.queryByRole('button', { name: /à corriger/ })).toBeNull();
  });
});

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
    expect(saves).toHaveLength(1);
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
    expect(saves.map(({ version }) => version)).toEqual([1, 2]);
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
  await user.click(alert.getByRole('button', { name: 'Garder ma version' }));
  await waitFor(() => expect(saves.at(-1)).toEqual({ version: 2, input: { contactName: 'Anne Orme fils' } }));
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
    expect(saves).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: /validation/ })).getByRole('button', { name: 'Envoyer' }),
    );
    expect(await screen.findByText(/^Envoyé\. Notre équipe/)).toBeDefined();
    expect(saves).toEqual([{ version: 1, input: { contactName: 'Anne Orme fils' } }]);
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

test('a venue that is gone is said not to be found', async () => {
  server.use(api.query(ManagedVenueDocument, () => ({ managedVenue: null })));
  await renderWithApp(<EditVenuePage />, {
    url: '/dashboard/establishments/x/edit',
    path: '/dashboard/establishments/:id/edit',
  });
  expect(await screen.findByText('Lieu introuvable')).toBeDefined();
});
