import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { aMiss, give, HIDDEN, open, SHOWN, title } from './establishments-page.fixtures.tsx';
import { EstablishmentsDocument } from './establishments-page.gen.ts';

// A narrow screen: the map stands behind a button.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

describe('the heading', () => {
  it.each([
    ['?location=Lyon&capacity=60', 42, '42 lieux à Lyon pour 60 personnes'],
    ['?location=69&capacity=1', 1, '1 lieu dans le Rhône pour 1 personne'],
    ['?location=Lyon,Paris,Yvelines', 1234, '1\u202f234 lieux à Lyon, à Paris et dans les Yvelines'],
    ['?eventType=journee-etude&capacity=50-100', 42, '42 lieux pour une journée d’étude de 50 à 100 personnes'],
    ['?capacity=plus-200', 42, '42 lieux pour plus de 200 personnes'],
    ['?q=ch%C3%A2teau', 42, '42 lieux correspondant à «\u00a0château\u00a0»'],
    ['', 42, '42 lieux pour vos événements professionnels'],
  ])('says %s in French', async (query, total, words) => {
    give(() => ({ total }));
    await open(`/establishments${query}`);
    expect((await title(/lieu/)).textContent).toBe(words);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words));
  });

  it.each([
    ['?location=Lyon&capacity=60', 42, '42 venues in Lyon for 60 people'],
    ['?location=Lyon,Paris', 1, '1 venue in Lyon and Paris'],
    [
      '?eventType=conference-congres&capacity=jusqu-20',
      42,
      '42 venues for a conference or congress of up to 20 people',
    ],
    ['?location=Paris,Yvelines,Essonne,Val-de-Marne', 1234, '1,234 venues in 4 areas'],
  ])('says %s in English', async (query, total, words) => {
    give(() => ({ total }));
    await open(`/establishments${query}`, 'en');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words));
  });
});

describe('the heading of a search that is not answered yet', () => {
  it.each([
    ['80+personnes+lyon', 'Lieux correspondant à «\u00a080 personnes lyon\u00a0»'],
    ['Rh%C3%B4ne', 'Lieux dans le Rhône'],
  ])('calls only what is known to be one a place (%s)', async (location, words) => {
    server.use(
      api.query(EstablishmentsDocument, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    await open(`/establishments?location=${location}`);
    expect((await title(/^Lieux/)).textContent).toBe(words);
    expect(document.title).toContain(words);
  });
});

describe('order and pages', () => {
  it('sorts', async () => {
    const asked = give();
    const { user, address } = await open('/establishments');
    await title(/^42/);
    await user.selectOptions(screen.getByLabelText('Trier par'), 'Capacité décroissante');
    await waitFor(() => expect(address()).toBe('/establishments?sort=-capacity'));
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('CAPACITY_DESC'));
  });

  it('links to the other pages, and puts the focus on the heading of the next one', async () => {
    give();
    const { user } = await open('/establishments?location=Lyon');
    await title(/^42/);
    const next = screen.getByRole('link', { name: 'Page suivante' });
    expect(next.getAttribute('href')).toBe('/establishments?location=Lyon&page=2');
    expect(next.getAttribute('rel')).toBe('next');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await screen.findByText('Hôtel des Deux Confluents 41');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('leads back from a page after the last one, which is 404 to a crawler', async () => {
    give();
    const { answer } = await open('/establishments?location=Lyon&page=9');
    expect(await screen.findByText('Il n’y a pas de page 9')).toBeDefined();
    const back = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(back('Aller à la première page')).toBe('/establishments?location=Lyon');
    expect(back('Aller à la dernière page')).toBe('/establishments?location=Lyon&page=3');
    expect((await answer()).status).toBe(404);
  });
});

describe('when there is nothing to show', () => {
  it.each([
    ['fr', 'Presque', 'Aucun lieu à Nice pour 900 personnes'],
    ['en', 'Almost', 'No venue in Nice for 900 people'],
  ] as const)('shows what comes close, with what differs (%s)', async (language, almost, heading) => {
    const far = { condition: 'PLACE', place: 'Nice', kilometres: 27 } as const;
    const small = { condition: 'CAPACITY', asked: 900, found: 700, layout: 'THEATRE' } as const;
    give(() => ({ total: 0, misses: [aMiss(far, small)] }));
    await open('/establishments?location=Nice&capacity=900', language);
    await title(heading);
    const close = within(await screen.findByRole('region', { name: almost }));
    expect(await close.findByRole('link', { name: 'Palais de la Croisette' })).toBeDefined();
    const note = {
      fr: 'À 25 km de Nice · Jusqu’à 700 personnes en théâtre, vous en demandez 900',
      en: '25 km from Nice · Up to 700 people theatre-style, you asked for 900',
    };
    expect(close.getByText(note[language])).toBeDefined();
  });

  it('says the distance from a town with an article as French does', async () => {
    give(() => ({ total: 0, misses: [aMiss({ condition: 'PLACE', place: 'Le Mans', kilometres: 27 })] }));
    await open('/establishments?location=Le%20Mans');
    expect(await screen.findByText('À 25 km du Mans')).toBeDefined();
  });

  it('tells the area of the largest room, and that none is known', async () => {
    const unknown = aMiss({ condition: 'ROOM_AREA', asked: 120, found: null });
    give(() => ({
      total: 0,
      misses: [
        aMiss({ condition: 'ROOM_AREA', asked: 120, found: 90 }),
        { ...unknown, venue: { ...unknown.venue, id: 'another' } },
      ],
    }));
    await open('/establishments?location=Nice&roomArea=120');
    await title('Aucun lieu à Nice ne répond à tous vos critères');
    expect(await screen.findByText('Plus grande salle : 90 m², vous en demandez 120')).toBeDefined();
    expect(screen.getByText('Surface des salles non indiquée')).toBeDefined();
  });

  it('tells the price of what is dearer, and that a price is not known', async () => {
    const asked = { condition: 'BUDGET', askedPrice: { amount: 80_00 } } as const;
    const dearer = aMiss({ ...asked, price: { amount: 95_00 } });
    const priceFrom = { kind: 'DAY_DELEGATE', price: { amount: 95_00, currency: 'EUR' } } as const;
    const unknown = aMiss(asked);
    give(() => ({
      total: 0,
      misses: [
        { ...dearer, venue: { ...dearer.venue, priceFrom } },
        { ...unknown, venue: { ...unknown.venue, id: 'another' } },
      ],
    }));
    await open('/establishments?budget=80');
    expect(await screen.findByText('95 € HT par personne, vous visez 80 €')).toBeDefined();
    expect(screen.getByText('Prix par personne non indiqué')).toBeDefined();
  });

  it('shows the few venues that meet everything before those that come close', async () => {
    give(() => ({ total: 2, misses: [aMiss({ condition: 'AMENITY', amenities: ['OUTDOOR_POOL'] })] }));
    await open('/establishments?location=Nice&amenities=outdoor-pool');
    await title(/^2 lieux/);
    const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['Hôtel des Deux Confluents 1', 'Hôtel des Deux Confluents 2', 'Palais de la Croisette']);
    expect(screen.getByText('Sans : Piscine extérieure')).toBeDefined();
  });

  it('shows those that come close to a text in place of its relaxed results, which meet less', async () => {
    give(() => ({
      total: 8,
      relaxed: ['PLACE'],
      misses: [aMiss({ condition: 'PLACE', place: 'Nice', kilometres: 9 })],
    }));
    await open('/establishments?q=p%C3%A9niche+nice');
    await title(/^Aucun lieu/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('À 9 km de Nice')).toBeDefined();
  });

  it('leads to all venues where nothing comes close', async () => {
    give(() => ({ total: 0 }));
    await open('/establishments?location=Atlantide');
    const all = await screen.findByRole('link', { name: 'Voir tous les lieux' });
    expect(all.getAttribute('href')).toBe('/establishments');
  });

  it('names the places that nobody knows', async () => {
    give(() => ({ total: 8, unknown: ['Lyonn'] }));
    await open('/establishments?location=Lyonn,Nice');
    const notice = await screen.findByText(/Nous ne connaissons aucun lieu nommé « Lyonn »/);
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/establishments?location=Nice');
  });

  it.each(['80 personnes lyon', 'vaucanson'])(
    'takes as a text what was typed as a place and is none: %s',
    async (typed) => {
      give(({ filter }) => (filter.location ? { total: 0, unknown: [typed] } : { total: 1 }));
      const { address, answer } = await open(`/establishments?location=${typed}`);
      await title(new RegExp(typed));
      expect(address()).toBe(`/establishments?q=${typed.replaceAll(' ', '+')}`);
      expect(await answer()).toMatchObject({ status: 302 });
    },
  );

  it('calls places by their names, whatever was typed for them', async () => {
    const names: Record<string, string> = { 'st malo': 'Saint-Malo', idf: 'Île-de-France', cdg: 'Roissy-en-France' };
    give(({ filter }) => ({
      known: [...(filter.location ?? []), filter.near?.place ?? ''].flatMap((text) =>
        names[text] ? [{ text, label: names[text] }] : [],
      ),
    }));
    const { address, answer } = await open('/establishments?location=st+malo&location=idf&near=cdg&km=20');
    await title(/à Saint-Malo et en Île-de-France à moins de 20\skm de Roissy-en-France$/);
    expect(address()).toBe('/establishments?location=Saint-Malo,Île-de-France&near=Roissy-en-France&km=20');
    expect(await answer()).toMatchObject({ status: 302 });
  });

  it('says that nothing could be loaded, and tries again', async () => {
    server.use(api.query(EstablishmentsDocument, () => HttpResponse.error()));
    const { user } = await open('/establishments');
    expect((await screen.findByRole('alert')).textContent).toContain('Les lieux n’ont pas pu être chargés');
    expect(screen.queryByRole('article')).toBeNull();
    give();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('article')).toHaveLength(SHOWN);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the venues of the search before where another one fails, and the filters as chosen, and tries again', async () => {
    give();
    const { user, filters } = await open('/establishments');
    await title(/^42/);
    const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    const before = names();
    server.use(api.query(EstablishmentsDocument, () => HttpResponse.error()));
    await user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /5 étoiles/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ces lieux sont ceux de la précédente');
    expect(filters().getByRole('checkbox', { ...HIDDEN, name: /5 étoiles/ })).toHaveProperty('checked', true);
    expect(names()).toEqual(before);
    expect(screen.queryByRole('navigation', { name: 'Pages de résultats' })).toBeNull();
    give(() => ({ total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await title(/^1 lieu/);
    expect(names()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the venues of the search before, and its words, until the new ones are there', async () => {
    give();
    const { user, filters, container } = await open('/establishments');
    await title(/^42/);
    server.use(
      api.query(EstablishmentsDocument, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    await user.click(filters().getByRole('checkbox', { ...HIDDEN, name: /Auvergne/ }));
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.getAllByRole('article')).toHaveLength(SHOWN);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('42 lieux pour vos événements professionnels');
  });
});
