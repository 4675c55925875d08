import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../database/demo/seed-demo.ts';
import { type Failed, type RestAnswer, restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { refreshCatalogue } from './catalogue.writer.ts';

const LIST = '/establishments';
const ONE = '/establishments/{id}';
const FIND = `query ($filter: VenueFilter!, $sort: VenueSort!, $page: Int!, $pageSize: Int!) {
  searchVenues(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { totalCount items { id } } }`;

let app: TestApp;
let hiddenId: string;
const get = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.database);
  [hiddenId] = (await createVenues(app.database, [
    { name: 'Maison cachée', isPublished: false, isFavourite: true },
  ])) as [string];
});
afterAll(() => app.stop());

interface Venue {
  id: string;
  slug: string;
  name: string;
  isFavorite: boolean;
  isHomepageSlider: boolean;
  homepageSliderOrder: number | null;
}

const idsOf = (venues: Venue[]): string[] => venues.map(({ id }) => id);

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
    ['q=hotell&sort=-name&limit=5', { text: 'hotell' }, 'NAME_DESC', 1, 5],
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

describe('one venue', () => {
  const routes = [ONE, '/public/establishments/{id}', '/public/establishments/slug/{slug}'];
  const at = (route: string, value: string): string => route.replace(/\{\w+\}/, encodeURIComponent(value));

  test.each(routes)('%s takes an id and a slug', async (route) => {
    const [venue] = (await get<Venue[]>('/establishments?limit=1&sort=newest')).body;
    const byId = await get<Venue>(at(route, venue!.id), route);
    expect(byId.body).toEqual(venue);
    expect((await get<Venue>(at(route, venue!.id.toUpperCase()), route)).text).toBe(byId.text);
    expect((await get<Venue>(at(route, venue!.slug), route)).text).toBe(byId.text);
  });

  test.each(routes)('%s tells nothing of what is hidden', async (route) => {
    const [row] = await app.database.rows<{ slug: string }>('select slug from venue where id = $1', [hiddenId]);
    const values = [
      hiddenId,
      row!.slug,
      crypto.randomUUID(),
      'no-such-venue',
      'x'.repeat(9_000),
      '\0',
      '../etc/passwd',
      '__proto__',
    ];
    const answers = await Promise.all(values.map((value) => get<Failed>(at(route, value), route)));
    for (const { response, body, text } of answers) {
      expect(response.status).toBe(404);
      expect(body.message).toBe('Establishment not found');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(text).toBe(answers[0]!.text);
    }
  });

  test('that had another slug before is found under its new one', async () => {
    const [id] = await createVenues(app.database, [{ name: 'Le Nouveau Nom' }]);
    await app.database.rows(`insert into former_slug (slug, venue_id) values ('l-ancien-nom', $1)`, [id]);
    for (const route of routes) {
      const { response, body } = await get<{ slug: string }>(at(route, 'l-ancien-nom'), route);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`/api${at(route, body.slug)}`);
      expect((await get<Venue>(at(route, body.slug), route)).body.id).toBe(id);
    }
    await app.database.transaction(async (transaction) => {
      await transaction.query('update venue set is_published = false where id = $1', [id]);
      await refreshCatalogue(transaction, [id!]);
    });
    for (const route of routes)
      expect((await get<Venue[]>(at(route, 'l-ancien-nom'), route)).response.status).toBe(404);
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

describe('suggestions', () => {
  interface Suggestions {
    cities: { label: string; type: string; count: number }[];
    departments: object[];
    regions: object[];
    establishments: { label: string; id: string; slug: string }[];
  }
  const suggest = async (query: string) => (await get<Suggestions>(`/establishments/suggestions${query}`)).body;

  test('are those of GraphQL', async () => {
    const FIELDS = '{ type label count id slug }';
    for (const text of ['', 'ly', 'ile de', 'paris', 'hotel']) {
      const { data } = await app.graphql<{ suggestions: Record<string, { label: string; id: string | null }[]> }>(
        `query ($text: String!) { suggestions(text: $text) { cities ${FIELDS} departments ${FIELDS} regions ${FIELDS} venues ${FIELDS} } }`,
        { text },
      );
      const found = await suggest(`?q=${encodeURIComponent(text)}`);
      const { cities, departments, regions, venues } = data.suggestions;
      const labels = (list: object[]) => list.map((one) => 'label' in one && one.label);
      expect([found.cities, found.departments, found.regions, found.establishments].map(labels)).toEqual(
        [cities!, departments!, regions!, venues!].map(labels),
      );
      expect(found.establishments.map(({ id }) => id)).toEqual(venues!.map(({ id }) => id));
    }
  });

  test('have a limit and say what they are', async () => {
    const found = await suggest('?q=pa&limit=2');
    expect(found.cities[0]).toEqual({ label: 'Paris', type: 'city', count: expect.any(Number) as number });
    expect(Math.max(...Object.values(found).map((group: object[]) => group.length))).toBeLessThanOrEqual(2);
    const [venue] = (await suggest('?q=h&limit=1')).establishments;
    expect(venue).toMatchObject({
      type: 'establishment',
      id: expect.any(String) as string,
      slug: expect.any(String) as string,
    });
    expect(await suggest('?q=null&limit=undefined')).toEqual(await suggest(''));
  });

  test.each(['?limit=0', '?limit=21', '?limit=x', '?q=%00', '?q=%FF', '?q=LONG', '?q[]=x'])(
    '%s is refused',
    async (query) => {
      const { response, body } = await get<Failed>(
        `/establishments/suggestions${query.replace('LONG', 'x'.repeat(90_000))}`,
      );
      expect([response.status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});
