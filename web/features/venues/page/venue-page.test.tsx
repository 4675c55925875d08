import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../../schema/constants.ts';
import { aBareHotel, aPromotion, aVenue, someTiles } from './venue.factory.ts';
import type { Venue } from './venue.ts';
import { loader } from './venue-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import VenuePage from './venue-page.tsx';
import {
  NearVenuesDocument,
  SimilarVenuesDocument,
  VenueMovedToDocument,
  VenuePageDocument,
} from './venue-page.gen.ts';
import { RecordVenueViewDocument } from '../views/view-recorder.gen.ts';

const LYON = aVenue();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function give(venue: Venue | null, movedTo: string | null = null) {
  server.use(
    api.query(VenuePageDocument, ({ variables }) => {
      const known = venue && [venue.slug, venue.id].includes(variables.slug);
      return { venue: known ? venue : null };
    }),
    api.query(SimilarVenuesDocument, () => ({ venue: { id: LYON.id, similar: someTiles('Hôtel Voisin') } })),
    api.query(NearVenuesDocument, ({ variables }) => ({
      near: { items: someTiles(`Près de ${variables.location.join()}`) },
      anywhere: { items: someTiles('Ailleurs') },
    })),
    api.query(VenueMovedToDocument, () => ({ venueMovedTo: movedTo })),
    api.mutation(RecordVenueViewDocument, () => ({ recordVenueView: { errors: [] } })),
  );
}

async function open(url: string, path = '/establishment/:slug', language: Language = 'fr') {
  const page = await renderWithApp(<VenuePage />, { url, path, language });
  const answer = () => answerOf(loader, url, path);
  return { ...page, answer };
}

describe('a venue', () => {
  it('tells from when one may arrive and until when one leaves', async () => {
    give(LYON);
    await open(`/establishment/${LYON.slug}`);
    expect(await screen.findByText(/Arrivée à partir de 15\sh\s00/)).toBeTruthy();
    expect(screen.getByText(/Départ avant 11\sh\s00/)).toBeTruthy();
  });

  it('shows what there is to know about it', async () => {
    give(LYON);
    const { answer } = await open(`/establishment/${LYON.slug}`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hôtel des Deux Confluents');
    expect(await answer()).toEqual({ status: 200 });
    expect(screen.getByText('4 étoiles')).toBeTruthy();
    expect(screen.getByText('Lyon 2e (Rhône)')).toBeTruthy();
    const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('link');
    expect(way.map((link) => link.textContent)).toEqual(['Auvergne-Rhône-Alpes', 'Rhône', 'Lyon 2e']);
    expect(screen.getByText('10 min à pied')).toBeTruthy();
    expect(screen.getByText('à 1,3 km')).toBeTruthy();
    const quotes = screen.getAllByRole('link', { name: 'Demander un devis' });
    for (const link of quotes) expect(link.getAttribute('href')).toBe(`/demande-devis?lieux=${LYON.slug}`);
  });

  it('is read aloud as it is seen: pictures, name, figures, then what kinds of event it hosts', async () => {
    const photo = { id: 'photo-1', alt: 'La cour', url: '/1.jpg', avif: null, webp: null, width: 1600, height: 1200 };
    give(aVenue({ photos: [{ ...photo, placeholder: '' }] }));
    await open(`/establishment/${LYON.slug}`);
    const parts = [
      await screen.findByRole('link', { name: /^Agrandir la photo/ }),
      await screen.findByRole('heading', { level: 1 }),
      screen.getByText('salles de réunion'),
      screen.getByRole('list', { name: 'Événements que le lieu accueille' }),
    ];
    const inOrder = parts.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(parts);
  });

  it('tells each room’s capacity in each layout', async () => {
    give(LYON);
    await open(`/establishment/${LYON.slug}`);
    const table = await screen.findByRole('table', { name: /dans chaque disposition/ });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((head) => head.textContent)).toEqual([
      'Salle',
      'Surface',
      'Théâtre',
      'En U',
      'Cocktail (debout)',
    ]);
    const [, rhone, regie] = within(table).getAllByRole('row');
    expect(within(rhone!).getByRole('rowheader').textContent).toContain('Salon Rhône');
    expect(within(rhone!).getByText('hauteur 3,6 m')).toBeTruthy();
    expect(
      within(rhone!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['160\u00a0m²hauteur 3,6\u00a0m', '135', '–non proposé', '170']);
    expect(within(regie!).getAllByRole('cell')[2]?.textContent).toBe('7');
  });

  it('looks complete when almost nothing is known', async () => {
    give(aBareHotel());
    await open('/establishment/hotel-de-la-gare-grenoble');
    await screen.findByRole('heading', { level: 2, name: 'Vous aimerez peut-être aussi' });
    await screen.findByRole('heading', { level: 2, name: 'Disponibilités' });
    expect(screen.getByRole('heading', { level: 1, name: 'Hôtel de la Gare' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/n’a pas encore décrit ses salles/)).toBeTruthy();
    expect(screen.queryByText(/étoile/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Le lieu',
      'Salles et capacités',
      'Disponibilités',
      'Situation et accès',
      'Organisez votre événement ici',
      'Vous aimerez peut-être aussi',
    ]);
  });
});

describe('a venue that could not be loaded', () => {
  it('is told as such, with another try', async () => {
    server.use(api.query(VenuePageDocument, () => HttpResponse.error()));
    const { user } = await open(`/establishment/${LYON.slug}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Le lieu n’a pas pu être chargé');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    give(LYON);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: LYON.name })).toBeTruthy();
  });

  it('is not taken for a former one when that cannot be told', async () => {
    give(null);
    server.use(api.query(VenueMovedToDocument, () => HttpResponse.error()));
    const { answer } = await open('/establishment/inconnu');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await answer()).status).toBe(200);
  });
});

describe('the size of the event', () => {
  const openFor = async (capacity: string) => {
    give(LYON);
    const page = await open(`/establishment/${LYON.slug}?capacity=${capacity}`);
    const table = await screen.findByRole('table', { name: /dans chaque disposition/ });
    return { ...page, table };
  };

  it('that the search named marks the rooms that suit', async () => {
    const { table } = await openFor('100');
    const [, rhone, regie] = within(table).getAllByRole('row');
    expect(within(rhone!).getByText('Le meilleur choix')).toBeTruthy();
    expect(within(rhone!).getAllByText(/assez grande/)).toHaveLength(2);
    expect(within(regie!).queryByText(/assez grande/)).toBeNull();
    expect(screen.getByText(/Pour 100 personnes/).textContent).toContain('Théâtre (135) et Cocktail (debout) (170)');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain('capacity');
  });

  it('is counted as the event wants it: what only stands is too small for a study day', async () => {
    give(LYON);
    await open(`/establishment/${LYON.slug}?eventType=journee-etude&capacity=150&location=Lyon`);
    const answer = await screen.findByText(/aucune salle ne suffit/);
    expect(answer.textContent).toContain('135 personnes en théâtre');
    expect(screen.queryByText(/assez grande/)).toBeNull();
    const [quote] = screen.getAllByRole('link', { name: 'Demander un devis' });
    expect(quote!.getAttribute('href')).toBe(
      `/demande-devis?lieux=${LYON.slug}&location=Lyon&eventType=journee-etude&capacity=150`,
    );
  });

  it('can be asked for on the page', async () => {
    const { user, address } = await openFor('100');
    const field = screen.getByRole('spinbutton', { name: /Combien serez-vous/ });
    await user.clear(field);
    await user.type(field, '500{Enter}');
    await screen.findByText(/aucune salle ne suffit/);
    expect(address()).toBe(`/establishment/${LYON.slug}?capacity=500`);
  });
});

it('keeps the offer in sight that led to the page', async () => {
  give({ ...LYON, promotions: [aPromotion({ id: 'other' }), aPromotion({ id: 'wanted', title: 'Trois pour deux' })] });
  await open(`/establishment/${LYON.slug}?offre=wanted`);
  const link = await screen.findByRole('link', { name: 'Voir l’offre' });
  expect(link.getAttribute('href')).toMatch(/#offres$/);
  expect(screen.getAllByText('Trois pour deux').length).toBeGreaterThan(1);
});

describe('a venue with unusual content', () => {
  it('orders many rooms by a click on a column', async () => {
    const [first] = LYON.rooms;
    const rooms = Array.from({ length: 40 }, (_, index) => ({
      ...first!,
      id: `room-${index}`,
      name: `Salle ${index + 1}`,
      areaSqm: 100 + ((index * 7) % 40),
    }));
    give(aVenue({ rooms }));
    const { user } = await open(`/establishment/${LYON.slug}`);
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(42);
    await user.click(within(table).getByRole('button', { name: 'Surface' }));
    expect(within(table).getByRole('columnheader', { name: 'Surface' }).getAttribute('aria-sort')).toBe('descending');
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('139');
  });

  it('folds a long description, and marks French as such in English', async () => {
    const paragraph = 'Une phrase du propriétaire. '.repeat(30).trim();
    give(aVenue({ description: Array.from({ length: 6 }, () => paragraph).join('\n\n') }));
    await open(`/establishment/${LYON.slug}`, '/establishment/:slug', 'en');
    const fold = (await screen.findByText('Read more')).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('propriétaire');
    expect(screen.getAllByText(/Une phrase/).every((text) => text.closest('[lang=fr]'))).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('fr');
  });

  it('says how exact the position is, and leads to a map', async () => {
    give(aBareHotel());
    await open('/establishment/hotel-de-la-gare-grenoble');
    expect(await screen.findByText(/Position approximative/)).toBeTruthy();
    const map = screen.getByRole('link', { name: /OpenStreetMap/ });
    expect(map.getAttribute('href')).toBe('https://www.openstreetmap.org/#map=13/45.19/5.73');
  });

  it('shows the offers that run, and leads to them', async () => {
    give(aVenue({ promotions: [aPromotion({ endsOn: '2099-12-12' })] }));
    await open(`/establishment/${LYON.slug}`);
    const offers = await screen.findByRole('region', { name: 'Offres en cours' });
    expect(within(offers).getByText('12 décembre 2099', { exact: false })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
      'le-lieu',
      'salles',
      'disponibilites',
      'offres',
      'services',
      'activites',
      'acces',
    ]);
    for (const link of links) expect(document.getElementById(link.getAttribute('href')!.split('#')[1]!)).toBeTruthy();
  });
});

describe('the address of a venue', () => {
  it.each([
    [`/establishment/${LYON.id}`, '/establishment/:slug'],
    [`/establishment?id=${LYON.id}`, '/establishment'],
    [`/builder-content?id=${LYON.id}`, '/builder-content'],
    [`/builder-content?id=${LYON.slug}`, '/builder-content'],
  ])('%s leads to the one with the slug, for good', async (url, path) => {
    give(LYON);
    const { answer, address } = await open(url, path);
    await vi.waitFor(() => expect(address()).toBe(`/establishment/${LYON.slug}`));
    expect(await answer()).toEqual({ status: 301, redirect: `/establishment/${LYON.slug}` });
  });

  it('keeps the rest of the query', async () => {
    give(LYON);
    const { answer } = await open(`/establishment?id=${LYON.id}&lang=en`, '/establishment');
    expect((await answer()).redirect).toBe(`/establishment/${LYON.slug}?lang=en`);
  });

  it('that it had before leads to the present one', async () => {
    give(null, LYON.slug);
    const { answer } = await open('/establishment/ancien-nom');
    expect(await answer()).toEqual({ status: 301, redirect: `/establishment/${LYON.slug}` });
  });
});

describe('what is no venue', () => {
  it('is a 404 that offers the search', async () => {
    give(null);
    const { answer } = await open('/establishment/inconnu-lyon-2e');
    await screen.findByRole('heading', { level: 1, name: 'Ce lieu n’est pas sur le site' });
    expect(await screen.findByRole('link', { name: 'Près de 2e,lyon-2e,inconnu-lyon-2e' })).toBeTruthy();
    expect(await answer()).toEqual({ status: 404 });
    expect(screen.getByRole('search', { name: 'Trouver un autre lieu' })).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  it.each([
    ['no name', '/establishment', '/establishment'],
    ['a name of strange characters', '/establishment?id=%00', '/establishment'],
    ['a name without end', `/establishment/${'x'.repeat(5_000)}`, '/establishment/:slug'],
  ])('asks the API nothing about %s', async (_what, url, path) => {
    const { answer } = await open(url, path);
    await screen.findByRole('heading', { level: 1, name: 'Ce lieu n’est pas sur le site' });
    expect((await answer()).status).toBe(404);
  });
});
