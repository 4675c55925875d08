import { screen, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../schema/constants.ts';
import { loader } from './promotions-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import PromotionsPage from './promotions-page.tsx';
import { RunningPromotionsDocument } from './promotions.gen.ts';

type Given = { title: string; discountPercent?: number; priceCents?: number; endsOn?: string };

/** Today is 21 November 2026 in tests. */
const OFFERS: Given[] = [
  { title: 'Dernier appel', endsOn: '2026-11-21' },
  { title: 'Plus que peu', priceCents: 8_400, endsOn: '2026-11-24' },
  { title: 'Bien à l’avance', discountPercent: 25, endsOn: '2026-12-12' },
];

type Offer = Answer<typeof RunningPromotionsDocument>['runningPromotions']['items'][number];

function anOffer({ title, discountPercent, priceCents, endsOn = '2026-12-12' }: Given, index: number): Offer {
  return {
    promotion: {
      id: `p${index}`,
      title,
      text: 'Deux nuits pour une.',
      discountPercent: discountPercent ?? null,
      price: priceCents ? { amount: priceCents, currency: 'EUR' } : null,
      vatPercent: priceCents ? 10 : null,
      startsOn: '2026-11-01',
      endsOn,
    },
    venue: {
      id: `v${index}`,
      slug: `maison-${index}`,
      name: `Maison ${index}`,
      kind: 'HOTEL',
      category: 4,
      city: 'Lyon 2e',
      department: { code: '69', name: 'Rhône' },
      photo: null,
      capacities: [{ layout: 'THEATRE', capacity: 120 }],
      roomCount: 3,
      bedrooms: null,
    },
  };
}

/** Answers with these offers, in all regions and pages alike; records the requests. */
function give(offers: Given[] = OFFERS, totalCount = offers.length) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query(RunningPromotionsDocument, ({ variables }) => {
      asked.push(variables);
      return {
        runningPromotions: {
          totalCount,
          page: variables.page,
          pageCount: Math.ceil(totalCount / 15),
          regions: [
            { code: '84', name: 'Auvergne-Rhône-Alpes', count: 2 },
            { code: '53', name: 'Bretagne', count: 1 },
          ],
          items: offers.map(anOffer),
        },
      };
    }),
  );
  return asked;
}

async function open(url = '/promotions-en-cours', language: Language = 'fr') {
  const page = await renderWithApp(<PromotionsPage />, { url, path: '/promotions-en-cours', language });
  const answer = () => answerOf(loader, url);
  return { ...page, answer };
}

/** With plain spaces, of which typography has many. */
const wordsOf = (element: HTMLElement) => element.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the offers', () => {
  it('say what they are worth, until when, and lead to their venue', async () => {
    give();
    await open();
    const [extra, price, discount] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement, HTMLElement];
    expect(wordsOf(extra)).toContain('dernier jour aujourd’hui');
    expect(wordsOf(extra)).toContain('Offert avec votre réservation');
    expect(wordsOf(price)).toContain('plus que 3 jours');
    expect(wordsOf(price)).toContain('84 € HT par personne, soit 92,40 € TTC');
    expect(wordsOf(discount)).toContain('jusqu’au 12 décembre 2026');
    expect(wordsOf(discount)).toContain('−25 % sur le tarif habituel');
    expect(within(discount).getByRole('link', { name: 'Maison 2' }).getAttribute('href')).toBe(
      '/establishment/maison-2?offre=p2',
    );
    expect(within(discount).getByRole('heading', { level: 2, name: 'Bien à l’avance' })).toBeDefined();
  });

  it('speak English', async () => {
    give();
    await open('/promotions-en-cours', 'en');
    expect(wordsOf((await screen.findAllByRole('article'))[1]!)).toContain(
      '€84 excl. VAT per person, €92.40 incl. VAT',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Current offers' })).toBeDefined();
  });

  it('are told to search engines', async () => {
    give();
    await open();
    await screen.findAllByRole('article');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent) as {
      itemListElement: { item: object }[];
    };
    expect(data.itemListElement[1]!.item).toMatchObject({
      '@type': 'Offer',
      url: 'https://www.pleniere.test/establishment/maison-1',
      validThrough: '2026-11-24',
      priceSpecification: { price: 84, priceCurrency: 'EUR', valueAddedTaxIncluded: false },
    });
  });
});

describe('regions and pages', () => {
  it('are links; the one that is shown is marked, and asked for', async () => {
    const asked = give(OFFERS, 40);
    const { user, address } = await open('/promotions-en-cours?region=53&page=2');
    const regions = await screen.findByRole('navigation', { name: 'Promotions par région' });
    expect(within(regions).getByRole('link', { current: 'page' }).textContent).toBe('Bretagne1');
    expect(asked).toEqual([{ region: '53', page: 2, pageSize: 15 }]);
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/promotions-en-cours?region=53&page=3',
    );
    await user.click(within(regions).getByRole('link', { name: /Toute la France/ }));
    expect(address()).toBe('/promotions-en-cours');
    expect(asked.at(-1)).toEqual({ region: null, page: 1, pageSize: 15 });
  });

  it('past the last page answer 404 and lead back', async () => {
    give([], 20);
    const { answer } = await open('/promotions-en-cours?page=3');
    expect((await screen.findByRole('link', { name: 'Aller à la première page' })).getAttribute('href')).toBe(
      '/promotions-en-cours',
    );
    expect((await answer()).status).toBe(404);
  });
});

describe('instead of offers', () => {
  it('nothing is said to run, with ways on', async () => {
    give([]);
    await open('/promotions-en-cours?region=53');
    expect(await screen.findByText('Aucune promotion dans cette région en ce moment')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Toutes les promotions' }).getAttribute('href')).toBe(
      '/promotions-en-cours',
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/);
  });

  it('a failure is told, and asking again helps', async () => {
    server.use(api.query(RunningPromotionsDocument, () => HttpResponse.error()));
    const { user } = await open();
    expect(wordsOf(await screen.findByRole('alert'))).toContain('Les promotions n’ont pas pu être chargées');
    give();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('shapes stand until they come', async () => {
    server.use(
      api.query(RunningPromotionsDocument, async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    );
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Promotions en cours' })).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});
