import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RestAnswer, restClient } from '../../testing/rest-client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { idsOf, startDemoCatalogue, type Venue } from './search-rest.factory.ts';

const LIST = '/establishments';
const FIND = `query ($filter: VenueFilter!, $sort: VenueSort!, $page: Int!, $pageSize: Int!) {
  searchVenues(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { totalCount items { id } } }`;

let app: TestApp;
let hiddenId: string;
const get = restClient(() => app.url);

beforeAll(async () => {
  ({ app, hiddenId } = await startDemoCatalogue());
});
afterAll(() => app.stop());

async function findByGraphql(
  filter: object,
  sort: string,
  page: number,
  pageSize: number,
): Promise<{ ids: string[]; total: number }> {
  const { data, errors } = await app.graphql<{ searchVenues: { totalCount: number; items: { id: string }[] } }>(FIND, {
    filter,
    sort,
    page,
    pageSize,
  });
  expect(errors).toBeUndefined();
  return { ids: data.searchVenues.items.map(({ id }) => id), total: data.searchVenues.totalCount };
}

describe('REST and GraphQL give the same venues in the same order', () => {
  test.each<[query: string, filter: object, sort?: string, page?: number, pageSize?: number]>([
    ['', {}],
    ['page=3&limit=7', {}, 'RELEVANCE', 3, 7],
    ['location=Lyon', { location: ['Lyon'] }],
    ['location=lyon,Paris 2e&location=73', { location: ['lyon', 'Paris 2e', '73'] }],
    ['location=ile-de-france&sort=name', { location: ['Île-de-France'] }, 'NAME'],
    ['q=château', { text: 'château' }],
    ['q=80 personnes lyon', { text: '80 personnes lyon' }],
    ['q=hotel 4 etoiles à 10 min de la gare', { text: 'hotel 4 etoiles à 10 min de la gare' }],
    ['q=péniche bordeau cocktail', { text: 'péniche bordeau cocktail' }],
    ['q=hotell&sort=-name&limit=5', { text: 'hotell' }, 'NAME_DESC', 1, 5],
    ['near=Lyon&km=50', { near: { place: 'Lyon', kilometres: 50 } }],
    ['near=lyon', { near: { place: 'Lyon' } }],
    ['near=48.86, 2.35&km=20&sort=name', { near: { latitude: 48.86, longitude: 2.35, kilometres: 20 } }, 'NAME'],
    ['kind=CHATEAU,barge', { kinds: ['CHATEAU', 'BARGE'] }],
    ['bedrooms=40&station=20&roomArea=120', { bedrooms: 40, stationMinutes: 20, roomAreaSqm: 120 }],
    ['budget=80&sort=-price', { maxPricePerPersonCents: 80_00 }, 'PRICE_DESC'],
    ['sort=price', {}, 'PRICE'],
    ['eventType=journee-etude', { eventTypes: ['JOURNEE_ETUDE'] }],
    [
      'eventType=repas-d-affaire,soiree-et-cocktail&sort=capacity',
      { eventTypes: ['REPAS_D_AFFAIRE', 'SOIREE_ET_COCKTAIL'] },
      'CAPACITY',
    ],
    ['capacity=30&layout=u-shape', { capacity: 30, layouts: ['U_SHAPE'] }],
    ['capacity=jusqu-20', { capacityBands: ['UP_TO_20'] }],
    ['capacity=20-50', { capacityBands: ['FROM_20_TO_50'] }],
    ['capacity=50-100', { capacityBands: ['FROM_50_TO_100'] }],
    ['capacity=100-200&sort=category', { capacityBands: ['FROM_100_TO_200'] }, 'CATEGORY'],
    ['capacity=plus-200&sort=-capacity&page=2&limit=10', { capacityBands: ['OVER_200'] }, 'CAPACITY_DESC', 2, 10],
    ['category=4,5&sort=-category', { categories: [4, 5] }, 'CATEGORY_DESC'],
    [
      'layout=THEATRE,cabaret&amenities=WIFI&amenities=parking',
      { layouts: ['THEATRE', 'CABARET'], amenities: ['WIFI', 'PARKING'] },
    ],
    ['sort=newest&limit=100', {}, 'NEWEST', 1, 100],
    ['sort=-newest', {}, 'OLDEST'],
    ['promotion=false&isPublished=true', {}],
    ['page=10000', {}, 'RELEVANCE', 10_000],
    [
      'category=5&capacity=300&eventType=conference-congres&location=Provence-Alpes-Côte d’Azur',
      {
        categories: [5],
        capacity: 300,
        eventTypes: ['CONFERENCE_CONGRES'],
        location: ['PACA'],
      },
    ],
  ])('%s', async (query, filter, sort = 'RELEVANCE', page = 1, pageSize = 20) => {
    const expected = await findByGraphql(filter, sort, page, pageSize);
    for (const route of ['/establishments', '/public/establishments']) {
      const { response, body } = await get<Venue[]>(`${route}?${encodeURI(query)}`, route);
      expect(idsOf(body)).toEqual(expected.ids);
      expect(response.headers.get('x-total-count')).toBe(String(expected.total));
    }
    if (page < 100) expect(expected.ids.length).toBeGreaterThan(0);
  });
});

describe('lists', () => {
  test('say where their pages are, and following them gives every venue once', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/establishments?location=Occitanie,Lyon&limit=4&sort=name&unknown=1&q=';
    let pages = 0;
    while (next) {
      const { response, body }: RestAnswer<Venue[]> = await get<Venue[]>(next.slice('/api'.length), LIST);
      seen.push(...idsOf(body));
      const links: string = response.headers.get('link')!;
      expect(links).toMatch(/rel="first".*rel="last"$/);
      expect(links).not.toContain('unknown');
      next = /<([^>]+)>; rel="next"/.exec(links)?.[1];
      expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(seen.length);
      if (pages++ > 0) expect(links).toContain(`page=${pages - 1}>; rel="prev"`);
    }
    const { ids } = await findByGraphql({ location: ['Occitanie', 'Lyon'] }, 'NAME', 1, 100);
    expect(seen).toEqual(ids);
    expect(new Set(seen).size).toBe(ids.length);
  });

  test('past their end are empty and lead back', async () => {
    const { response, body } = await get<Venue[]>('/establishments?page=500&limit=100');
    expect(body).toEqual([]);
    expect(response.headers.get('link')).toContain('page=2>; rel="prev"');
    expect(response.headers.get('link')).not.toContain('next');
  });

  test('turn round', async () => {
    const forth = idsOf((await get<Venue[]>('/establishments?limit=100&sort=relevance')).body);
    const total = Number((await get<Venue[]>('/establishments?limit=1')).response.headers.get('x-total-count'));
    const back = idsOf(
      (await get<Venue[]>(`/establishments?limit=100&sort=-relevance&page=${Math.ceil(total / 100)}`)).body,
    );
    expect(back.toReversed()).toEqual(forth.slice(0, total % 100));
  });

  test('of the slider come in its order', async () => {
    const { body } = await get<Venue[]>('/establishments?isHomepageSlider=true&isPublished=true');
    expect(body.length).toBeGreaterThanOrEqual(5);
    expect(body.every(({ isHomepageSlider }) => isHomepageSlider)).toBe(true);
    const orders = body.map(({ homepageSliderOrder }) => homepageSliderOrder ?? Number.POSITIVE_INFINITY);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    const named = await get<Venue[]>('/establishments?isHomepageSlider=true&sort=name');
    expect(named.body.map(({ name }) => name)).not.toEqual(body.map(({ name }) => name));
    expect(idsOf(named.body).toSorted()).toEqual(idsOf(body).toSorted());
    const others = await get<Venue[]>('/establishments?isHomepageSlider=false&limit=100');
    expect(others.body.some(({ isHomepageSlider }) => isHomepageSlider)).toBe(false);
    const [total] = [Number((await get<Venue[]>('/establishments')).response.headers.get('x-total-count'))];
    expect(Number(others.response.headers.get('x-total-count'))).toBe(total - body.length);
  });

  test('of what is not published are empty for those who are not signed in, whatever bearer they invent', async () => {
    for (const headers of [undefined, { authorization: 'Bearer nonsense' }]) {
      const { response, body } = await get<Venue[]>('/establishments?isPublished=false', LIST, headers && { headers });
      expect(body).toEqual([]);
      expect(response.headers.get('x-total-count')).toBe('0');
      expect(response.headers.get('link')).toBeNull();
    }
    const withBearer = await get<Venue[]>('/establishments?limit=3', LIST, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(withBearer.text).toBe((await get<Venue[]>('/establishments?limit=3')).text);
  });

  test.each(['', 'null', 'undefined', '%20', '%20null%20'])('take %j for not sent', async (nothing) => {
    const names = [
      'q',
      'location',
      'near',
      'km',
      'kind',
      'roomArea',
      'bedrooms',
      'station',
      'budget',
      'eventType',
      'capacity',
      'category',
      'layout',
      'amenities',
      'promotion',
      'isPublished',
    ];
    const query = [...names, 'isHomepageSlider', 'page', 'limit', 'sort'].map((name) => `${name}=${nothing}`).join('&');
    expect((await get<Venue[]>(`/establishments?${query}`)).text).toBe((await get<Venue[]>('/establishments')).text);
  });

  test('ignore what they do not know, names of prototypes included', async () => {
    const { text } = await get<Venue[]>(
      '/establishments?__proto__=x&constructor=1&toString=2&utm_source=a&%FF=1&__proto__[q]=2&&=&=x',
    );
    expect(text).toBe((await get<Venue[]>('/establishments')).text);
  });
});

describe('places that nobody knows', () => {
  test.each([
    ['Atlantis', 'Atlantis'],
    ['Lyon,Île d’Avalon', '%C3%8Ele%20d%E2%80%99Avalon'],
  ])('%s: find nothing, as in GraphQL, and are named', async (location, unknown) => {
    const { response, body } = await get<Venue[]>(`/establishments?location=${encodeURIComponent(location)}`);
    expect([response.status, response.headers.get('x-unknown-locations')]).toEqual([200, unknown]);
    const found = await findByGraphql({ location: location.split(',') }, 'RELEVANCE', 1, 20);
    expect(idsOf(body)).toEqual(found.ids);
  });

  test('that are small communes are words, and are named too', async () => {
    const { response } = await get<Venue[]>('/establishments?location=Montagne');
    expect(response.headers.get('x-unknown-locations')).toBe('Montagne');
  });

  test('have no surroundings', async () => {
    const { response, body } = await get<Venue[]>('/establishments?near=Atlantis&km=500');
    expect([body, response.headers.get('x-unknown-locations')]).toEqual([[], 'Atlantis']);
  });
});

describe('favourites', () => {
  test('are all there, in an order of chance, and kept by nobody', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => get<Venue[]>('/public/favorites')));
    const [first] = answers;
    expect(first!.body.length).toBeGreaterThanOrEqual(8);
    expect(first!.body.every(({ isFavorite }) => isFavorite)).toBe(true);
    expect(idsOf(first!.body)).not.toContain(hiddenId);
    expect(first!.response.headers.get('cache-control')).toBe('no-store');
    expect(first!.response.headers.get('x-total-count')).toBe(String(first!.body.length));
    expect(new Set(answers.map(({ body }) => idsOf(body).toSorted().join())).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBeGreaterThan(1);
    expect((await get<Venue[]>('/public/favorites?limit=3')).body).toHaveLength(3);
    expect((await get<Venue[]>('/public/favorites?limit=0')).response.status).toBe(400);
  });
});
