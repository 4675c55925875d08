import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Failed, restClient } from '../../testing/rest-client.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { refreshCatalogue } from './catalogue-writer.ts';
import { startDemoCatalogue, type Venue } from './search-rest.factory.ts';

let app: TestApp;
let hiddenId: string;
const get = restClient(() => app.url);

beforeAll(async () => {
  ({ app, hiddenId } = await startDemoCatalogue());
});
afterAll(() => app.stop());

describe('one venue', () => {
  const routes = ['/establishments/{id}', '/public/establishments/{id}', '/public/establishments/slug/{slug}'];
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
