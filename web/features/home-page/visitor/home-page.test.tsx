import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import HomePage from './home-page.tsx';
import { HomePageDocument } from './home.gen.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

type Home = Answer<typeof HomePageDocument>['home'];

const FAVOURITE: Home['favourites'][number] = {
  id: 'b7c1c0de-0000-4000-8000-000000000002',
  slug: 'mas-sant-elm-collioure',
  name: 'Mas Sant-Elm',
  kind: 'VINEYARD',
  category: 4,
  city: 'Collioure',
  department: { code: '66', name: 'Pyrénées-Orientales' },
  photo: null,
  capacities: [{ layout: 'THEATRE', capacity: 80 }],
  roomCount: 3,
  bedrooms: null,
};
const REGION = { code: '93', name: "Provence-Alpes-Côte d'Azur", count: 1661 };

const LOGO = {
  id: 'b7c1c0de-0000-4000-8000-000000000009',
  name: 'Transports Belhomme',
  website: null,
  logo: { url: '/uploads/logo.svg', width: 240, height: 80 },
};

function give(favourites: Home['favourites'], { slider = [], references = [] }: Partial<Home> = {}) {
  const searchVenues = { totalCount: 13_396, facets: { regions: [REGION] } };
  server.use(api.query(HomePageDocument, () => ({ home: { favourites, slider, references }, searchVenues })));
}

describe('the home page', () => {
  it('shows favourites and regions with their numbers', async () => {
    give([FAVOURITE]);
    await renderWithApp(<HomePage />);
    const card = (await screen.findByRole('heading', { level: 3, name: 'Mas Sant-Elm' })).closest('article');
    expect(within(card!).getByRole('link').getAttribute('href')).toBe('/establishment/mas-sant-elm-collioure');
    expect(within(card!).getByText('80 personnes en théâtre · 3 salles')).toBeTruthy();
    expect(within(card!).getByText('Collioure (Pyrénées-Orientales)')).toBeTruthy();
    const region = await screen.findByRole('link', { name: /Provence-Alpes-Côte d’Azur/ });
    expect(region.textContent).toContain('1\u202f661 lieux');
    expect(region.getAttribute('href')).toContain('location=Provence-Alpes-C%C3%B4te+d%27Azur');
  });

  it('leads to the searches that are made most', async () => {
    give([]);
    await renderWithApp(<HomePage />);
    const links = within(screen.getByRole('navigation', { name: 'Les plus recherchés' })).getAllByRole('link');
    expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
      '/establishments?category=4',
      '/establishments?category=5',
      '/establishments?eventType=conference-congres',
      '/establishments?eventType=soiree-et-cocktail',
      '/establishments?eventType=seminaire-semi-residentiel,seminaire-residentiel',
      "/establishments?location=Paris,Hauts-de-Seine,Seine-Saint-Denis,Val-de-Marne,Seine-et-Marne,Yvelines,Essonne,Val-d'Oise",
    ]);
  });

  it('shows the logos of the companies that trust it', async () => {
    give([], { references: [LOGO] });
    await renderWithApp(<HomePage />);
    const logo = await screen.findByRole('img', { name: 'Transports Belhomme' });
    expect(logo.getAttribute('src')).toBe('/uploads/logo.svg');
    expect(screen.getByRole('heading', { name: 'Ils nous font confiance' })).toBeTruthy();
  });

  it('highlights on the map the region that the list points at', async () => {
    give([]);
    const { container, user } = await renderWithApp(<HomePage />);
    await user.hover(await screen.findByRole('link', { name: /Provence-Alpes-Côte d’Azur/ }));
    expect(container.querySelector('use[data-active]')?.getAttribute('href')).toMatch(/#r93$/);
  });

  it('invites owners to announce their venue', async () => {
    give([]);
    await renderWithApp(<HomePage />);
    const link = await screen.findByRole('link', { name: 'Annoncer mon lieu' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it('says so when there is nothing for the slider', async () => {
    give([FAVOURITE]);
    await renderWithApp(<HomePage />, { language: 'en' });
    expect(await screen.findByText('No establishments available for slider')).toBeTruthy();
  });

  it('says so when there are no favourites', async () => {
    give([]);
    await renderWithApp(<HomePage />, { language: 'en' });
    expect(await screen.findByText('No featured establishments available')).toBeTruthy();
  });

  it('still searches when the venues can’t be had, and tries again', async () => {
    server.use(api.query(HomePageDocument, () => HttpResponse.error()));
    const { user } = await renderWithApp(<HomePage />, { language: 'en' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load establishments');
    expect(alert.textContent).toContain('Network error');
    expect(screen.getByRole('search', { name: 'Search for a venue' })).toBeTruthy();
    give([FAVOURITE]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 3, name: 'Mas Sant-Elm' });
  });
});
