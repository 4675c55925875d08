import type { FragmentType } from '@apollo/client/masking';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aVenueCard } from './venue-card.factory.ts';
import type { VenueCardFragment } from './venue-card.gen.ts';
import { VenueCard } from './venue-card.tsx';

async function show(
  venue: ReturnType<typeof aVenueCard>,
  { url = '/', language = 'fr' }: { url?: string; language?: 'fr' | 'en' } = {},
) {
  return renderWithApp(<VenueCard venue={venue as FragmentType<VenueCardFragment>} />, { language, url });
}

describe('the card of a venue', () => {
  it('leads to the page of the venue by one link, its name', async () => {
    await show(aVenueCard());
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]!.textContent).toBe('Hôtel des Deux Confluents 1');
    expect(links[0]!.getAttribute('href')).toBe('/establishment/hotel-des-deux-confluents-1');
  });

  it('tells place, stars, figures and events', async () => {
    const { container } = await show(aVenueCard());
    expect(screen.getByText('Lyon 2e (Rhône)')).toBeDefined();
    expect(screen.getByText('4 étoiles')).toBeDefined();
    expect(container.querySelector('dl')!.textContent).toContain('1\u202f200');
    expect(screen.getByText('Journée d’étude · Repas d’affaires · Soirée et cocktail · +1')).toBeDefined();
  });

  it.each([
    ['', '1\u202f200', 'personnes en cocktail'],
    ['?layout=u-shape', '45', 'personnes en U'],
    ['?eventType=journee-etude&capacity=80', '700', 'personnes en théâtre'],
    ['?eventType=soiree-et-cocktail', '1\u202f200', 'personnes en cocktail'],
  ])('tells the largest room as the event of “%s” wants it, and says how', async (search, people, how) => {
    const { container } = await show(aVenueCard(), { url: `/establishments${search}` });
    expect([container.querySelector('dd')!.textContent, container.querySelector('dt')!.textContent]).toEqual([
      people,
      how,
    ]);
  });

  it.each([
    ['', 'personnes en cocktail\u00a0· Verrière'],
    ['?layout=theatre', 'personnes en théâtre'],
  ])('names the largest room as the event of “%s” wants it, where it is known', async (search, label) => {
    const largestRoomByLayout = [
      { layout: 'THEATRE', capacity: 700, name: null },
      { layout: 'COCKTAIL', capacity: 1200, name: 'Verrière' },
    ] as const;
    const { container } = await show(aVenueCard({ largestRoomByLayout }), { url: `/establishments${search}` });
    expect(container.querySelector('dt')!.textContent).toBe(label);
  });

  it('does not name the only room', async () => {
    const largestRoomByLayout = [{ layout: 'COCKTAIL', capacity: 1200, name: 'Verrière' }] as const;
    const { container } = await show(aVenueCard({ roomCount: 1, largestRoomByLayout }));
    expect(container.querySelector('dt')!.textContent).toBe('personnes en cocktail');
  });

  it('takes along what was said of the event', async () => {
    await show(aVenueCard(), {
      url: '/establishments?location=Lyon&eventType=journee-etude&capacity=60&category=4&page=2',
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/establishment/hotel-des-deux-confluents-1?location=Lyon&eventType=journee-etude&capacity=60',
    );
  });

  it('leaves out what is not known, and draws the house when there is no picture', async () => {
    const { container } = await show(
      aVenueCard({
        category: null,
        roomCount: 0,
        bedrooms: null,
        largestRoomByLayout: [],
        eventTypes: [],
        summary: '',
      }),
    );
    expect(screen.queryByText(/étoile/)).toBeNull();
    expect(container.querySelector('dl')).toBeNull();
    expect(container.querySelector('picture')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['fr', 'DAY_DELEGATE', 'À partir de 69\u00a0€ HT par personne'],
    ['fr', 'RESIDENTIAL', 'À partir de 69\u00a0€ HT par personne et par nuit'],
    ['en', 'DAY_DELEGATE', 'From €69 excl. VAT per person'],
  ] as const)('tells the lowest price a person (%s, %s), where it is known', async (language, kind, text) => {
    const priceFrom = { kind, price: { amount: 69_00, currency: 'EUR' } } as const;
    const { container } = await show(aVenueCard({ priceFrom }), { language });
    expect(container.textContent).toContain(text);
  });

  it('does not repeat the department of Paris', async () => {
    await show(aVenueCard({ city: 'Paris 8e', department: { code: '75', name: 'Paris' } }));
    expect(screen.getByText('Paris 8e')).toBeDefined();
  });

  it('shows the picture, without text: the card says all', async () => {
    const photo = {
      __typename: 'Photo',
      id: 'p1',
      url: '/uploads/p1.jpg',
      avif: '/uploads/p1-640.avif 640w',
      webp: null,
      width: 1600,
      height: 1067,
      placeholder: 'data:image/webp;base64,AAAA',
    };
    const { container } = await show(aVenueCard({ photo }));
    const image = container.querySelector('img')!;
    expect(image.getAttribute('src')).toBe('/uploads/p1.jpg');
    expect(image.alt).toBe('');
    expect(container.querySelector('source')!.getAttribute('srcset')).toBe('/uploads/p1-640.avif 640w');
  });
});
