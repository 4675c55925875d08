import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, refusal, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aPhoto } from './photo.factory.ts';
import { PhotoManager } from './photo-manager.tsx';
import {
  AddPhotosDocument,
  ChooseHomepageImageDocument,
  RemovePhotoDocument,
  ReorderPhotosDocument,
  UpdatePhotoDocument,
  VenuePhotosDocument,
} from './photos.gen.ts';

type Photos = NonNullable<Answer<typeof VenuePhotosDocument>['venuePhotos']>;
type Photo = Photos['photos'][number];

/** What the API has. */
let photos: Photo[];
let facts: { limit: number; limitOfPlan: boolean; needsApproval: boolean; homepageImageId: string | null };
let asked: object[];

const venuePhotos = (): Photos => ({ id: 'venue-1', venueVersion: 1, ...facts, photos });
const changed = () => ({ venuePhotos: venuePhotos(), errors: [] });

beforeEach(() => {
  photos = [aPhoto('a', 'La façade'), aPhoto('b', 'Le parc'), aPhoto('c')];
  facts = { limit: 5, limitOfPlan: true, needsApproval: false, homepageImageId: 'a' };
  asked = [];
  server.use(
    api.query(VenuePhotosDocument, () => ({ venuePhotos: venuePhotos() })),
    api.mutation(ReorderPhotosDocument, ({ variables }) => {
      asked.push(variables);
      photos = variables.photoIds.map((id) => photos.find((each) => each.id === id)!);
      return { reorderPhotos: changed() };
    }),
    api.mutation(ChooseHomepageImageDocument, ({ variables }) => {
      asked.push(variables);
      facts.homepageImageId = variables.photoId;
      return { chooseHomepageImage: changed() };
    }),
    api.mutation(UpdatePhotoDocument, ({ variables }) => {
      asked.push(variables);
      return { updatePhoto: changed() };
    }),
    api.mutation(RemovePhotoDocument, ({ variables }) => {
      asked.push(variables);
      photos = photos.filter(({ id }) => id !== variables.photoId);
      return { removePhoto: changed() };
    }),
  );
});

const open = () => renderWithApp(<PhotoManager venueId="venue-1" />);
const choose = (files: File[]) => fireEvent.input(screen.getByLabelText('Choisir des photos'), { target: { files } });
const file = (name: string, type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Photos dans leur ordre' })).getAllByRole('listitem');

describe('pictures that are there', () => {
  test('are moved by keyboard, which is told', async () => {
    // The library measures where things are; nothing has a place here.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(this: Element) {
      const place = ['a', 'b', 'c'].indexOf(this.closest('[data-photo]')?.getAttribute('data-photo') ?? '');
      return DOMRect.fromRect({ x: place * 110, y: 0, width: 100, height: 100 });
    });
    const { user } = await open();
    await cards();
    screen.getByRole('button', { name: /^Déplacer\s: La façade/ }).focus();
    await user.keyboard(' ');
    expect(await screen.findByText('La façade est soulevée, à la place 1 sur 3.')).toBeDefined();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText(/^La façade\s: place 2 sur 3/)).toBeDefined();
    await user.keyboard(' ');
    await waitFor(() => expect(asked).toEqual([{ venueId: 'venue-1', photoIds: ['b', 'a', 'c'] }]));
    vi.restoreAllMocks();
  });

  test('that are small are said to be so: they will look blurred', async () => {
    photos = [{ ...aPhoto('a', 'La façade'), width: 200, height: 150 }, aPhoto('b')];
    await open();
    const [small, large] = await cards();
    expect(small!.textContent).toMatch(/Petite photo \(200 × 150 pixels\)/);
    expect(large!.textContent).not.toContain('Petite photo');
  });

  test('one becomes the home picture', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /En faire la photo principale\s: Le parc/ }));
    expect(await within((await cards())[1]!).findByText('Photo principale')).toBeDefined();
    expect(asked).toEqual([{ venueId: 'venue-1', photoId: 'b' }]);
  });

  test('are described on leaving the field', async () => {
    const { user } = await open();
    const field = within((await cards())[2]!).getByRole('textbox', { name: 'Ce qu’on y voit' });
    await user.type(field, 'La cour{Enter}');
    await waitFor(() => expect(asked).toEqual([{ venueId: 'venue-1', photoId: 'c', alt: 'La cour' }]));
  });

  test('are removed after one question, and the focus goes to the next', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Retirer\s: La façade/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'La retirer' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.closest('[data-photo]')?.getAttribute('data-photo')).toBe('b'));
  });
});

test('a picture that is gone, or whose venue is, is said not to be found', async () => {
  server.use(
    api.mutation(RemovePhotoDocument, () => ({
      removePhoto: { venuePhotos: null, errors: [{ __typename: 'NotFound', code: 'NOT_FOUND' }] },
    })),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Retirer\s: La façade/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'La retirer' }));
  expect(await screen.findByText('Photo ou lieu introuvable')).toBeDefined();
});

describe('pictures that are added', () => {
  test('come into the list once they are stored', async () => {
    const seen = vi.fn<(venuePhotos: object) => void>();
    server.use(
      api.mutation(AddPhotosDocument, () => {
        photos = [...photos, aPhoto('new', 'Nouvelle')];
        return { addPhotos: { addedIds: ['new'], errors: [] } };
      }),
    );
    await renderWithApp(<PhotoManager venueId="venue-1" onChange={seen} />);
    await cards();
    choose([file('neuf.jpg')]);
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    expect(screen.queryByRole('list', { name: 'Envois' })).toBeNull();
    expect(screen.getByText('4 photos sur 5')).toBeDefined();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('are judged before they are sent: no picture, or too large', async () => {
    await open();
    await cards();
    choose([file('page.html', 'text/html'), file('grand.jpg', 'image/jpeg', 10 * 1_024 * 1_024 + 1)]);
    const list = within(await screen.findByRole('list', { name: 'Envois' }));
    expect(list.getByText(/n’est pas une photo/)).toBeDefined();
    expect(list.getByText(/dépasse 10 Mo/)).toBeDefined();
    expect(list.queryByRole('button', { name: /Réessayer/ })).toBeNull();
  });

  test('of an iPhone are not read by the web: what to do is said at once, and nothing is sent', async () => {
    const { user } = await open();
    await cards();
    choose([file('IMG_0042.HEIC', ''), file('IMG_0043.heic', 'image/heic')]);
    expect(await screen.findAllByText(/exportez-la en JPEG/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Réessayer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Effacer les 2 fichiers en échec' }));
    expect(screen.queryByRole('list', { name: 'Envois' })).toBeNull();
  });

  test('that the API refuses say why, and are tried again', async () => {
    let tries = 0;
    server.use(
      api.mutation(AddPhotosDocument, () => {
        if (++tries === 1) return refusal('UNAVAILABLE');
        photos = [...photos, aPhoto('new')];
        return { addPhotos: { addedIds: ['new'], errors: [] } };
      }),
    );
    const { user } = await open();
    await cards();
    choose([file('neuf.jpg')]);
    await user.click(await screen.findByRole('button', { name: /Réessayer\s: neuf.jpg/ }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
  });

  test('are not taken when the plan is full, which leads to the plans', async () => {
    facts.limit = 3;
    await open();
    expect(await screen.findByText('Les 3 places sont prises.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choisir des photos' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Voir les formules' }).getAttribute('href')).toBe(
      '/dashboard/subscription',
    );
  });
});

test('changes of an approved venue are said to wait for its acceptance', async () => {
  facts.needsApproval = true;
  await open();
  expect(await screen.findByText(/Votre lieu est approuvé/)).toBeDefined();
});

test('what could not be loaded is tried again', async () => {
  server.use(api.query(VenuePhotosDocument, () => HttpResponse.error(), { once: true }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await cards()).toHaveLength(3);
});
