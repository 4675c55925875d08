import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SHORTLIST, type Language } from '../../../../schema/constants.ts';
import type { ComparedVenue } from './compared-venue.ts';
import { aComparedVenue } from './comparison.factory.ts';
import { loader } from './comparison-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import ComparisonPage from './comparison-page.tsx';
import { AvailabilitiesDocument } from '../../calendar/visitor/availability.gen.ts';
import { ComparisonDocument } from './comparison.gen.ts';
import { ComparisonSuggestionsDocument } from './venue-suggestions.gen.ts';

const CHATEAU = aComparedVenue({ number: 1, slug: 'chateau', name: 'Château du Lac', bedrooms: 40 });
const HOTEL = aComparedVenue({ number: 2, slug: 'hotel', name: 'Hôtel du Port', bedrooms: 96 });
const LOFT = aComparedVenue({ number: 3, slug: 'loft', name: 'Loft des Quais', bedrooms: null, sleeps: null });

// Not in jsdom.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

/** Knows these venues; records which slugs were asked for. */
function give(...venues: ComparedVenue[]) {
  const asked: (readonly string[])[] = [];
  server.use(
    api.query(ComparisonDocument, ({ variables }) => {
      const slugs = variables.slugs;
      asked.push(slugs);
      const found = slugs.flatMap((slug) => venues.find((venue) => venue.slug === slug) ?? []);
      return { venues: found };
    }),
  );
  return asked;
}

async function open(query: string, language: Language = 'fr') {
  const page = await renderWithApp(<ComparisonPage />, { url: `/comparer${query}`, path: '/comparer', language });
  const names = () => screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);
  const line = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr')!;
  const answer = () => answerOf(loader, `/comparer${query}`);
  return { ...page, answer, names, line };
}

describe('venues side by side', () => {
  it('stand in the order of the address, in one table with a caption', async () => {
    give(CHATEAU, HOTEL);
    const { names, answer } = await open('?lieux=hotel,chateau');
    await screen.findByRole('table', { name: /^Comparaison\s: Hôtel du Port et Château du Lac$/ });
    expect(names()).toEqual(['Hôtel du Port', 'Château du Lac']);
    expect((await answer()).status).toBe(200);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const quote = screen.getByRole('link', { name: 'Demander un devis à ces 2 lieux' });
    expect(quote.getAttribute('href')).toBe('/demande-devis?lieux=hotel,chateau');
  });

  it('say in words which one has most', async () => {
    give(CHATEAU, HOTEL);
    const { line } = await open('?lieux=chateau,hotel');
    await screen.findByRole('table');
    const cells = within(line('Chambres'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['40', '96Le plus élevé']);
    expect(line('Étoiles')).toBeDefined();
    expect(within(line('Banquet')).getAllByText('non renseigné')).toHaveLength(2);
  });

  it('say which is free on the dates, asked for all at once, and ask for dates where there are none', async () => {
    give(CHATEAU, HOTEL);
    const asked: object[] = [];
    server.use(
      api.query(AvailabilitiesDocument, ({ variables }) => {
        asked.push(variables);
        const [chateau, hotel] = [CHATEAU, HOTEL].map(({ id, slug, name }) => ({ id, slug, name }));
        return {
          venues: [
            { ...chateau!, availability: { state: 'OPTION' } },
            { ...hotel!, availability: { state: 'UNKNOWN' } },
          ],
        };
      }),
    );
    const { line, address } = await open('?lieux=chateau,hotel');
    await screen.findByRole('table');
    expect(screen.getByText(/^Dites quand a lieu votre événement/)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /^Vos dates/ })).toBeNull();
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2027-03-02' } });
    expect(screen.queryByText(/^Dites quand a lieu votre événement/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/comparer?lieux=chateau,hotel&startDate=2027-03-02'));
    await screen.findByRole('rowheader', { name: /^Vos dates/ });
    const cells = within(line(/^Vos dates/)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['en option', 'non renseigné']);
    const day = { from: '2027-03-02', to: '2027-03-02' };
    expect(asked).toEqual([{ slugs: ['chateau', 'hotel'], ...day, people: null }]);
    const quote = screen.getByRole('link', { name: 'Demander un devis à ces 2 lieux' });
    expect(quote.getAttribute('href')).toBe('/demande-devis?lieux=chateau,hotel&startDate=2027-03-02');
  });

  it('are marked only where they differ in what the search asked for', async () => {
    give(CHATEAU, aComparedVenue({ number: 4, slug: 'halle', capacities: [{ layout: 'THEATRE', capacity: 300 }] }));
    const marked = () => screen.queryAllByRole('rowheader', { name: /\(différent\)$/ }).map((row) => row.textContent);
    await open('?lieux=chateau,halle');
    await screen.findByRole('table');
    expect(marked()).toEqual([]);
    cleanup();
    await open('?lieux=chateau,halle&layout=u-shape&eventType=journee-etude');
    await screen.findByRole('table');
    expect(marked()).toEqual([expect.stringMatching(/^En U/)]);
    expect(screen.getByText('Les lieux diffèrent sur ce que vous demandez')).toBeDefined();
  });

  it('show the differences alone by the address, without a script', async () => {
    give(CHATEAU, HOTEL);
    await open('?lieux=chateau,hotel&differences=1');
    await screen.findByRole('table');
    const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Hébergement', 'Chambres']);
    expect(screen.getByRole('link', { name: 'Afficher toutes les lignes' }).getAttribute('href')).toBe(
      '/comparer?lieux=chateau,hotel',
    );
  });

  it('are said to be alike when nothing differs', async () => {
    give(CHATEAU, { ...CHATEAU, id: 'x', slug: 'twin', name: 'Jumeau' });
    await open('?lieux=chateau,twin&differences=1');
    expect(await screen.findByText(/Ces lieux ont les mêmes valeurs/)).toBeDefined();
  });
});

describe('changing the comparison', () => {
  it('moves a column without asking again, and keeps the focus on its link', async () => {
    const asked = give(CHATEAU, HOTEL, LOFT);
    const { user, names, address } = await open('?lieux=chateau,hotel,loft');
    await screen.findByRole('table');
    await user.click(screen.getByRole('link', { name: 'Déplacer Château du Lac vers la droite' }));
    await waitFor(() => expect(names()).toEqual(['Hôtel du Port', 'Château du Lac', 'Loft des Quais']));
    expect(address()).toBe('/comparer?lieux=hotel,chateau,loft');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Déplacer Château du Lac vers la droite');
    expect(screen.getByText(/^Château du Lac\s: colonne 2 sur 3$/)).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('takes a venue away', async () => {
    const asked = give(CHATEAU, HOTEL);
    const { user, names, address } = await open('?lieux=chateau,hotel&differences=1');
    await screen.findByRole('table');
    await user.click(screen.getByRole('link', { name: 'Retirer Hôtel du Port de la comparaison' }));
    await waitFor(() => expect(names()).toEqual(['Château du Lac']));
    expect(address()).toBe('/comparer?lieux=chateau&differences=1');
    expect(screen.getByText('Retiré de la comparaison')).toBeDefined();
    // One venue alone has nothing to differ from: all of it is shown.
    expect(screen.getByRole('rowheader', { name: 'Chambres' })).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('adds one from the shortlist, and one by its name', async () => {
    localStorage.setItem(
      SHORTLIST.key,
      JSON.stringify([CHATEAU, HOTEL].map(({ id, slug, name }) => ({ id, slug, name }))),
    );
    server.use(
      api.query(ComparisonSuggestionsDocument, ({ variables }) => {
        const venues = variables.text.startsWith('lo')
          ? [{ label: 'Loft des Quais', detail: 'Lyon 2e', slug: 'loft' }]
          : [];
        return { suggestions: { venues } };
      }),
    );
    give(CHATEAU, HOTEL, LOFT);
    const { user, names } = await open('?lieux=chateau');
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Ajouter Château du Lac à la comparaison' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ajouter Hôtel du Port à la comparaison' }));
    await waitFor(() => expect(names()).toEqual(['Château du Lac', 'Hôtel du Port']));
    await user.type(await screen.findByRole('combobox', { name: 'Ajouter un lieu' }), 'lo');
    await user.click(await screen.findByRole('option', { name: /Loft des Quais/ }));
    await waitFor(() => expect(names()).toEqual(['Château du Lac', 'Hôtel du Port', 'Loft des Quais']));
  });
});

describe('what can’t be compared', () => {
  it('is named: venues that are not public, and those after the fourth', async () => {
    give(CHATEAU, HOTEL, LOFT);
    const { names } = await open('?lieux=chateau,parti,hotel,loft,cinquieme');
    await screen.findByRole('table');
    expect(names()).toHaveLength(3);
    expect(screen.getByText(/«\sparti\s» n’est pas disponible/)).toBeDefined();
    expect(screen.getByText(/restent de côté\s: «\scinquieme\s»/)).toBeDefined();
  });

  it('is 404 when nothing is left', async () => {
    give();
    const { answer } = await open('?lieux=parti');
    await screen.findByText(/^Entre quels lieux hésitez-vous/);
    expect((await answer()).status).toBe(404);
  });

  it('helps to begin when no venue is named, and asks the API nothing', async () => {
    const { answer } = await open('', 'en');
    await screen.findByText('Which venues are you hesitating between?');
    expect((await answer()).status).toBe(200);
    expect(screen.getByRole('link', { name: 'Browse the venues' }).getAttribute('href')).toBe('/establishments');
  });

  it('says what failed, and tries again', async () => {
    server.use(api.query(ComparisonDocument, () => HttpResponse.error()));
    const { user } = await open('?lieux=chateau,hotel');
    expect((await screen.findByRole('alert')).textContent).toContain('La comparaison n’a pas pu être chargée');
    give(CHATEAU, HOTEL);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('table');
  });
});
